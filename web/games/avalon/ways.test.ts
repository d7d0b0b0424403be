import { describe, expect, it } from 'vitest';
import { concerns, isLoose, reasonOf, shames, type Thing } from './ways.js';

const option = (verb: string, ...words: readonly (string | number)[]) => ({ verb, words });
const SEVEN = { at: 'combat', kind: 'arrows-7', seat: 1, value: 9, feints: true } as const;

describe('an option lies', () => {
  it('on the card of the hand that it plays, not on another', () => {
    const hand = (kind: string): Thing => ({ at: 'hand', kind });
    expect(concerns(option('play', 'arrows-7'), hand('arrows-7'), 0)).toBe(true);
    expect(concerns(option('play', 'arrows-7'), hand('arrows-8'), 0)).toBe(false);
    expect(concerns(option('recall', 'arrows-7', 'swords-1'), hand('swords-1'), 0)).toBe(true);
    expect(concerns(option('recall', 'arrows-7', 'swords-1'), hand('arrows-7'), 0)).toBe(false);
    expect(concerns(option('enough'), hand('arrows-7'), 0)).toBe(false);
  });

  it('on a card of the combat by its owner', () => {
    expect(concerns(option('bend', 'arrows-7', 1, 'up'), SEVEN, 0)).toBe(true);
    expect(concerns(option('bend', 'arrows-7', 2, 'up'), SEVEN, 0)).toBe(false);
    expect(concerns(option('transmute', 'sorcery-2', 'arrows-7', 1), SEVEN, 0)).toBe(true);
    expect(concerns(option('mirror', 'arrows-7', 3), SEVEN, 1)).toBe(true);
    expect(concerns(option('mirror', 'arrows-7', 3), SEVEN, 0)).toBe(false);
  });

  it('on all cards of a feint, by the value they have now', () => {
    expect(concerns(option('break', 9), SEVEN, 0)).toBe(true);
    expect(concerns(option('break', 7), SEVEN, 0)).toBe(false);
    expect(concerns(option('break', 9), { ...SEVEN, feints: false }, 0)).toBe(false);
  });

  it('on the player whom a curse names, not on the suit that is to be named at another question', () => {
    expect(concerns(option('curse', 2, 'swords'), { at: 'seat', seat: 2 }, 0)).toBe(true);
    expect(concerns(option('curse', 2, 'swords'), { at: 'named', id: 'swords' }, 0)).toBe(false);
    expect(concerns(option('suit', 'swords'), { at: 'named', id: 'swords' }, 0)).toBe(true);
  });

  it('on the player it names, and on the card', () => {
    expect(concerns(option('regive', 'mirror', 2), { at: 'seat', seat: 2 }, 0)).toBe(true);
    expect(concerns(option('regive', 'mirror', 2), { at: 'seat', seat: 1 }, 0)).toBe(false);
    expect(concerns(option('regive', 'mirror', 2), { at: 'named', id: 'mirror' }, 0)).toBe(true);
  });
});

it('options that lie on no thing are loose', () => {
  expect(['play', 'order', 'last', 'draw'].filter((verb) => isLoose(verb))).toEqual([
    'order',
    'last',
  ]);
  expect([isLoose('pass', []), isLoose('pass', ['mists']), isLoose('draw', [])]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a card in the hand', () => {
  const open = (verb: string) => ({
    verb,
    words: ['arrows-7'],
    pick: { kind: 'open', label: verb, take: () => {} } as const,
  });
  const blocked = (verb: string, reason: string) => ({
    verb,
    words: ['arrows-7'],
    pick: { kind: 'blocked', label: verb, reason, rule: 'A5.9' } as const,
  });

  it('that may be played needs no reason, even if nobody may be dishonoured with it', () => {
    const ways = [open('play'), blocked('shame', 'You can follow.')];
    expect(reasonOf(ways)).toBeUndefined();
    expect(shames(ways)).toBe(false);
  });

  it('that may not be played says why, not why it is no dishonour either', () => {
    expect(reasonOf([blocked('play', 'No.'), blocked('shame', 'You can follow.')])).toBe('No.');
    expect(shames([blocked('play', 'No.')])).toBe(false);
    expect(reasonOf([])).toBeUndefined();
  });

  it('with which one can only be dishonoured says so, and why', () => {
    const ways = [open('shame'), blocked('play', 'No.')];
    expect(shames(ways)).toBe(true);
    expect(reasonOf(ways)).toBe('No.');
    expect(shames([open('play'), open('shame')])).toBe(false);
  });
});
