import { game } from '@destrier/avalon/game';
import { avalonEvents, type Content } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { accounts, type Account, type Fate, type Lost } from './account.js';
import { playedTo } from './testing/played.js';
import { valueOf, verdictOf } from './verdict.js';

const content = game.content as Content;

/** A card from words like `0:swords-3`, `0:apprentice=15` where a value was named, `0:swords-3!` without a feint. */
function fateOf(text: string): Fate {
  const [seat = '', rest = ''] = text.split(':');
  const [card = '', value] = rest.replace('!', '').split('=');
  const fate = {
    seat: Number(seat) as Seat,
    card,
    became: 'stays',
    alone: rest.endsWith('!'),
  } as const;
  return value === undefined ? fate : { ...fate, value: Number(value) };
}

/** A combat from such words; `lost`: how and with which of them, as the rules told it. */
function fought(cards: string, lost: string | null, broken: readonly number[] = []): Account {
  const fates = cards.split(' ').map(fateOf);
  const decided = fates.map((_, at) => at);
  return {
    number: 1,
    cards: fates,
    dishonoured: [],
    lost: lost === null ? null : lostOf(lost),
    isOver: true,
    decided,
    broken,
  };
}

function lostOf(text: string): Lost {
  const [how, words = ''] = text.split(' ');
  const fate = fateOf(words);
  const { seat, card } = fate;
  return { seat: seat as Seat, card, value: valueOf(content, fate), how: how as Lost['how'] };
}

const verdict = (...given: Parameters<typeof fought>) => verdictOf(content, fought(...given));

describe('why somebody lost', () => {
  it('with the lowest card', () => {
    expect(verdict('0:swords-3 1:swords-9 2:mists', 'lowest 0:swords-3')).toMatchObject({
      why: 'lowest',
      at: 0,
      feints: [],
    });
  });

  it('with the lowest that did not feint', () => {
    expect(verdict('0:swords-3 1:alchemy-3 2:swords-9', 'lowest 2:swords-9')).toMatchObject({
      why: 'lowestLeft',
      at: 2,
      feints: [0, 1],
    });
  });

  it('with the highest, by Morgan', () => {
    expect(verdict('0:mists 1:morgan 2:swords-3', 'highest 0:mists')).toMatchObject({
      why: 'highest',
      at: 0,
    });
    expect(
      verdict('0:swords-9 1:morgan 2:alchemy-9 3:swords-2', 'highest 3:swords-2'),
    ).toMatchObject({
      why: 'highestLeft',
      at: 3,
      feints: [0, 2],
    });
  });

  it('by what was named for the Apprentice', () => {
    expect(verdict('0:swords-9 1:apprentice=9 2:swords-12', 'lowest 2:swords-12')).toMatchObject({
      why: 'lowestLeft',
      at: 2,
      feints: [0, 1],
    });
  });

  it('with the worse of two cards', () => {
    expect(verdict('0:sorcery-5 0:swords-2 1:swords-9', 'lowest 0:swords-2')).toMatchObject({
      why: 'lowest',
      at: 1,
    });
    expect(verdict('0:sorcery-5 0:morgan 1:swords-3', 'highest 0:sorcery-5')).toMatchObject({
      why: 'highest',
      at: 0,
    });
  });

  it('because nobody else had a card left, whatever it was worth', () => {
    expect(verdict('0:swords-15', 'alone 0:swords-15')).toMatchObject({ why: 'alone', at: 0 });
    expect(verdict('0:swords-15 -1:swords-2', 'alone 0:swords-15')).toMatchObject({
      why: 'alone',
      at: 0,
    });
  });

  it('because a power undid the feint', () => {
    expect(verdict('0:swords-3 1:alchemy-3! 2:swords-9 3:swords-3', 'lowest 1:alchemy-3')).toEqual({
      why: 'undone',
      at: 1,
      feints: [0, 3],
      alone: [1],
    });
    expect(verdict('0:swords-3 1:alchemy-3 2:swords-9', 'lowest 1:alchemy-3', [3])).toEqual({
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
    const events = avalonEvents(playedTo({ seats }).events('public'));
    events.forEach(({ name }, at) => {
      if (name !== 'lost') return;
      const [account] = accounts(events.slice(0, at + 1), 1);
      if (account === undefined) throw new Error('a combat is lost that never began');
      const { why, at: lost } = verdictOf(content, account);
      expect(account.cards[lost]?.seat).toBe(account.lost?.seat);
      const { value } = account.lost ?? {};
      expect(account.cards.map((card) => valueOf(content, card))[lost]).toBe(value);
      whys.set(why, (whys.get(why) ?? 0) + 1);
    });
  }
  expect(whys.get('lowest')).toBeGreaterThan(50);
  expect(whys.get('highest')).toBeGreaterThan(5);
  expect([...whys.keys()]).not.toContain('none');
});
