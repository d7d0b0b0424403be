import { need, newMatch, prepare, SettingError, tableKey } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { game } from '../game.js';
import { playerOf, stateOf } from '../testing/staged.js';
import { fresh, started } from '../testing/started.js';

describe('setting up', () => {
  it('[K1.3 computes] nobody chooses a hero whom another plays', () => {
    const heroes = stateOf(started(4)).players.map(({ hero }) => hero);
    expect(new Set(heroes).size).toBe(4);
  });

  it('[K1.5 computes] three actions, three spells, two units more than players', () => {
    const { actions, spells, units } = stateOf(started(3, { scenario: 'full-conquest' }));
    expect([actions.length, spells.length, units.length]).toEqual([3, 3, 5]);
  });

  it('[K2.13 computes] in the aid there are four spells', () => {
    expect(stateOf(started(2, { reading: 'aid' })).spells).toHaveLength(4);
    expect(stateOf(started(2, { reading: 'aid' })).actions).toHaveLength(3);
  });

  it('[K1.6 computes] two dice more than players, in a blitz three', () => {
    expect(stateOf(started(2, { scenario: 'full-conquest' })).source).toHaveLength(4);
    expect(stateOf(started(2, { scenario: 'blitz-conquest' })).source).toHaveLength(5);
  });

  it('[K2.4 computes] at least half of them show basic colours', () => {
    const basic = ['red', 'blue', 'green', 'white'];
    const { source } = stateOf(started(4));
    expect(source.filter((die) => basic.includes(die)).length).toBeGreaterThanOrEqual(3);
  });

  it('[K1.7 computes] [K1.8 computes] five cards in hand, eleven in the deck, wounds for everybody', () => {
    const table = started(2);
    expect(playerOf(table).hand).toHaveLength(5);
    expect(playerOf(table).deck).toHaveLength(11);
    expect(stateOf(table).wounds).toHaveLength(160);
  });

  it('[K1.4 computes] piles are shuffled, each with its like', () => {
    const { piles } = stateOf(fresh(2));
    expect(Object.values(piles).map((pile) => pile.length)).toEqual([12, 10, 10, 10, 10, 8]);
    const table = started(2, { scenario: 'full-conquest' });
    const order = table.match.all(stateOf(table).artifactDeck);
    const printed = Object.keys(content.cards).filter(
      (card) => content.cards[card]?.kind === 'artifact',
    );
    expect(order.toSorted()).toEqual(printed.toSorted());
    expect(order).not.toEqual(printed);
  });

  it('[K8.7 computes] [K8.8 computes] countryside on core tiles, two or three of it laid out', () => {
    const wedge = stateOf(started(2, { scenario: 'full-conquest' }));
    expect([wedge.countryside.length, wedge.core.length, wedge.layout.length]).toEqual([6, 3, 3]);
    const open = stateOf(started(4, { scenario: 'full-conquest' }));
    expect([open.countryside.length, open.core.length, open.layout.length]).toEqual([8, 7, 4]);
  });

  it('[K1.2 computes] others see how many cards a hand holds, and none of them', () => {
    const table = started(2);
    const shown = JSON.stringify(table.view(1));
    expect(shown).not.toContain(JSON.stringify(playerOf(table).hand));
  });

  it('[K1.9 forbids] a box with something that no rule carries out', () => {
    const early = need(content.tactics['early-bird'], 'a tactic');
    const strange = { ...content, tactics: { ...content.tactics, 'late-bird': early } };
    expect(() => newMatch(prepare(game, 1, {}, strange), tableKey('strange'))).toThrow('late-bird');
  });
});

describe('scenarios', () => {
  it('[K18.1 forbids] two in the solo conquest, one in a full one', () => {
    expect(() => prepare(game, 2, { scenario: 'solo-conquest' })).toThrow(SettingError);
    expect(() => prepare(game, 1, { scenario: 'full-conquest' })).toThrow(SettingError);
  });

  it('[K18.2 computes] a reconnaissance begins with the first tiles in their order', () => {
    const { layout, countryside, core } = stateOf(started(2));
    expect(layout.map((entry) => entry.split(':')[0])).toEqual(['A', '1', '2']);
    expect([countryside.length, core.length]).toEqual([6, 3]);
  });

  it('[K18.3 computes] with actions up to 80, regular units, and one of them for villages', () => {
    const table = started(2);
    const { actions, actionDeck, units } = stateOf(table);
    const numbers = table.match
      .all([...actions, ...actionDeck])
      .map((card) => content.cards[card]?.number ?? 0);
    expect(Math.max(...numbers)).toBe(80);
    const offered = table.match.all(units).map((unit) => content.units[unit.replace(/-\d+$/, '')]);
    expect(offered.every((unit) => unit?.tier === 'regular')).toBe(true);
    expect(offered.some((unit) => unit?.sites.includes('village'))).toBe(true);
  });

  it('[K18.12 computes] a blitz begins with a point of fame and 2 reputation', () => {
    expect(playerOf(started(2, { scenario: 'blitz-conquest' }))).toMatchObject({
      fame: 1,
      reputation: 2,
    });
  });

  it('[K16.1 computes] alone, a dummy of another hero with its deck and three crystals', () => {
    const { dummy, players } = stateOf(started(1, { scenario: 'solo-conquest' }));
    expect(dummy.hero).not.toBe(players[0].hero);
    expect(dummy.deck).toHaveLength(16);
    expect(Object.values(dummy.crystals).reduce((sum, n) => sum + n, 0)).toBe(3);
    expect(content.heroes.goldyx.crystals).toEqual(['green', 'green', 'blue']);
  });
});
