import { allTold, asked, play } from '@destrier/engine/testkit/check';
import type { Seat } from '@destrier/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goodsOf,
  playerOf,
  scores,
  staged,
  stateOf,
  type Seated,
  type Staged,
} from '../../testing/staged.js';
import { shareOf } from './share.js';

const scored = (seats: readonly Seated[], more: Staged = {}) =>
  staged(seats, { begin: 'scoring', round: 6, ...more });

describe('traitors', () => {
  it('[M12.1 computes] [M12.2 computes] shields are given, wanted or not', () => {
    const table = scored([{ traitors: 'black', shield: 'black black' }, { shield: 'black' }]);
    expect(goodsOf(table, 0, 'shield')).toBe('black');
    expect(goodsOf(table, 1, 'shield')).toBe('black');
    expect(stateOf(table).supply.shield.black).toBe(4);
    expect(scores(table)).toEqual([0, 0]);
  });

  it('[M12.3 computes] two traitors with one shield cost two shields', () => {
    const table = scored([{ traitors: 'black black', shield: 'black' }, {}]);
    expect(scores(table)).toEqual([-3, 0]);
    const enough = scored([{ traitors: 'black black', shield: 'black black' }, {}]);
    expect(scores(enough)).toEqual([0, 0]);
  });

  it('[M12.4 computes] [M1.8 computes] three left cost 9, also below 0; then they are gone', () => {
    const table = scored([{ traitors: 'black grey blue', shield: 'brown' }, {}]);
    expect(scores(table)).toEqual([-9, 0]);
    expect(playerOf(table, 0).traitors).toEqual([]);
    expect(stateOf(table).beaten).toHaveLength(3);
  });

  it('[M12.5 computes] the owner of Excalibur gains 3 if none is left', () => {
    const all = scored([{ traitors: 'black', shield: 'black' }, {}], { excalibur: 0 });
    expect(scores(all)).toEqual([3, 0]);
    const one = scored([{ traitors: 'black grey', shield: 'black' }, {}], { excalibur: 0 });
    expect(scores(one)).toEqual([-3, 0]);
    const other = scored([{ traitors: 'black', shield: 'black' }, {}]);
    expect(scores(other)).toEqual([0, 0]);
  });

  it('[M12.6 computes] also with no traitors before', () => {
    expect(scores(scored([{}, {}], { excalibur: 1 }))).toEqual([0, 3]);
  });

  it('[M12.8 computes] each takes three new ones', () => {
    const table = scored([{ traitors: 'black' }, {}], { round: 2 });
    for (const seat of [0, 1] as const) expect(playerOf(table, seat).traitors).toHaveLength(3);
  });

  it('[M12.8 computes] [M12.10 computes] an empty stack is made anew in the middle of a draw', () => {
    const table = scored([{}, {}], {
      round: 4,
      and(g) {
        while (g.s.stack.length > 1) g.draw(g.s.stack, g.s.beaten);
      },
    });
    for (const seat of [0, 1] as const) expect(playerOf(table, seat).traitors).toHaveLength(3);
    expect(stateOf(table).beaten).toEqual([]);
    expect(stateOf(table).stack).toHaveLength(24 - 6);
    expect(allTold(table, 'reshuffled')).toEqual([{ what: 'traitors' }]);
  });

  it('[M12.8 computes] the discarded ones are shuffled', () => {
    let beaten: string[] = [];
    const table = scored([{}, {}], {
      round: 4,
      and(g) {
        g.moveAll(g.s.stack, g.s.beaten);
        beaten = g.all(g.s.beaten);
      },
    });
    const names = table.match.all(stateOf(table).stack);
    for (const seat of [1, 0] as const)
      names.push(...table.match.all(playerOf(table, seat).traitors).toReversed());
    expect(names.toSorted()).toEqual(beaten.toSorted());
    expect(names).not.toEqual(beaten);
  });

  it('[M12.9 forbids] new traitors after the sixth round', () => {
    expect(playerOf(scored([{}, {}]), 0).traitors).toEqual([]);
  });
});

describe('the domain', () => {
  it('[M13.1 computes] [M13.7 computes] towers do not part a territory', () => {
    // Of the wood of five two tiles have towers: 3, 9, 16, 17, 23.
    expect(scores(scored([{ manors: [23] }, {}]))).toEqual([5, 0]);
  });

  it('[M13.2 computes] more manors take all', () => {
    expect(scores(scored([{ manors: [3, 9] }, { manors: [16] }]))).toEqual([5, 0]);
  });

  it('[M13.3 computes] [M13.4 computes] equals share, each territory by itself', () => {
    // The wood of five and the lake of two: 2 and 1 each, what is left over is lost.
    const table = scored([{ manors: [3, 5] }, { manors: [9, 10] }]);
    expect(scores(table)).toEqual([3, 3]);
    expect(scores(scored([{ manors: [3] }, { manors: [9] }, { manors: [16] }]))).toEqual([1, 1, 1]);
  });

  it('[M13.5 computes] a territory without manors is worth nothing', () => {
    expect(scores(scored([{}, {}]))).toEqual([0, 0]);
  });

  it('[M13.6 computes] manors stay', () => {
    const { manors } = stateOf(scored([{ manors: [3] }, { manors: [9] }]));
    expect([manors[3], manors[9]]).toEqual([0, 1]);
  });
});

describe('influence', () => {
  it('[M14.1 computes] black first, then clockwise', () => {
    const table = scored([{ influence: 'brown black violet' }, {}]);
    expect(allTold(table, 'influence').map(({ province }) => province)).toEqual([
      'black',
      'violet',
      'brown',
    ]);
  });

  it('[M14.2 computes] all counters of all count for the one with most', () => {
    const table = scored([{ influence: 'grey grey' }, { influence: 'grey' }]);
    expect(scores(table)).toEqual([3, 0]);
  });

  it('[M14.3 computes] each province is divided by itself', () => {
    const three = { influence: 'grey blue' };
    const table = scored([three, three, { influence: 'blue' }, {}]);
    expect(scores(table)).toEqual([1 + 1, 1 + 1, 1, 0]);
    const odd = { influence: 'grey grey' };
    expect(scores(scored([odd, odd, { influence: 'grey' }]))).toEqual([2, 2, 0]);
  });

  it('[M14.4 computes] all but one counter go back', () => {
    const table = scored([{ influence: 'grey grey grey blue' }, { influence: 'grey' }]);
    expect(playerOf(table, 0)).toMatchObject({ influence: { grey: 1, blue: 1 }, counters: 5 });
    expect(playerOf(table, 1)).toMatchObject({ influence: { grey: 1 }, counters: 6 });
  });
});

describe('the Grail', () => {
  const tie = { influence: 'black black orange' };

  it('[M14.5 allows] [M14.5 forbids] all points of a tie, not any to the others', () => {
    const table = scored([tie, tie], { grail: 0 });
    expect(asked(table)).toEqual(['red: breaking.grail']);
    play(table, 'red: grail');
    expect(scores(table)).toEqual([4 + 1, 1]);
    expect(playerOf(table, 0).influence.black).toBe(1);
  });

  it('[M14.6 forbids] a second province of the same scoring; then it is back', () => {
    const table = scored([tie, tie], { grail: 0 });
    play(table, 'red: grail');
    expect(table.over).toBe(true);
    expect(stateOf(table)).toMatchObject({ grail: 0, grailIn: null });
  });

  it('[M14.7 computes] asked at each tie until it is used', () => {
    const table = scored([tie, tie], { grail: 0 });
    play(table, 'red: keep');
    expect(scores(table)).toEqual([2, 2]);
    play(table, 'red: grail');
    expect(scores(table)).toEqual([2 + 2, 2]);
  });

  it('[M14.5 forbids] where its owner is not among those who tie, or alone has most', () => {
    const others = scored([{ influence: 'black' }, { influence: 'black' }, {}], { grail: 2 });
    expect(others.over).toBe(true);
    const alone = scored([{ influence: 'black black' }, { influence: 'black' }], { grail: 0 });
    expect([alone.over, scores(alone)]).toEqual([true, [3, 0]]);
    const nobodys = scored([tie, tie]);
    expect(nobodys.over).toBe(true);
  });
});

describe('servants', () => {
  it('[M15.1 computes] a point for each in a province, none for those at home', () => {
    const servants = { mason: 'black', lady: 'black' } as const;
    const table = scored([{ servants }, {}]);
    expect(scores(table)).toEqual([2, 0]);
    expect(playerOf(table, 0).servants).toMatchObject(servants);
  });
});

describe('sharing', () => {
  it('[M13.3 computes] [M14.3 computes] against counting it anew', () => {
    const strengths = fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(strengths, fc.nat({ max: 12 }), (all, value) => {
        const seats = all.map((_, seat) => seat as Seat);
        const most = Math.max(...all);
        const best = seats.filter((seat) => most > 0 && all[seat] === most);
        const share = shareOf(seats, (seat) => all[seat] ?? 0, value);
        expect(share.seats).toEqual(best);
        expect(share.points).toBe(best.length === 0 ? 0 : Math.floor(value / best.length));
      }),
    );
  });
});
