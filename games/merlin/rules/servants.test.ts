import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone, goodsOf, playerOf, staged, stateOf } from '../testing/staged.js';

/** One space before the blue province. */
const TO_BLUE = 7;
const sends = (table: ReturnType<typeof alone>): string[] =>
  offered(table, 'red').filter((option) => option.startsWith('send '));

describe('the space of a province', () => {
  it('[M5.3 allows] servants of the castle and of other provinces', () => {
    const table = alone({ knight: TO_BLUE, servants: { mason: 'grey' } });
    play(table, 'red: ride 1');
    expect(sends(table)).toEqual([
      'send mason blue',
      'send shield-bearer blue',
      'send flag-bearer blue',
      'send lady blue',
    ]);
    play(table, 'red: send mason blue');
    expect(playerOf(table, 0).servants.mason).toBe('blue');
    expect(told(table, 'sent')).toEqual({ seat: 0, servant: 'mason', from: 'grey', to: 'blue' });
  });

  it('[M5.4 forbids] one who stands there', () => {
    const table = alone({ knight: TO_BLUE, servants: { mason: 'blue' } });
    play(table, 'red: ride 1');
    expect(refused(table, 'red: send mason blue')).toBe('M5.4');
    expect(sends(table)).toHaveLength(3);
  });

  it('[M5.5 forbids] anybody if all stand there', () => {
    const all = { mason: 'blue', 'shield-bearer': 'blue', 'flag-bearer': 'blue', lady: 'blue' };
    const table = alone({ knight: TO_BLUE, servants: all as never });
    play(table, 'red: ride 1');
    expect(offered(table, 'red')).toEqual(['decline']);
  });

  it('[M5.3 forbids] another province', () => {
    const table = alone({ knight: TO_BLUE });
    play(table, 'red: ride 1');
    expect(refused(table, 'red: send mason grey')).toBe('none');
  });

  it('[M5.6 computes] [M5.7 computes] another player’s servant of that kind goes home, without acting', () => {
    const table = staged([
      { knight: TO_BLUE },
      { servants: { mason: 'blue', lady: 'blue' } },
      { servants: { mason: 'grey' } },
    ]);
    play(table, 'red: ride 1', 'red: send mason blue');
    expect(playerOf(table, 1).servants).toMatchObject({ mason: 'castle', lady: 'blue' });
    expect(playerOf(table, 2).servants.mason).toBe('grey');
    expect(goodsOf(table, 1, 'material')).toBe('');
    expect(told(table, 'displaced')).toEqual({ seat: 1, servant: 'mason', province: 'blue' });
  });
});

describe('what servants do', () => {
  it.each([
    ['M5.8', 'mason', 'material'],
    ['M5.9', 'flag-bearer', 'flag'],
    ['M5.10', 'shield-bearer', 'shield'],
  ] as const)('%s: the %s takes a %s', (_rule, servant, good) => {
    const table = alone({ knight: TO_BLUE });
    play(table, 'red: ride 1', `red: send ${servant} blue`);
    for (const one of ['material', 'flag', 'shield'] as const)
      expect(goodsOf(table, 0, one)).toBe(one === good ? 'blue' : '');
    expect(stateOf(table).supply[good].blue).toBe(5);
  });

  it('[M5.8 computes] [M5.9 computes] [M5.10 computes] the last one of the province is taken', () => {
    for (const [servant, good] of [
      ['mason', 'material'],
      ['flag-bearer', 'flag'],
      ['shield-bearer', 'shield'],
    ] as const) {
      const table = staged([{ knight: TO_BLUE }, { [good]: 'blue blue blue blue blue' }]);
      play(table, 'red: ride 1', `red: send ${servant} blue`);
      expect(stateOf(table).supply[good].blue).toBe(0);
      expect(goodsOf(table, 0, good)).toBe('blue');
    }
  });

  it('[M5.11 computes] the lady places a counter of the reserve', () => {
    const table = alone({ knight: TO_BLUE, influence: 'blue' });
    play(table, 'red: ride 1', 'red: send lady blue');
    expect(playerOf(table, 0)).toMatchObject({ counters: 5, influence: { blue: 2, black: 0 } });
  });

  it('[M5.12 allows] sending one who finds nothing', () => {
    const empty = staged([{ knight: TO_BLUE }, { material: 'blue blue blue blue blue blue' }]);
    play(empty, 'red: ride 1', 'red: send mason blue');
    expect(playerOf(empty, 0).servants.mason).toBe('blue');
    expect(goodsOf(empty, 0, 'material')).toBe('');
    expect(told(empty, 'nothing')).toEqual({ seat: 0, servant: 'mason', province: 'blue' });
    const none = alone({ knight: TO_BLUE, countersLeft: 0 });
    play(none, 'red: ride 1', 'red: send lady blue');
    expect(playerOf(none, 0)).toMatchObject({ counters: 0, influence: { blue: 0 } });
  });
});
