import { game } from '@destrier/avalon/game';
import type { Content } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { accounts, type Account, type Fate } from './account.js';
import { playedTo } from './testing/played.js';
import { highestLoses, verdictOf } from './verdict.js';

const content = game.content as Content;

/** A combat from words like `0:swords-3`, `0:apprentice=15` where a value was named, `0:swords-3!` without a feint. */
function fought(cards: string, loser: Seat | null, broken: readonly number[] = []): Account {
  const fates = cards.split(' ').map((text): Fate => {
    const [seat = '', rest = ''] = text.split(':');
    const [card = '', value] = rest.replace('!', '').split('=');
    const alone = rest.endsWith('!');
    const fate = { seat: Number(seat), card, became: 'stays', alone } as const;
    return value === undefined ? fate : { ...fate, value: Number(value) };
  });
  const decided = fates.map((_, at) => at);
  return { number: 1, cards: fates, dishonoured: [], loser, isOver: true, decided, broken };
}

const verdict = (...given: Parameters<typeof fought>) => verdictOf(content, fought(...given));

describe('why somebody lost', () => {
  it('with the lowest card', () => {
    expect(verdict('0:swords-3 1:swords-9 2:mists', 0)).toMatchObject({
      why: 'lowest',
      at: 0,
      feints: [],
    });
  });

  it('with the lowest that did not feint', () => {
    expect(verdict('0:swords-3 1:alchemy-3 2:swords-9', 2)).toMatchObject({
      why: 'lowestLeft',
      at: 2,
      feints: [0, 1],
    });
  });

  it('with the highest, by Morgan', () => {
    expect(verdict('0:mists 1:morgan 2:swords-3', 0)).toMatchObject({ why: 'highest', at: 0 });
    expect(verdict('0:swords-9 1:morgan 2:alchemy-9 3:swords-2', 3)).toMatchObject({
      why: 'highestLeft',
      at: 3,
      feints: [0, 2],
    });
  });

  it('by what was named for the Apprentice', () => {
    expect(verdict('0:swords-9 1:apprentice=9 2:swords-12', 2)).toMatchObject({
      why: 'lowestLeft',
      at: 2,
      feints: [0, 1],
    });
  });

  it('with the worse of two cards', () => {
    expect(verdict('0:sorcery-5 0:swords-2 1:swords-9', 0)).toMatchObject({ why: 'lowest', at: 1 });
    expect(verdict('0:sorcery-5 0:morgan 1:swords-3', 0)).toMatchObject({ why: 'highest', at: 0 });
  });

  it('because nobody else had a card left, whatever it was worth', () => {
    expect(verdict('0:swords-15', 0)).toMatchObject({ why: 'alone', at: 0 });
    expect(verdict('0:swords-15 -1:swords-2', 0)).toMatchObject({ why: 'alone', at: 0 });
  });

  it('because a power undid the feint', () => {
    expect(verdict('0:swords-3 1:alchemy-3! 2:swords-9 3:swords-3', 1)).toEqual({
      why: 'undone',
      at: 1,
      feints: [0, 3],
      alone: [1],
    });
    expect(verdict('0:swords-3 1:alchemy-3 2:swords-9', 1, [3])).toEqual({
      why: 'undone',
      at: 1,
      feints: [],
      alone: [0, 1],
    });
  });

  it('or why nobody did', () => {
    expect(verdict('0:swords-3 1:alchemy-3', null)).toMatchObject({ why: 'feints', at: -1 });
    expect(verdict('-1:swords-3', null)).toMatchObject({ why: 'none', at: -1 });
  });
});

it('in whole games the card with which somebody lost is found, also where powers were used', () => {
  const whys = new Map<string, number>();
  for (const seats of [4, 6, 8]) {
    const events = playedTo({ seats }).events('public');
    events.forEach(({ name }, at) => {
      if (name !== 'lost') return;
      const [account] = accounts(events.slice(0, at + 1), 1);
      if (account === undefined) throw new Error('a combat is lost that never began');
      const { why, at: lost } = verdictOf(content, account);
      expect(account.cards[lost]?.seat).toBe(account.loser);
      whys.set(why, (whys.get(why) ?? 0) + 1);
    });
  }
  expect(whys.get('lowest')).toBeGreaterThan(50);
  expect(whys.get('highest')).toBeGreaterThan(5);
  expect([...whys.keys()]).not.toContain('none');
});

it('a Morgan of nobody turns nothing round', () => {
  expect(highestLoses([{ kind: 'morgan', seat: 1 }])).toBe(true);
  expect(highestLoses([{ kind: 'morgan', seat: -1 }])).toBe(false);
  expect(highestLoses([{ kind: 'mists', seat: 1 }])).toBe(false);
});
