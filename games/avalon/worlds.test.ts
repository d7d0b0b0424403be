import { colourOf, play } from '@destrier/engine/testkit/check';
import type { Card, Seat, Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { dawn } from './rules/dawn.js';
import { handOf, staged } from './testing/staged.js';
import type { State } from './state.js';

/** Worlds that a seat may imagine: what it knows stays, what it cannot know is dealt anew. */

const WORLDS = 12;

/** A place in worlds of this seat, each as sorted names. */
function imagined(table: Table, seat: Seat, place: (s: State) => readonly Card[]): string[][] {
  return Array.from({ length: WORLDS }, (_, i) => {
    const { match } = table.fork(seat, `${i}`);
    return place(match.s)
      .map((card) => match.name(card))
      .toSorted();
  });
}

const three = (table: Table, seat: Seat): string[] => handOf(table, seat).split(' ').slice(0, 3);

describe('passed cards', () => {
  const passed = () => {
    const table = staged([{}, {}, {}], { begin: dawn, round: 0 });
    const gifts = ([0, 1, 2] as const).map((seat) => three(table, seat));
    gifts.forEach((gift, seat) => play(table, `${colourOf(seat as Seat)}: pass ${gift.join(' ')}`));
    return { table, gift: gifts[0] ?? [] };
  };

  it('stay where they were passed for who passed them, the rest of that hand does not', () => {
    const { table, gift } = passed();
    const hands = imagined(table, 0, (s) => s.players[1].hand);
    for (const hand of hands) expect(hand).toEqual(expect.arrayContaining(gift));
    expect(new Set(hands.map((hand) => hand.join())).size).toBe(WORLDS);
  });

  it('are anywhere for somebody else', () => {
    const { table, gift } = passed();
    const hands = imagined(table, 2, (s) => s.players[1].hand);
    expect(hands.every((hand) => gift.every((kind) => hand.includes(kind)))).toBe(false);
  });

  it('the own hand is the same in every world', () => {
    const { table } = passed();
    for (const hand of imagined(table, 0, (s) => s.players[0].hand))
      expect(hand.join(' ')).toBe(handOf(table, 0));
  });
});

describe('seen cards', () => {
  it('a hand that a spy has seen is the same in his worlds, and not in those of others', () => {
    const table = staged([{ godsends: 'spy' }, {}, {}], {
      begin: dawn,
      options: { style: 'camelot' },
    });
    play(table, 'red: target 1');
    const seen = handOf(table, 1);
    for (const hand of imagined(table, 0, (s) => s.players[1].hand))
      expect(hand.join(' ')).toBe(seen);
    const others = imagined(table, 2, (s) => s.players[1].hand);
    expect(new Set(others.map((hand) => hand.join(' '))).size).toBe(WORLDS);
  });

  it('who did not follow holds neither the lead nor alchemy in any world', () => {
    const table = staged([
      { hand: 'swords-9 swords-8' },
      { hand: 'arrows-1 arrows-2 sorcery-3 deception-4' },
      { hand: 'swords-1 alchemy-3' },
    ]);
    play(table, 'red: play swords-9', 'blue: shame arrows-1');
    const hands = imagined(table, 0, (s) => s.players[1].hand);
    expect(hands.flat().filter((kind) => /^(swords|alchemy)/.test(kind))).toEqual([]);
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(3);
  });

  it('nor what counts as alchemy for its owner', () => {
    const table = staged(
      [
        { hand: 'swords-9 swords-8' },
        { godsends: 'enchantment', hand: 'arrows-1 arrows-2 deception-3 deception-4' },
        { hand: 'swords-1 alchemy-3' },
      ],
      { powers: { enchantment: { suit: 'sorcery' } } },
    );
    play(table, 'red: play swords-9', 'blue: shame arrows-1');
    const hands = imagined(table, 0, (s) => s.players[1].hand);
    expect(hands.flat().filter((kind) => /^(swords|alchemy|sorcery)/.test(kind))).toEqual([]);
  });

  it('a card veiled in the Dark Forest follows the lead in every world', () => {
    const table = staged([
      { hand: 'swords-9 swords-8' },
      { hosts: 'dark-forest', hand: 'swords-3 arrows-2' },
      { hand: 'swords-1 alchemy-3' },
    ]);
    play(table, 'red: play swords-9', 'blue: veil swords-3');
    const veiled = imagined(table, 0, (s) => s.players[1].veiled);
    expect(
      veiled.flat().every((kind) => /^(swords|alchemy|mists|morgan|apprentice)/.test(kind)),
    ).toBe(true);
    expect(new Set(veiled.flat()).size).toBeGreaterThan(3);
  });

  it('a card played face down is dealt anew for the others, and not for its owner', () => {
    const table = staged(
      [
        { hero: 'elf-queen', hand: 'swords-9 swords-8' },
        { hand: 'swords-1 arrows-2 sorcery-3' },
        { hosts: 'dark-forest', hand: 'swords-2 swords-3 alchemy-3' },
        { hand: 'swords-4 arrows-4' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play swords-1', 'green: veil swords-2');
    const veiled = imagined(table, 0, (s) => s.players[2].veiled);
    expect(new Set(veiled.map((cards) => cards.join())).size).toBeGreaterThan(2);
    for (const cards of imagined(table, 2, (s) => s.players[2].veiled))
      expect(cards).toEqual(['swords-2']);
  });
});
