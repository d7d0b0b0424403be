import { defineGame, type Setting } from '@destrier/engine';
import { formed } from './content/formed.js';
import { content } from './content/index.js';
import { DECKS, type Content } from './content/types.js';
import { copyState } from './copy.gen.js';
import { reasons, verbs } from './kinds.js';
import { allows, setup, supportPool } from './rules/setup.js';
import { soloWon } from './rules/otto/otto.js';
import { main } from './rules/main.js';
import { countOf } from './rules/tiles.js';
import { events } from './events.js';
import { rules, secrecy, type G } from './state.js';

const KINDS = ['joust', 'pas'];
const TRIPLES = KINDS.flatMap((one) =>
  KINDS.flatMap((two) => KINDS.map((three) => [one, two, three])),
)
  .filter((triple) => new Set(triple).size > 1)
  .map((triple) => triple.join('-'));
const ALONE = { min: 1, max: 1 };
const WITH_OTHERS = { min: 2, max: 4 };
const HANDICAPS = ['none', 'mount', 'armour', 'both'];

/** What random tests vary: with others at the table, and alone. */
const TABLE_OPTIONS = {
  edition: ['fr', 'ru'],
  travel: ['turns', 'together'],
  duels: ['turns', 'together'],
  trophies: ['on', 'off'],
  learning: ['off', 'on'],
  handicap1: HANDICAPS,
};
const SOLO_OPTIONS = {
  difficulty: ['easy', 'medium', 'hard'],
  deck: ['basic', 'warrior', 'pious'],
  edition: ['fr', 'ru'],
};

function repeated<T extends { readonly copies: number }>(items: {
  readonly [id: string]: T;
}): string[] {
  return Object.entries(items).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, () => id),
  );
}

/** The cards of the box, by what they are shuffled with. */
function pools(setting: Pick<Setting<Content>, 'seats' | 'options' | 'content'>) {
  const { content: box, options, seats } = setting;
  const players = Math.max(2, seats.length);
  const decks = Object.fromEntries(
    DECKS.map((deck) => [
      deck,
      repeated(
        Object.fromEntries(Object.entries(box.travel).filter(([, card]) => card.deck === deck)),
      ),
    ]),
  );
  const tournaments = Object.entries(box.tournaments).filter(
    ([, card]) => card.players === players,
  );
  const solo = Object.entries(box.solo.cards).filter(
    ([, { deck }]) => deck === 'basic' || deck === options['deck'],
  );
  return {
    ...decks,
    characters: repeated(box.characters),
    events: Object.keys(box.events),
    knights: Object.keys(box.knights),
    prestige: repeated(box.prestige),
    relics: repeated(box.relics),
    solo: seats.length === 1 ? solo.map(([id]) => id) : [],
    supports: supportPool(box).map(([support]) => support),
    titles: Object.keys(box.titles),
    tournaments: tournaments.map(([id]) => id),
    trophies: Object.keys(box.trophies),
  };
}

/** RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'glory',
  rulesVersion: '1.1.0',
  seats: { min: 1, max: 4 },
  automa: 'otto',
  options: [
    { id: 'edition', values: ['fr', 'ru'], default: 'fr' },
    { id: 'tournament', values: ['choose', ...KINDS, ...TRIPLES], default: 'choose' },
    { id: 'trophies', values: ['on', 'off'], default: 'on' },
    { id: 'learning', values: ['off', 'on'], default: 'off' },
    { id: 'travel', values: ['turns', 'together'], default: 'turns', seats: WITH_OTHERS },
    { id: 'duels', values: ['turns', 'together'], default: 'turns', seats: WITH_OTHERS },
    ...['1', '2', '3', '4'].map((seat) => ({
      id: `handicap${seat}`,
      values: HANDICAPS,
      default: 'none',
      seats: { min: Number(seat), max: 4 },
    })),
    { id: 'solo', values: ['rivalry', 'score', 'champion'], default: 'rivalry', seats: ALONE },
    { id: 'difficulty', values: ['easy', 'medium', 'hard'], default: 'easy', seats: ALONE },
    { id: 'deck', values: ['basic', 'warrior', 'pious'], default: 'basic', seats: ALONE },
  ],
  allows,
  content,
  formed,
  secrecy,
  events,
  verbs,
  reasons,
  streams: {
    dice: 'seat',
    foe: 'seat',
    initiative: 'table',
    cards: 'table',
    knights: 'table',
    otto: 'table',
  },
  pools,
  setup,
  rules,
  main,
  score: (g, seat) => g.s.players[seat].glory, // G16.25
  /** [G16.26] More prestige tokens, active or turned; else the victory is shared [G16.27]. */
  tieBreak: (g, seat) => countOf(g, seat, 'prestige'),
  rival(g) {
    const { plays, rivals, glory } = g.s.otto;
    return plays ? { name: 'otto', score: rivals ? glory : null, ahead: !soloWon(g) } : undefined;
  },
  idle: ['pass', 'stop', 'wait', 'decline', 'done'],
  setups: [
    ...[2, 3, 4].flatMap((seats) =>
      ['joust', 'pas', 'choose'].map((tournament) => ({
        seats,
        options: { tournament },
        varied: TABLE_OPTIONS,
      })),
    ),
    ...['rivalry', 'score', 'champion'].map((solo) => ({
      seats: 1,
      options: { solo },
      varied: SOLO_OPTIONS,
    })),
  ],
  copy: copyState,
  choiceCap: 5000,
});
