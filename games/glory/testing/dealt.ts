import { need, Table, type Card } from '@destrier/engine';
import { cardsIn, colourOf, offered, play } from '@destrier/engine/testkit/check';
import { game } from '../game.js';
import { stateOf } from './seated.js';
import type { Player } from '../state.js';

/** Tables for tests of the set-up: at its first question, with the order and the tops of the piles written down. */

/** What is shuffled in the set-up, in this order. */
const SHUFFLED = [
  ...['one', 'two', 'three'].flatMap((level) => [
    `characters ${level}`,
    `events ${level}`,
    `supports ${level}`,
  ]),
  'special',
  'romance',
  'market',
  'challenge',
  'titles',
  'tournaments',
  'trophies',
  'titles again',
  'romance again',
  'market again',
  'challenge again',
];

interface Given {
  readonly seed?: string;
  readonly options?: { readonly [id: string]: string };
  readonly content?: object;
  /** The initiative track from left to right. */
  readonly order?: readonly number[];
  /** What lies on top of a pile after its shuffle, the first of them topmost. */
  readonly tops?: { readonly [pile: string]: readonly string[] };
}

/** The type of the first tournament is fixed, unless the options say something else. */
export function dealt(seats: number, given: Given = {}): Table {
  const { order = [], tops = {} } = given;
  const unknown = Object.keys(tops).find((pile) => !SHUFFLED.includes(pile));
  if (unknown !== undefined) throw new Error(`nothing called ${unknown} is shuffled`);
  return Table.start(game, {
    seats,
    seed: given.seed ?? 'glory',
    options: { tournament: 'joust', ...given.options },
    ...(given.content === undefined ? {} : { content: given.content }),
    script: new Map<string, (string | number)[]>([
      ['initiative', drawsOf(order, seats)],
      ['cards', SHUFFLED.flatMap((pile) => [...(tops[pile] ?? []), 'shuffle'])],
    ]),
  });
}

/** The order as it is drawn: each time one of those who are left. */
function drawsOf(order: readonly number[], seats: number): number[] {
  const left = Array.from({ length: seats }, (_, seat) => seat);
  return order.map((seat) => {
    const at = left.indexOf(seat);
    left.splice(at, 1);
    return at;
  });
}

const sorted = (option: string) => option.split(' ').toSorted().join(' ');

/** Everybody who is asked takes one of these wishes, whatever the order of its words, or the first option. */
export function agree(table: Table, ...wishes: string[]): void {
  for (const { seat } of table.asks('public')) {
    const colour = colourOf(seat);
    const options = offered(table, colour);
    const wished = options.find((option) => wishes.some((wish) => sorted(wish) === sorted(option)));
    play(table, `${colour}: ${need(wished ?? options[0], 'an option')}`);
  }
}

/** The set-up to its end: everybody takes a wish where it is offered, or the first option. */
export function settled(table: Table, ...wishes: string[]): Table {
  while (stateOf(table).phase === 'setup') agree(table, ...wishes);
  return table;
}

/** The names of what everybody has of a kind, seat by seat. */
export function each(table: Table, of: (player: Player) => readonly Card[]): string[][] {
  return stateOf(table).players.map((player) => cardsIn(table, of(player)).toSorted());
}
