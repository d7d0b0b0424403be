import { allTold, asked, fired, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../testing/seated.js';
import { attacks, duelAt, fought, namesAt, sideAt } from '../../testing/fought.js';

const FAITH = { faith: 3 };

describe('faith', () => {
  it('[G11.14 allows] [G11.15 allows] one or two dice of any colours, equal ones being one option', () => {
    const table = fought({ red: { ...FAITH, mount: 2 }, dice: 'black1 black1 white2' });
    expect(offered(table, 'red')).toEqual([
      'reroll black1',
      'reroll white2',
      'reroll black1 black1',
      'reroll black1 white2',
      'pass',
    ]);
  });

  it.each(['reroll', 'reroll black1 black1 white2', 'reroll black2', 'reroll white2 white2'])(
    '[G11.14 forbids] [G11.15 forbids] %s of black1 black1 white2',
    (option) => {
      const table = fought({ red: { ...FAITH, mount: 2 }, dice: 'black1 black1 white2' });
      expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
      expect(stateOf(table).players[0].faith).toBe(3);
    },
  );

  it('[G11.14 computes] one faith in an engagement, and another in the next', () => {
    const table = fought({
      red: FAITH,
      dice: 'black1 white1 | black2 | black1 white1',
    });
    play(table, 'red: reroll black1');
    expect(duelAt(table).engagement).toBe(2);
    expect(sideAt(table, 0).faith).toBe(1);
    play(table, 'red: reroll white1');
    expect(sideAt(table, 0).faith).toBe(2);
    expect(stateOf(table).players[0].faith).toBe(1 + 1);
  });

  it('[G11.14 forbids] a reroll without faith', () => {
    const table = fought({ red: { relics: ['medal'] } });
    expect(asked(table)).toEqual(['red: relic.relic']);
  });

  it('[G11.14 forbids] a reroll without dice', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { black: 1, white: 1 } },
      red: { ...FAITH, relics: ['medal'] },
    });
    expect(asked(table)).toEqual(['red: relic.relic']);
  });

  it('[G11.16 computes] the new result counts, even if it is worse', () => {
    const table = fought({
      red: { ...FAITH, mount: 2, relics: ['medal'] },
      dice: 'black4 black3 white2 | black0 white1',
    });
    play(table, 'red: reroll black4 white2');
    expect(sideAt(table, 0).dice).toEqual(['black0', 'black3', 'white1']);
    expect(attacks(table)[0]).toBe(4);
  });

  it('[G11.16 computes] of equal dice as many as were named, each once', () => {
    const table = fought({
      red: { ...FAITH, mount: 3, relics: ['medal'] },
      dice: 'black1 black1 black1 white0 | black1 black4',
    });
    play(table, 'red: reroll black1 black1');
    expect(sideAt(table, 0).dice).toEqual(['black1', 'black4', 'black1', 'white0']);
  });

  it('[G11.16 computes] active symbols work on the new result', () => {
    const table = fought({
      red: { ...FAITH, mount: 4, relics: ['medal'] },
      dice: 'black1 black2 black3 white0 | blacks whites',
    });
    play(table, 'red: reroll black2 white0');
    expect(sideAt(table, 0).dice).toEqual(['black1', 'black4', 'black3', 'whites']);
    expect(allTold(table, 'rerolled')).toEqual([{ who: 0, dice: ['black4', 'whites'] }]);
  });
});

describe('with faith', () => {
  const DICE = 'black0 black1 black2 white0 white1 white2';
  it.each([
    ['nobody', [], 2, 'G14.1'],
    ['the Nun', ['nun'], 3, 'G14.10'],
    ['the Bishop', ['bishop'], 4, 'G14.18'],
    ['two Nuns', ['nun', 'nun'], 4, 'G14.10'],
    ['Nun and Bishop', ['nun', 'bishop'], 5, 'G14.18'],
  ])(
    '[G14.1 computes] [G14.3 computes] [G14.10 computes] [G14.18 computes] %s: %s, so %i dice and not one more',
    (_, supports, most) => {
      const table = fought({
        red: { mount: 3, armour: 3, supports, relics: ['medal'], ...FAITH },
        dice: DICE,
      });
      const dice = DICE.split(' ');
      const reroll = (count: number) => `red: reroll ${dice.slice(0, count).join(' ')}`;
      expect(tried(table, reroll(most + 1))).toMatchObject({ code: 'unknown' });
      play(table, reroll(most));
      expect(namesAt(table, 'supports')).toEqual({ ready: supports, used: [] });
      expect(sideAt(table, 0).spent).toEqual([]);
      for (const support of supports) expect(fired(table)).toContain(support);
    },
  );

  it('[G14.10 computes] the Nun has no part in a reroll of two dice', () => {
    const table = fought({ red: { supports: ['nun'], ...FAITH }, dice: 'black0 white0' });
    play(table, 'red: reroll black0 white0');
    expect(fired(table)).not.toContain('nun');
  });
});
