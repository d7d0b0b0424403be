import { play } from '@destrier/engine/testkit/check';
import { menuOf, need, promptOf, questions, spell, type Card } from '@destrier/engine';
import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import type { Look } from '../state.js';
import { godsends } from '../rules/godsends.js';
import { dawn } from '../rules/dawn.js';
import { dusk } from '../rules/dusk.js';
import { playerOf, staged } from '../testing/staged.js';
import { text } from '../text/index.js';
import { evaluation } from './index.js';
import { toTrade } from './powers.js';
import { handCost, loseChances } from './stake.js';

keepEvaluationLegal(game, evaluation, [
  { seats: 3 },
  { seats: 4, options: { style: 'camelot' } },
  { seats: 6, options: { health: '300' } },
  { seats: 8 },
]);

describe('what a table is worth', () => {
  const worths = (table: ReturnType<typeof staged>): number[] =>
    table.match.seats.map((seat) => evaluation.worth(table.match, seat));

  it('is made of parts that have names', () => {
    const { match } = staged([
      { hand: 'swords-15' },
      { hand: 'swords-14', pile: 'mists' },
      { hand: 'swords-1' },
    ]);
    const parts = Object.entries(need(evaluation.parts, 'parts')(match, 1));
    expect(parts.reduce((sum, [, points]) => sum + points, 0)).toBe(evaluation.worth(match, 1));
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
    const eye: Look = table.match;
    play(table, 'red: play swords-2', 'blue: play swords-9');
    const [mine = 0, other = 0] = loseChances(eye);
    expect(mine).toBeGreaterThan(0.7);
    expect(mine).toBeLessThan(1);
    expect(other).toBe(0);
    play(table, 'green: play swords-5');
    expect(loseChances(eye)).toEqual([1, 0, 0]);
  });

  it('with Morgan it is the highest', () => {
    const table = staged([
      { hand: 'swords-2 arrows-1' },
      { hand: 'swords-9 arrows-2', godsends: 'mirror' },
      { hand: 'morgan arrows-3' },
    ]);
    play(table, 'red: play swords-2', 'blue: play swords-9', 'green: play morgan');
    expect(loseChances(table.match)).toEqual([0, 1, 0]);
  });
});

/** All cards of this value, wherever they are. */
function cardsWorth({ match }: ReturnType<typeof staged>, value: number): Card[] {
  const g: Look = match;
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
    const choice = evaluation.settled?.(match, asked, menuOf(match, question, match.menu, false));
    return choice === undefined ? undefined : spell(choice.verb, choice.args);
  };

  it('Dragon’s Breath goes to the pile with most swords, not to the healthiest without any', () => {
    const table = staged(
      [
        { godsends: 'dragons-breath' },
        { pile: 'arrows-4 arrows-5', health: 400 },
        { pile: 'swords-1 swords-2', health: 300 },
        { pile: 'swords-3', health: 350 },
      ],
      { begin: dusk },
    );
    expect(settledAt(table)).toBe('target 2');
  });

  it('a curse names the suit that the own hand brings most of, and on Yvain what spares him', () => {
    const hand = 'sorcery-1 sorcery-2 sorcery-3 sorcery-4 sorcery-5 sorcery-6 sorcery-7';
    const at = (hero: string) =>
      staged([{ godsends: 'curse-of-poison', hand }, { hero, health: 400 }, { health: 300 }], {
        begin: dawn,
        options: { style: 'camelot' },
      });
    expect(settledAt(at('bors'))).toBe('curse 1 sorcery');
    expect(settledAt(at('yvain'))).toBe('curse 1 deception');
  });

  it('who stands best is named, of equals the nearest to the left', () => {
    const table = staged([{ health: 100 }, { health: 200 }, { health: 300 }, { health: 300 }], {
      begin: godsends,
      favours: 'ambush spy',
    });
    play(table, 'red: take ambush');
    expect(settledAt(table)).toBe('target 2');
  });

  it('the Lion adds a card only where the combat would be lost', () => {
    const lion = (own: string, more: string) => {
      const table = staged([
        { hero: 'yvain', unlocked: true, hand: `${own} ${more} arrows-1` },
        { hand: 'swords-5 arrows-2' },
        { hand: 'swords-4 arrows-3' },
      ]);
      play(table, `red: play ${own}`);
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
    play(table, `red: play ${own}`, 'blue: play swords-8');
    const first = settledAt(table);
    play(table, 'red: pass', 'green: play swords-9');
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
