import { describe, expect, it } from 'vitest';
import { content } from './index.js';
import { BASICS, HEROES, PILES } from './types.js';

/** What lies in the box is counted. */

const cards = Object.entries(content.cards);
const ofKind = (kind: string) => cards.filter(([, card]) => card.kind === kind);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the box', () => {
  it('[K1.1 computes] has four decks of sixteen cards, four of each colour', () => {
    for (const hero of HEROES) {
      const { deck } = content.heroes[hero];
      expect(deck).toHaveLength(16);
      for (const colour of BASICS)
        expect(deck.filter((card) => content.cards[card]?.colour === colour)).toHaveLength(4);
    }
  });

  it('[K1.1 computes] has 20 basic actions, 28 advanced ones, 16 spells and 16 artifacts', () => {
    expect(['basic', 'advanced', 'spell', 'artifact'].map((kind) => ofKind(kind).length)).toEqual([
      20, 28, 16, 16,
    ]);
  });

  it('[K1.1 computes] has seven advanced actions and four spells of each colour', () => {
    for (const colour of BASICS) {
      expect(ofKind('advanced').filter(([, card]) => card.colour === colour)).toHaveLength(7);
      expect(ofKind('spell').filter(([, card]) => card.colour === colour)).toHaveLength(4);
    }
  });

  it('[K1.1 computes] numbers advanced actions from 65, spells from 93 and artifacts from 113', () => {
    const numbers = (kind: string) =>
      ofKind(kind)
        .map(([, { number = 0 }]) => number)
        .toSorted((a, b) => a - b);
    const from = (first: number, n: number) => Array.from({ length: n }, (_, i) => first + i);
    expect(numbers('advanced')).toEqual(from(65, 28));
    expect(numbers('spell')).toEqual(from(93, 16));
    expect(numbers('artifact')).toEqual(from(113, 16));
  });

  it('[K1.1 computes] has four banners', () => {
    expect(cards.filter(([, card]) => card.banner === true)).toHaveLength(4);
  });

  it('[K1.1 computes] has 20 regular units of 11 kinds and 20 elite ones of 9', () => {
    const tier = (name: string) =>
      Object.values(content.units).filter((unit) => unit.tier === name);
    expect(tier('regular')).toHaveLength(11);
    expect(tier('elite')).toHaveLength(9);
    for (const name of ['regular', 'elite'])
      expect(sum(tier(name).map(({ copies }) => copies))).toBe(20);
  });

  it('[K1.1 computes] has 60 enemies in six piles', () => {
    const sizes = PILES.map((pile) =>
      sum(Object.values(content.foes).flatMap((foe) => (foe.pile === pile ? [foe.copies] : []))),
    );
    expect(sizes).toEqual([12, 10, 10, 10, 10, 8]);
  });

  it('[K1.1 computes] has twelve ruins, four of them altars', () => {
    const ruins = Object.values(content.ruins);
    expect(ruins).toHaveLength(12);
    expect(ruins.filter(({ altar }) => altar !== null)).toHaveLength(4);
  });

  it('[K1.1 computes] has eleven tiles of the countryside, four of the core and four cities', () => {
    const kinds = ['start', 'countryside', 'core', 'city'];
    expect(
      kinds.map((kind) => Object.values(content.tiles).filter((tile) => tile.kind === kind).length),
    ).toEqual([2, 11, 4, 4]);
  });

  it('[K1.1 computes] has cities of eleven levels, each on its tile', () => {
    for (const colour of BASICS) {
      const { garrison, tile } = content.cities[colour];
      expect(garrison).toHaveLength(11);
      expect(content.tiles[tile]?.hexes.C.site).toBe(`city-${colour}`);
    }
    expect(content.cities.white.garrison[3]).toEqual(['grey', 'grey', 'white']);
    expect(content.cities.red.garrison[7]).toEqual(['brown', 'violet', 'white', 'white']);
  });

  it('[K1.1 computes] has nine skills of each hero and six tactics for the day and for the night', () => {
    for (const hero of HEROES)
      expect(Object.values(content.skills).filter((skill) => skill.hero === hero)).toHaveLength(9);
    for (const time of ['day', 'night'])
      expect(Object.values(content.tactics).filter((tactic) => tactic.time === time)).toHaveLength(
        6,
      );
  });

  it('[K1.1 computes] has ten levels, of which the third begins at 8 fame, and 15 spaces of reputation', () => {
    expect(Object.keys(content.levels)).toHaveLength(10);
    expect(content.levels['3']?.fame).toBe(8);
    expect(content.figures.reputation).toHaveLength(15);
    expect(content.figures.reputation[0]).toBeNull();
  });
});
