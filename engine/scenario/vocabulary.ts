import type { Card } from '../basics.js';
import { prepare } from '../game.js';
import { newMatch, type Match } from '../match.js';
import { run } from '../run.js';
import { tableKey } from '../seed.js';
import { SEED } from './read.js';
import type { Playable } from './scenario.js';
import { placesOf } from './supply.js';
import {
  NO_WORDS,
  type AnyWord,
  type BeginWord,
  type Plain,
  type Stock,
  type Usage,
} from './words.js';

/** A word in which scenarios of a game are written, for somebody who looks it up. */
export interface WordEntry extends Usage {
  readonly name: string;
  /** Whether it is written under a seat, or beside the seats. */
  readonly of: 'table' | 'seat';
  /** False: it can only be expected. */
  readonly given: boolean;
}

export interface Need {
  readonly name: string;
  /** What is written for it: `seat`, `number`, …; `given`: the word must stand under `given`. */
  readonly kind: string;
}

/** A part of the rules with which a scenario may begin. */
export interface BeginEntry {
  readonly name: string;
  readonly needs: readonly Need[];
}

export interface Vocabulary {
  readonly words: readonly WordEntry[];
  readonly begins: readonly BeginEntry[];
}

const NAMES: readonly string[] = [
  'red',
  'blue',
  'white',
  'green',
  'black',
  'yellow',
  'grey',
  'brown',
];

/** The seats of the table from which examples are taken. */
export function sampleSeats({ seats }: Playable['game']): readonly string[] {
  return NAMES.slice(0, Math.min(seats.max, Math.max(seats.min, 2)));
}

/** Every word of a game, and every part of its rules with which a scenario may begin. */
export function vocabularyOf({ game, words = NO_WORDS }: Playable): Vocabulary {
  const names = sampleSeats(game);
  const match = newMatch(prepare(game, names.length, {}), tableKey(SEED));
  run(match);
  const stock: Stock = { names, kinds: (place) => kindsFor(match, place) };
  const entry =
    (of: WordEntry['of']) =>
    ([name, word]: [string, AnyWord]): WordEntry => ({
      name,
      of,
      ...word.usage(match as never, stock, ...((of === 'seat' ? [0] : []) as never)),
      given: word.set !== undefined,
    });
  return {
    words: [
      ...Object.entries(words.seat).map(entry('seat')),
      ...Object.entries(words.table).map(entry('table')),
    ],
    begins: Object.entries(words.begin).map(([name, { args, needs }]) => ({
      name,
      needs: [
        ...Object.entries(args).map(([arg, kind]) => ({ name: arg, kind: kindText(kind, game) })),
        ...Object.keys(needs).map((word) => ({ name: word, kind: 'given' })),
      ],
    })),
  };
}

function kindText(kind: BeginWord['args'][string], { content }: Playable['game']): string {
  if (typeof kind === 'string') return kind;
  return `one of ${kind(content).join(', ')}`;
}

function kindsFor(match: Match, place: readonly Card[]): readonly string[] {
  const { pools, kinds } = match.prepared;
  const pool = placesOf(match).find(({ cards }) => cards === place)?.node.pool;
  return [...new Set(pool === undefined ? [] : pools.get(pool))].map((kind) => kinds[kind] ?? '');
}

/** The lines of a scenario that give the example of a word, or expect it. */
export function exampleOf({ name, of, example, after = {} }: WordEntry, seat: string): Plain {
  const words = { ...after, [name]: example };
  return of === 'seat' ? { [seat]: words } : words;
}
