import {
  answer,
  menuOf,
  need,
  newMatch,
  prepare,
  promptOf,
  questions,
  run,
  spell,
  streamFrom,
  tableKey,
  type Card,
} from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import type { Eye } from '../state.js';
import { godsends } from '../rules/godsends.js';
import { dawn } from '../rules/dawn.js';
import { play, playerOf, staged } from '../testing/staged.js';
import { text } from '../text/index.js';
import { insight } from './index.js';
import { toTrade } from './powers.js';
import { handCost, loseChances } from './stake.js';

type Options = { readonly [id: string]: string };

/** One game in which every other answer is any: what was answered that is not in the menu, and worths that are none. */
function faultsOf(seats: number, options: Options, seed: string): string[] {
  const match = newMatch(prepare(game, seats, options), tableKey(seed));
  const random = streamFrom(seed, 'test');
  const draw = (n: number) => random.below(n);
  const faults: string[] = [];
  run(match);
  while (!match.over) {
    const question = need(questions(match)[0], 'a question');
    const frame = match.fibers[question.fiber]?.stack[question.depth];
    const prompt = promptOf(match, question);
    const asked = { seat: question.seat, prompt, v: need(frame, prompt).v };
    const menu = menuOf(match, question, match.menu, false);
    const any = menu.nth(draw(menu.count));
    const chosen = [
      insight.settled?.(match, asked, menu),
      insight.instinct?.(match, asked, menu, draw),
    ].filter((choice) => choice !== undefined);
    const ids = new Set(chosen.length > 0 ? menu.ids() : []);
    for (const { verb, args } of chosen)
      if (!ids.has(spell(verb, args))) faults.push(`${prompt}: ${spell(verb, args)}`);
    answer(match, question, draw(2) === 0 ? any : (chosen[0] ?? any));
    for (const seat of match.seats)
      if (!Number.isFinite(insight.worth(match, seat))) faults.push(`${prompt}: worth`);
  }
  return faults;
}

const SETUPS: [seats: number, options: Options][] = [
  [3, {}],
  [4, { style: 'camelot' }],
  [6, { health: '300' }],
  [8, {}],
];
it.each(SETUPS)('%d seats, %j: only what the menu offers is chosen', (seats, options) => {
  expect(['1', '2', '3'].flatMap((seed) => faultsOf(seats, options, seed))).toEqual([]);
});

describe('what a table is worth', () => {
  const worths = (table: ReturnType<typeof staged>): number[] =>
    table.match.seats.map((seat) => insight.worth(table.match, seat));

  it('is made of parts that have names', () => {
    const { match } = staged([
      { hand: 'swords-15' },
      { hand: 'swords-14', pile: 'mists' },
      { hand: 'swords-1' },
    ]);
    const parts = Object.entries(need(insight.parts, 'parts')(match, 1));
    expect(parts.reduce((sum, [, points]) => sum + points, 0)).toBe(insight.worth(match, 1));
    const said = Object.keys(text.en).filter((key) => key.startsWith('worth.'));
    expect(parts.map(([part]) => `worth.${part}`).toSorted()).toEqual(said.toSorted());
  });

  it('less with a pile, and less with low cards in hand', () => {
    const [rich = 0, wounded = 0, low = 0] = worths(
      staged([{ hand: 'swords-15' }, { hand: 'swords-14', pile: 'mists' }, { hand: 'swords-1' }]),
    );
    expect(wounded).toBeLessThan(rich - 20);
    expect(low).toBeLessThan(rich - 5);
  });

  it('who holds the lowest card of a combat is likeliest to lose it, and surely at its end', () => {
    const table = staged([
      { hand: 'swords-2 arrows-1' },
      { hand: 'swords-9 arrows-2', godsends: 'mirror' },
      { hand: 'swords-5 arrows-3' },
    ]);
    const eye: Eye = table.match;
    play(table, '0 play swords-2', '1 play swords-9');
    const [mine = 0, other = 0] = loseChances(eye);
    expect(mine).toBeGreaterThan(0.7);
    expect(mine).toBeLessThan(1);
    expect(other).toBe(0);
    play(table, '2 play swords-5');
    expect(loseChances(eye)).toEqual([1, 0, 0]);
  });

  it('with Morgan it is the highest', () => {
    const table = staged([
      { hand: 'swords-2 arrows-1' },
      { hand: 'swords-9 arrows-2', godsends: 'mirror' },
      { hand: 'morgan arrows-3' },
    ]);
    play(table, '0 play swords-2', '1 play swords-9', '2 play morgan');
    expect(loseChances(table.match)).toEqual([0, 1, 0]);
  });
});

/** All cards of this value, wherever they are. */
function cardsWorth({ match }: ReturnType<typeof staged>, value: number): Card[] {
  const g: Eye = match;
  const places = [g.s.deck, ...g.seats.map((seat) => g.s.players[seat].hand)];
  return places.flat().filter((card) => g.name(card).endsWith(`-${value}`));
}

describe('what is done without looking ahead', () => {
  /** What is settled at the first open question, as an option. */
  const settledAt = (table: ReturnType<typeof staged>): string | undefined => {
    const { match } = table;
    const question = need(questions(match)[0], 'a question');
    const frame = match.fibers[question.fiber]?.stack[question.depth];
    const prompt = promptOf(match, question);
    const asked = { seat: question.seat, prompt, v: need(frame, prompt).v };
    const choice = insight.settled?.(match, asked, menuOf(match, question, match.menu, false));
    return choice === undefined ? undefined : spell(choice.verb, choice.args);
  };

  it('who stands best is named, of equals the nearest to the left', () => {
    const table = staged([{ health: 100 }, { health: 200 }, { health: 300 }, { health: 300 }], {
      begin: godsends,
      favours: 'ambush spy',
    });
    play(table, '0 take ambush');
    expect(settledAt(table)).toBe('target 2');
  });

  it('the Lion adds a card only where the combat would be lost', () => {
    const lion = (own: string, more: string) => {
      const table = staged([
        { hero: 'yvain', unlocked: true, hand: `${own} ${more} arrows-1` },
        { hand: 'swords-5 arrows-2' },
        { hand: 'swords-4 arrows-3' },
      ]);
      play(table, `0 play ${own}`);
      return settledAt(table);
    };
    expect(lion('swords-15', 'swords-9')).toBe('enough');
    expect(lion('swords-1', 'swords-9')).toBeUndefined();
  });

  const ordering = (own: string, hand: string) => {
    const table = staged([
      { hero: 'arthur', hand: `${own} ${hand}` },
      { hand: 'swords-8 swords-2 swords-3 swords-4 swords-6' },
      { hand: 'swords-9 arrows-2 arrows-3 arrows-4 arrows-5' },
    ]);
    play(table, `0 play ${own}`, '1 play swords-8');
    const first = settledAt(table);
    play(table, '0 pass', '2 play swords-9');
    return [first, settledAt(table)];
  };
  it('Arthur gives his order at the end of a combat that he would lose', () => {
    expect(ordering('swords-1', 'arrows-6 arrows-7 arrows-8 arrows-9')).toEqual(['pass', 'order']);
  });
  it('or, where he loses nothing by it, when the round is nearly over', () => {
    expect(ordering('swords-15', 'arrows-6 arrows-7 arrows-8 arrows-9')).toEqual(['pass', 'pass']);
    expect(ordering('swords-15', 'arrows-6 arrows-7 arrows-8')).toEqual(['order', 'order']);
  });

  it('the Sword exchanges what is worse than what comes back, as a rule', () => {
    const traded = (hand: string) => toTrade(staged([{ hand }, {}, {}, {}]).match, 0);
    expect(traded('swords-1 arrows-1 sorcery-1 swords-9')).toBe(3);
    expect(traded('swords-1 arrows-5 sorcery-6 swords-9')).toBe(1);
    expect(traded('swords-3 arrows-5 sorcery-6 swords-9')).toBe(0);
  });
  it('with the neighbour to whom nothing was passed, or not at all', () => {
    const table = staged([{ hero: 'arthur', unlocked: true }, {}, {}], {
      begin: dawn,
      options: { style: 'camelot' },
    });
    const { hand } = playerOf(table, 0);
    const change = (value: number) =>
      hand.splice(0, hand.length, ...cardsWorth(table, value).slice(0, 3));
    change(1);
    expect(settledAt(table)).toBe('with 1');
    change(15);
    expect(settledAt(table)).toBe('decline');
  });
});

it('a hand costs what will be played of it: the worst stay in a hand that is longer than others', () => {
  const cost = (one: string, other: string): number => {
    const table = staged([{ hand: 'swords-15 swords-1' }, { hand: one }, { hand: other }], {
      leader: 1,
    });
    return handCost(table.match, 0);
  };
  expect(cost('arrows-2', 'arrows-4')).toBeLessThan(1);
  expect(cost('arrows-2 arrows-3', 'arrows-4 arrows-5')).toBeGreaterThan(5);
});
