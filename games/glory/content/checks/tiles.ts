import { BACKS, type Content, type Support } from '../types.js';
import { slotsWith } from './board.js';
import { cardsOf, holds, namedIn, prestigeIn, total, type Check } from './check.js';
import { mostOfFour } from './demand.js';
import { worthOf } from './worth.js';

export const ORDINARY: readonly string[] = [
  'minstrel',
  'squire',
  'nun',
  'thug',
  'weapon-master',
  'queen',
];
const PILES = ['one', 'two', 'three'] as const;
const ROUNDS = 3;
const MOST_PLAYERS = 4;

const tilesOf = (support: Support | undefined, backs: readonly (typeof BACKS)[number][]): number =>
  total(backs.map((back) => support?.tiles[back] ?? 0));

const onBacks = ({ supports }: Content, backs: readonly (typeof BACKS)[number][]): number =>
  total(Object.values(supports).map((support) => tilesOf(support, backs)));

const slotsOf = ({ board }: Content, special: boolean): number =>
  slotsWith(board, MOST_PLAYERS).filter((slot) => slot.special === special).length;

/** Special tiles that three rounds with four players may need. */
function specialsNeeded(content: Content): number {
  const recruiting = Object.values(content.events).filter(({ recruits }) => recruits === true);
  const brought = mostOfFour(content, ({ special }) => special);
  return ROUNDS * slotsOf(content, true) + recruiting.length + brought;
}

function sourcesOf(content: Content, tile: 'relic' | 'prestige', id: string): number {
  const givers = tile === 'relic' ? namedIn(content, 'relic') : prestigeIn(content);
  return total(givers.filter(({ value }) => value === id).map(({ copies }) => copies));
}

const giversOf = (content: Content, deck: string, prestige: string) =>
  cardsOf(content, deck).filter(({ rewards }) => rewards.some((one) => one.prestige === prestige));

/** What is known of supports, relics, prestige and trophies. */
export const tiles: readonly Check[] = [
  holds('six supports are ordinary, all others are single special tiles', 'supports', (content) =>
    Object.entries(content.supports).every(([id, support]) =>
      ORDINARY.includes(id)
        ? tilesOf(support, ['special']) === 0
        : tilesOf(support, ['special']) === 1 && tilesOf(support, BACKS) === 1,
    ),
  ),
  holds(
    'piles I, II and III fill the track of four players in three rounds',
    'supports',
    (content) => onBacks(content, PILES) >= ROUNDS * slotsOf(content, false),
  ),
  holds(
    'special tiles last for three rounds of track, events and characters',
    'supports',
    (content) => onBacks(content, ['special']) >= specialsNeeded(content),
  ),
  holds('every ordinary support is in piles I, II and III', 'supports', ({ supports }) =>
    ORDINARY.every((id) => PILES.every((pile) => tilesOf(supports[id], [pile]) > 0)),
  ),
  holds('the scroll pile has a tile for each card that names it', 'supports', (content) =>
    Object.entries(content.supports).every(
      ([id, support]) =>
        tilesOf(support, ['scroll']) ===
        total(
          namedIn(content, 'support')
            .filter(({ value }) => value === id)
            .map(({ copies }) => copies),
        ),
    ),
  ),
  holds('the supports that a title needs are there', 'supports', ({ supports, titles }) =>
    Object.values(titles).every(({ of = {} }) =>
      Object.entries(of).every(([id, count]) => tilesOf(supports[id], BACKS) >= count),
    ),
  ),
  holds(
    'a player can have two squires',
    'supports.squire.tiles',
    ({ supports }) => tilesOf(supports['squire'], BACKS) >= 2,
  ),
  holds('there are four of each relic', 'relics', ({ relics }) =>
    Object.values(relics).every(({ copies }) => copies === 4),
  ),
  holds('every relic can be gained', 'relics', (content) =>
    Object.entries(content.relics).every(
      ([id, { copies }]) => sourcesOf(content, 'relic', id) >= copies,
    ),
  ),
  holds('prestige is of six kinds, of one to four tokens', 'prestige', ({ prestige }) => {
    const kinds = Object.values(prestige);
    return kinds.length === 6 && kinds.every(({ copies }) => copies >= 1 && copies <= 4);
  }),
  holds('every prestige token can be gained', 'prestige', (content) =>
    Object.entries(content.prestige).every(
      ([id, { copies }]) => sourcesOf(content, 'prestige', id) >= copies,
    ),
  ),
  holds('the prestige of champions comes from trophies alone', 'trophies', (content) => {
    const givers = prestigeIn(content).filter(({ value }) => value === 'prestige:champion');
    return givers.length > 0 && givers.every(({ path }) => path[0] === 'trophies');
  }),
  holds(
    'the prestige of warriors is won in challenges',
    'travel',
    (content) => giversOf(content, 'challenge', 'prestige:warrior').length > 0,
  ),
  holds('a trophy is better than the standard prize', 'trophies', ({ trophies, figures }) =>
    Object.values(trophies).every(({ reward }) => worthOf(reward) > worthOf(figures.prize)),
  ),
];
