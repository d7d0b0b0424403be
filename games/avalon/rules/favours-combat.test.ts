import { asked, happened, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, hands, health, inCombat, pileOf, staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';

/** Seat 0 has this godsend in a combat that it leads. */
const inHand = (godsend: string, ...cards: readonly string[]) =>
  staged(cards.map((hand, i) => (i === 0 ? { hand, godsends: godsend } : { hand })));

describe('godsends of the combats', () => {
  it('[A15.1 forbids] Guigemar: alchemy while holding the lead', () => {
    const table = inHand('guigemar', 'swords-9', 'swords-8 alchemy-2', 'arrows-3 alchemy-5');
    play(table, 'red: play swords-9');
    expect(offered(table, 'blue')).toEqual(['play swords-8']);
    expect(refused(table, 'blue: play alchemy-2')).toBe('A15.1');
    play(table, 'blue: play swords-8');
    expect(offered(table, 'green')).toEqual(['play alchemy-5']);
  });

  it('[A15.1 computes] Guigemar: who leads alchemy names a suit', () => {
    const table = inHand('guigemar', 'alchemy-9', 'swords-8 arrows-2', 'arrows-3');
    play(table, 'red: play alchemy-9', 'red: suit arrows');
    expect(offered(table, 'blue')).toEqual(['play arrows-2']);
    const without = hands('alchemy-9', 'swords-8 arrows-2', 'arrows-3');
    play(without, 'red: play alchemy-9');
    expect(asked(without)).toEqual(['blue: turn.card']);
  });

  it('[A15.3 computes] Chivalry heals 5 when the one named is dishonoured, and nobody else', () => {
    const table = staged(
      [
        { hand: 'swords-9', health: 300, godsends: 'chivalry' },
        { hand: 'arrows-1' },
        { hand: 'arrows-2' },
      ],
      { powers: { chivalry: { target: 1 } } },
    );
    play(table, 'red: play swords-9', 'blue: shame arrows-1');
    expect(health(table)).toEqual([305, 395, 400]);
    play(table, 'green: shame arrows-2');
    expect(health(table)).toEqual([305, 395, 395]);
  });

  it('[A13.2 computes] Chivalry heals nobody by the dishonour that ends the tournament', () => {
    const table = staged(
      [
        { hand: 'swords-9', health: 300, godsends: 'chivalry' },
        { hand: 'arrows-1', health: 5 },
        { hand: 'arrows-2' },
      ],
      { powers: { chivalry: { target: 1 } } },
    );
    play(table, 'red: play swords-9', 'blue: shame arrows-1');
    expect([table.over, health(table)]).toEqual([true, [300, 0, 400]]);
  });

  it('[A15.8 computes] Black Knight: up to three undealt cards, which may feint and cannot lose', () => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-1', godsends: 'black-knight' },
        { hand: 'swords-8 arrows-2' },
        { hand: 'swords-5 arrows-3' },
      ],
      { deck: 'sorcery-5 arrows-4 arrows-5 arrows-6' },
    );
    play(
      table,
      'red: play swords-9',
      'blue: play swords-8',
      'green: play swords-5',
      'red: knight',
      'red: knight',
    );
    expect(inCombat(table)).toBe(
      '0:swords-9=9 1:swords-8=8 2:swords-5=5 -1:sorcery-5=5 -1:arrows-4=4',
    );
    play(table, 'red: knight');
    expect(pileOf(table, 1)).toBe('arrows-4 arrows-5 sorcery-5 swords-5 swords-8 swords-9');
  });

  it('[A15.9 computes] a special weapon of the Black Knight does nothing, an Apprentice has no value', () => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-1', godsends: 'black-knight' },
        { hand: 'swords-8 arrows-2' },
        { hand: 'swords-5 arrows-3' },
      ],
      { deck: 'morgan mists apprentice' },
    );
    play(table, 'red: play swords-9', 'blue: play swords-8', 'green: play swords-5');
    play(table, 'red: knight', 'red: knight', 'red: knight');
    expect(stateOf(table).combat.loser).toBe(2);
    expect(health(table)).toEqual([400, 400, 400]);
    expect(inCombat(table)).toContain('-1:apprentice=-1');
  });

  it('[A15.15 computes] Trial of Honour: 10 for opponents, 5 for the holder', () => {
    const table = staged(
      [
        { hand: 'arrows-1' },
        { hand: 'swords-8' },
        { hand: 'arrows-2', godsends: 'trial-of-honour' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play swords-8', 'green: shame arrows-2', 'red: shame arrows-1');
    expect(health(table)).toEqual([390, 400, 395]);
  });

  it('[A15.16 computes] Clear Conscience: no wounds for the holder', () => {
    const table = staged(
      [
        { hand: 'arrows-1', godsends: 'clear-conscience' },
        { hand: 'swords-8' },
        { hand: 'arrows-2' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play swords-8', 'green: shame arrows-2', 'red: shame arrows-1');
    expect(health(table)).toEqual([400, 400, 395]);
    expect(happened(table).filter((name) => name === 'dishonoured')).toHaveLength(2);
  });

  it.each([
    ['trial', [390, 400, 300]],
    ['conscience', [400, 400, 300]],
  ])(
    '[A15.32 computes] [A3.6 computes] both in one dishonour: the lowest says that %s comes last',
    (last, after) => {
      const table = staged(
        [
          { hand: 'arrows-1', godsends: 'clear-conscience' },
          { hand: 'swords-8', godsends: 'trial-of-honour' },
          { hand: 'swords-2', health: 300 },
        ],
        { leader: 1 },
      );
      play(table, 'blue: play swords-8', 'green: play swords-2', 'red: shame arrows-1');
      expect(asked(table)).toEqual(['green: clash.last']);
      expect(stateOf(table).discard).toEqual([]);
      expect(JSON.stringify(table.view(2))).not.toContain('arrows-1');
      play(table, `green: last ${last}`);
      expect(health(table)).toEqual(after);
      expect(handOf(table, 0)).toBe('');
    },
  );

  it('[A15.17 allows] Mirror: an own basic weapon gets the value of another card', () => {
    const table = inHand('mirror', 'swords-3 arrows-1', 'swords-8 arrows-2', 'alchemy-5 arrows-3');
    play(table, 'red: play swords-3', 'blue: play swords-8', 'green: play alchemy-5');
    expect(offered(table, 'red')).toEqual(['mirror swords-3 5', 'mirror swords-3 8', 'pass']);
    play(table, 'red: mirror swords-3 5');
    expect(pileOf(table, 1)).toBe('alchemy-5 swords-3 swords-8');
  });

  it('[A15.17 forbids] [A1.6 forbids] Mirror on alchemy', () => {
    const table = inHand('mirror', 'alchemy-3 arrows-1', 'swords-8', 'swords-5');
    play(table, 'red: play alchemy-3', 'blue: play swords-8', 'green: play swords-5');
    expect(pileOf(table, 0)).toBe('alchemy-3 swords-5 swords-8');
  });

  it('[A15.18 allows] [A15.18 forbids] Broken Guard breaks a feint of others only', () => {
    const table = inHand(
      'broken-guard',
      'swords-9 arrows-1',
      'swords-3 arrows-2',
      'alchemy-3 arrows-3',
    );
    play(table, 'red: play swords-9', 'blue: play swords-3', 'green: play alchemy-3');
    expect(offered(table, 'red')).toEqual(['break 3', 'pass']);
    play(table, 'red: break 3');
    expect(stateOf(table).combat.loser).toBe(2);
    const own = inHand(
      'broken-guard',
      'swords-3 arrows-1',
      'swords-9 arrows-2',
      'alchemy-3 arrows-3',
    );
    play(own, 'red: play swords-3', 'blue: play swords-9', 'green: play alchemy-3');
    expect(stateOf(own).combat.loser).toBe(1);
  });

  it('[A15.18 allows] Broken Guard any one of several feints', () => {
    const table = inHand(
      'broken-guard',
      'swords-9 arrows-1',
      'swords-12 arrows-2',
      'alchemy-12 arrows-3',
      'swords-3 arrows-4',
      'alchemy-3 arrows-5',
    );
    play(table, 'red: play swords-9', 'blue: play swords-12', 'green: play alchemy-12');
    play(table, 'white: play swords-3', 'black: play alchemy-3');
    expect(offered(table, 'red')).toEqual(['break 3', 'break 12', 'pass']);
    play(table, 'red: break 12');
    expect(stateOf(table).combat.cards.filter(({ feints }) => feints)).toMatchObject([
      { kind: 'swords-3' },
      { kind: 'alchemy-3' },
    ]);
  });

  it('[A15.19 allows] Squire: another card that follows, with all it brings about', () => {
    const table = inHand(
      'squire',
      'swords-3 arrows-1 mists',
      'swords-8 arrows-2',
      'swords-5 arrows-3',
    );
    play(table, 'red: play swords-3', 'blue: play swords-8', 'green: play swords-5');
    expect(offered(table, 'red')).toEqual(['recall swords-3 mists', 'pass']);
    expect(refused(table, 'red: recall swords-3 arrows-1')).toBe('A5.9');
    play(table, 'red: recall swords-3 mists');
    expect(handOf(table, 0)).toBe('arrows-1 swords-3');
    expect(health(table)).toEqual([400, 400, 395]);
    expect(pileOf(table, 1)).toBe('mists swords-8');
  });

  it('[A15.20 allows] Herald: its holder leads', () => {
    const table = staged([
      { hand: 'swords-3' },
      { hand: 'arrows-8', godsends: 'herald' },
      { hand: 'swords-5' },
    ]);
    expect(asked(table)).toEqual(['blue: before.powers']);
    play(table, 'blue: herald');
    expect(asked(table)).toEqual(['blue: turn.card']);
    expect(stateOf(table).combat.leader).toBe(1);
  });

  it('[A15.20 forbids] Herald to lead a second combat of the round', () => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-9', godsends: 'herald' },
        { hand: 'swords-8 arrows-8' },
        { hand: 'swords-2 arrows-2' },
      ],
      { begin: combats, dealer: 0 },
    );
    expect(asked(table)).toEqual(['red: before.powers']);
    play(table, 'red: herald', 'red: play swords-9', 'blue: play swords-8', 'green: play swords-2');
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A15.21 allows] [A15.21 forbids] Rearguard: its holder plays last, unless leading', () => {
    const table = staged([
      { hand: 'swords-3' },
      { hand: 'swords-8', godsends: 'rearguard' },
      { hand: 'swords-5' },
    ]);
    play(table, 'blue: rearguard', 'red: play swords-3');
    expect(asked(table)).toEqual(['green: turn.card']);
    play(table, 'green: play swords-5');
    expect(asked(table)).toEqual(['blue: turn.card']);
    expect(asked(inHand('rearguard', 'swords-1', 'swords-2', 'swords-3'))).toEqual([
      'red: turn.card',
    ]);
  });

  it('[A15.22 computes] the Rearguard beside Galahad: the next plays first, the holder after him', () => {
    const table = staged([
      { hero: 'galahad', hand: 'swords-3' },
      { hand: 'swords-8', godsends: 'rearguard' },
      { hand: 'swords-5' },
    ]);
    play(table, 'red: yield', 'blue: rearguard', 'red: yield');
    expect(stateOf(table).combat.order).toEqual([2, 0, 1]);
  });

  it('[A15.27 computes] Dance of Blades: 5 for each own card that comes to feint, once', () => {
    const table = staged([
      { hand: 'swords-3 arrows-1', health: 300, godsends: 'dance-of-blades' },
      { hand: 'alchemy-3 arrows-2', health: 300 },
      { hand: 'apprentice arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    expect(health(table)).toEqual([305, 300, 400]);
    play(table, 'green: play apprentice', 'green: value 3');
    expect(health(table)).toEqual([305, 300, 400]);
  });
});
