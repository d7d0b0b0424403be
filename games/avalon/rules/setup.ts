import { perSeat, why, type Seat, type Setting } from '@destrier/engine';
import { allWeapons } from '../content/cards.js';
import { COLOURS, type Content } from '../content/types.js';
import { NOBODY, rules, type OpenLook, type Player, type Play, type State } from '../state.js';
import { moveKind } from './cards.js';
import { addPower, powerNamed } from './powers.js';
import { choosePlace } from './places.js';
import { firstLeader, isCamelot, isChaos } from './seats.js';

const { act, call, openAsk, procedure } = rules;

/** Settings that contradict each other. */
export function allows(seats: number, { chaos, style }: Setting['options']) {
  const isAsked = seats === 5 || seats === 6;
  return isAsked && chaos === 'on' && style === 'camelot' ? why('A18.16', 'chaosStyle') : undefined;
}

/** The cards of the box, by what they are shuffled with. */
export function pools(setting: Pick<Setting<Content>, 'seats' | 'options' | 'content'>) {
  return {
    weapons: allWeapons(setting.content, isChaos(setting)),
    godsends: Object.keys(setting.content.godsends),
  };
}

function newPlayer(): Player {
  return {
    health: 0,
    hero: '',
    unlocked: false,
    hand: [],
    giving: [],
    veiled: [],
    kept: [],
    pile: [],
    godsends: [],
    out: false,
    voids: [],
  };
}

/** The table before anything has happened: nothing is shuffled yet. */
export function setup(setting: Setting<Content>): State {
  const weapons = setting.cards('weapons');
  // Merlin stays outside, and so do the second copies of Absolute Chaos. [A2.1]
  const outside = setting.content.specials['merlin-weapon'].copies;
  const second = isChaos(setting) ? COLOURS.length * setting.content.figures.values : 0;
  const inDeck = weapons.length - second - outside;
  return {
    round: 0,
    phase: 'setup',
    dealer: 0,
    formerDealer: 0,
    players: perSeat(setting.seats, newPlayer),
    shaken: false,
    powers: [],
    place: '',
    combat: {
      number: 0,
      leader: 0,
      yielded: false,
      last: NOBODY,
      order: [],
      turn: 0,
      lead: '',
      cards: [],
      healed: [],
      loser: NOBODY,
    },
    table: [],
    aside: [],
    deck: weapons.slice(0, inDeck),
    discard: [],
    box: weapons.slice(inDeck),
    favours: { deck: setting.cards('godsends'), open: [], discard: [] },
    favoursOut: [],
  };
}

/** Godsends that are not played with [A17.2] [A18.3]. */
function isOut(g: OpenLook, godsend: string): boolean {
  const data = g.content.godsends[godsend];
  return isChaos(g) ? data?.noChaos === true : isCamelot(g) && data?.effect === 'plain-alchemy';
}

function setFavours(g: Play): void {
  const { favours, favoursOut } = g.s;
  for (const godsend of Object.keys(g.content.godsends))
    if (isOut(g, godsend)) moveKind(g, godsend, favours.deck, favoursOut);
  g.shuffle(favours.deck, 'favours');
}

/** [A2.3] [A3.1] */
export function takeHero(g: Play, seat: Seat, hero: string): void {
  const data = g.content.heroes[hero];
  if (data === undefined) return;
  g.s.players[seat].hero = hero;
  addPower(g, { card: hero, rank: 'hero', effect: data.effect, seat });
  g.event('hero', { seat, hero, legend: data.legend });
}

function freeHeroes(g: OpenLook): string[] {
  const taken = g.s.players.map(({ hero }) => hero);
  return Object.keys(g.content.heroes).filter((hero) => !taken.includes(hero));
}

interface Choosing {
  seat: Seat;
}

const choosing = procedure<Choosing>('choosing', {
  steps: [
    openAsk<Choosing, { hero: [hero: string] }>('hero', {
      rule: 'A2.4',
      who: 'seat',
      menu(g, _v, m) {
        for (const hero of freeHeroes(g)) m.option('hero', hero);
      },
      on: {
        hero: (g, v, hero) => takeHero(g, v.seat, hero),
      },
    }),
  ],
});

/** Everything before the first dawn. */
export const settingUp = procedure<object>('setting up', {
  steps: [
    act('godsends', 'A2.2', (g) => setFavours(g)),
    act('health', 'A2.6', (g) => {
      const health = Number(g.options['health']);
      for (const seat of g.seats) {
        g.s.players[seat].health = health;
        g.score(seat, 'start', health);
      }
    }),
    act('dealer', 'A2.7', (g) => {
      g.s.dealer = g.after(0, g.random('dealer', g.seats.length));
      g.s.formerDealer = g.s.dealer;
    }),
    act('heroes', 'A2.4', (g) => {
      const fromLeft = g.seats.map((_, places) => g.after(g.s.dealer, places + 1)); // A2.5
      if (g.options['heroes'] === 'chosen')
        g.callEach(
          choosing,
          fromLeft.map((seat) => ({ seat })),
        );
      else for (const seat of fromLeft) takeHero(g, seat, g.roll('heroes', freeHeroes(g)));
    }),
    act('host', undefined, (g) => {
      if (!isChaos(g)) return; // A18.4, A18.7
      g.s.dealer = powerNamed(g, 'hidden-combat')?.seat ?? g.s.dealer;
      g.s.formerDealer = g.s.dealer;
    }),
    call(
      'place',
      choosePlace,
      () => ({}),
      (g) => isChaos(g),
    ),
    act('announce', undefined, (g) => {
      g.s.shaken = true;
      g.s.combat.leader = firstLeader(g);
      g.event('dealer', { seat: g.s.dealer });
    }),
  ],
});
