import { asked, offered, play, refused, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { attacks, duelAt, engagements, fought, sideAt } from '../../testing/fought.js';

describe('lances', () => {
  it('[G11.17 allows] [G11.18 allows] [G11.19 allows] two supports with a lance, also of one type', () => {
    const table = fought({
      red: { strength: 1, supports: ['squire', 'squire', 'support:veteran', 'cook', 'nun'] },
      dice: 'black1 white0 | black1 white0',
    });
    play(table, 'red: pass', 'red: pass');
    expect(offered(table, 'red')).toEqual(['lance squire', 'lance support:veteran', 'pass']);
    play(table, 'red: lance squire');
    expect(offered(table, 'red')).toEqual(['lance squire', 'lance support:veteran', 'pass']);
    play(table, 'red: lance squire');
    expect(sideAt(table, 0).spent).toEqual(['squire', 'squire']);
  });

  it('[G11.18 forbids] a third in the same engagement', () => {
    const table = fought({
      red: { supports: ['squire', 'armourer', 'support:veteran'], faith: 2 },
      dice: 'black1 white0',
    });
    play(table, 'red: pass', 'red: lance squire', 'red: lance armourer');
    expect(engagements(table)).toMatchObject([{ attacks: [7, 8] }]);
    expect(asked(table)).toEqual(['red: faith.reroll']);
  });

  it('[G11.22 computes] what is used is turned and cannot be used again', () => {
    const table = fought({
      red: { supports: ['squire'], relics: ['medal'], faith: 2 },
      dice: 'black1 white0 | black1 white0',
    });
    play(table, 'red: pass', 'red: lance squire', 'red: relic medal');
    const { supports, relics } = stateOf(table).players[0];
    expect([supports.ready.length, supports.used.length]).toEqual([0, 1]);
    expect([relics.ready.length, relics.used.length]).toEqual([0, 1]);
    expect(sideAt(table, 0).spent).toEqual(['squire', 'medal']);
    play(table, 'red: pass');
    expect(duelAt(table).winner).toBe(1);
  });
});

describe('a lance', () => {
  it.each([
    ['squire', 'black1 black3 white2', ['black1', 'black4', 'white2']],
    ['armourer', 'black1 black3 white2', ['black1', 'black3', 'white3']],
  ])(
    '[G14.9 computes] [G14.25 computes] %s turns a die to its highest',
    (support, dice, turned) => {
      const table = fought({ red: { mount: 2, supports: [support], relics: ['medal'] }, dice });
      play(table, `red: lance ${support}`);
      expect(sideAt(table, 0).dice).toEqual(turned);
    },
  );

  it('[G14.16 computes] the Weapon master turns a red die to 5', () => {
    const table = fought({
      red: { strength: 2, supports: ['weapon-master'], relics: ['medal'] },
      dice: 'red2 reds black4 white3',
    });
    play(table, 'red: add 2', 'red: lance weapon-master');
    expect(sideAt(table, 0).dice).toEqual(['red5', 'reds', 'black4', 'white3']);
    expect(attacks(table)[0]).toBe(12);
  });

  it.each([
    ['squire', 'black'],
    ['armourer', 'white'],
  ] as const)('[G14.6 forbids] %s without a %s die', (support, colour) => {
    const table = fought({
      knight: { type: 'veteran', fewer: { [colour]: 1 } },
      red: { supports: [support, 'support:veteran'] },
    });
    expect(offered(table, 'red')).toEqual(['lance support:veteran', 'pass']);
    expect(tried(table, `red: lance ${support}`)).toMatchObject({
      code: 'blocked',
      rule: 'G14.6',
      why: 'noDie',
      params: { colour },
    });
  });

  it('[G14.6 forbids] [G14.6 allows] the Weapon master without a red die, and with one', () => {
    const table = fought({
      red: { strength: 1, supports: ['weapon-master'] },
      dice: 'black0 white0 | red1',
    });
    play(table, 'red: pass');
    expect(asked(table)).toEqual(['red: strength.add']);
    play(table, 'red: add 1');
    expect(offered(table, 'red')).toEqual(['lance weapon-master', 'pass']);
  });

  it('[G14.7 forbids] [G14.14 forbids] the Witch without glory', () => {
    const table = fought({ red: { glory: 0, supports: ['witch', 'support:veteran'] } });
    expect(refused(table, 'red: lance witch')).toBe('G14.7');
    expect(offered(table, 'red')).toEqual(['lance support:veteran', 'pass']);
  });

  it('[G14.14 computes] the Witch: 1 glory, and the opponent has 1 less in this engagement', () => {
    const table = fought({
      red: { glory: 1, supports: ['witch'], relics: ['medal'] },
      dice: 'black1 white2',
    });
    play(table, 'red: lance witch');
    expect(attacks(table)).toEqual([3, 7]);
    expect(stateOf(table).players[0].glory).toBe(0);
    play(table, 'red: pass');
    expect(duelAt(table).engagement).toBe(2);
    expect(attacks(table)[1]).toBe(8);
  });

  it('[G14.23 computes] the Veteran: 1 attack more in this engagement', () => {
    const table = fought({
      red: { supports: ['support:veteran'], relics: ['medal'] },
      dice: 'black1 white2 | black1 white2',
    });
    play(table, 'red: lance support:veteran');
    expect(attacks(table)).toEqual([4, 8]);
    play(table, 'red: pass');
    expect(attacks(table)).toEqual([3, 8]);
  });
});
