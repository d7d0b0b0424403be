import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import {
  allTold,
  asked,
  cardsIn,
  history,
  hold,
  offered,
  play,
} from '@destrier/engine/testkit/check';
import { acting } from '../testing/acting.js';
import { duelAt, fought } from '../testing/fought.js';
import { give, seated, stateOf } from '../testing/seated.js';
import type { State } from '../state.js';
import { gainPrestige, gainRelic, gainSupport } from './tiles.js';

type Holding = Parameters<typeof give>[2];

/** Red has these and gains the supports one after the other. */
function gaining(red: Holding, ...supports: string[]): Table {
  return seated(2, {
    given(s, match) {
      give(match, 0, red);
      for (const support of supports) {
        hold(match, s.recruit, [support]);
        gainSupport(match as never, 0, need(s.recruit.at(-1), support), s.recruit);
      }
    },
  });
}
const redOf = (table: Table) => stateOf(table).players[0];

describe('supports with a single effect', () => {
  it('[G14.8 computes] the Minstrel: 4 glory', () => {
    const table = gaining({}, 'minstrel');
    expect(redOf(table).glory).toBe(14);
    expect(table.match.ledger[0]).toMatchObject({ supports: 4 });
  });

  it('[G14.19 computes] the Lady: 5 glory', () => {
    const table = gaining({}, 'lady');
    expect(redOf(table)).toMatchObject({ glory: 15, coins: 0 });
  });

  it.each([
    [10, 8],
    [3, 1],
    [2, 0],
    [1, 0],
    [0, 0],
  ])(
    '[G14.13 computes] [G1.7 computes] the Usurer: 6 coins, and of %i glory %i are left',
    (glory, left) => {
      const table = gaining({ glory, coins: 1 }, 'usurer');
      expect(redOf(table)).toMatchObject({ glory: left, coins: 7 });
      expect(table.match.points(0)).toBe(left);
      expect(table.match.ledger[0]?.['supports'] ?? 0).toBe(left - glory);
    },
  );

  it('[G14.11 computes] [G14.31 computes] the King brings the Royal token, the Vassal the Suzerain', () => {
    const king = gaining({}, 'support:king');
    expect(cardsIn(king, redOf(king).prestige.ready)).toEqual(['royal']);
    expect(redOf(king)).toMatchObject({ glory: 10, coins: 0 });
    const vassal = gaining({}, 'vassal');
    expect(cardsIn(vassal, redOf(vassal).prestige.ready)).toEqual(['suzerain']);
  });

  it('[G14.2 computes] it stays with its owner and counts as a support', () => {
    const table = gaining({}, 'minstrel', 'squire');
    expect(cardsIn(table, redOf(table).supports.ready)).toEqual(['minstrel', 'squire']);
    expect(redOf(table).supports.used).toEqual([]);
    expect(redOf(table).glory).toBe(14);
  });

  it('[G14.2 computes] wherever it comes from: the track, too', () => {
    const table = acting(2, {
      given(s, match) {
        s.piles.one.push(...(s.track[8] ?? []).splice(0));
        hold(match, need(s.track[8], 'a slot'), ['minstrel']);
        give(match, 0, { coins: 9 });
      },
    });
    play(table, 'red: place support', 'red: hire minstrel 9');
    expect(redOf(table).glory).toBe(14);
  });

  it('[G14.3 computes] copies add up', () => {
    const table = gaining({}, 'minstrel', 'minstrel', 'minstrel');
    expect(redOf(table).glory).toBe(10 + 3 * 4);
  });

  it('[G14.2 forbids] anything at once from a support of another kind', () => {
    const table = gaining({}, 'squire', 'bishop', 'thug');
    expect(redOf(table)).toMatchObject({ glory: 10, coins: 0, strength: 0, faith: 0 });
    // The Bishop is a permanent one.
  });
});

describe('prestige and relics', () => {
  it('[G15.8 forbids] a second token of a kind, active or turned', () => {
    for (const owned of [{ prestige: ['royal'] }, { usedPrestige: ['royal'] }]) {
      const table = gaining(owned, 'support:king');
      const { ready, used } = redOf(table).prestige;
      expect([...ready, ...used]).toHaveLength(1);
      expect(stateOf(table).prestige.length).toBe(17 - 1);
    }
  });

  it('[G15.7 allows] tokens of all six kinds', () => {
    const kinds = ['heartthrob', 'suzerain', 'prestige:warrior', 'royal', 'chamberlain'];
    const table = seated(2, {
      given: (_s, match) => {
        for (const kind of [...kinds, 'prestige:champion', ...kinds])
          gainPrestige(match as never, 0, kind);
      },
    });
    expect(redOf(table).prestige.ready).toHaveLength(6);
    expect(stateOf(table).prestige).toHaveLength(17 - 6);
  });

  it('[G1.10 forbids] a relic or a token of which none is left', () => {
    const table = seated(2, {
      given(_s, match) {
        give(match, 1, { usedRelics: ['ring', 'ring', 'ring', 'ring'] });
        give(match, 1, { usedPrestige: ['royal', 'royal', 'royal'] });
        gainRelic(match as never, 0, 'ring');
        gainPrestige(match as never, 0, 'royal');
      },
    });
    expect([redOf(table).relics.ready, redOf(table).prestige.ready]).toEqual([[], []]);
  });

  it('[G15.1 allows] a relic of a type already owned', () => {
    const table = seated(2, {
      given(_s, match) {
        give(match, 0, { relics: ['ring'] });
        gainRelic(match as never, 0, 'ring');
      },
    });
    expect(cardsIn(table, redOf(table).relics.ready)).toEqual(['ring', 'ring']);
    expect(stateOf(table).relics).toHaveLength(16 - 2);
  });
});

it('[G1.15 computes] everybody is told of a tile that is gained', () => {
  const table = seated(2, {
    begin(match) {
      const { recruit }: State = match.s;
      gainRelic(match as never, 0, 'ring');
      hold(match, recruit, ['vassal']);
      gainSupport(match as never, 1, need(recruit.at(-1), 'the Vassal'), recruit);
    },
  });
  expect(history(table).map(({ name, params }) => ({ name, ...params }))).toEqual([
    { name: 'relic', seat: 0, relic: 'ring' },
    { name: 'support', seat: 1, support: 'vassal' },
    { name: 'prestige', seat: 1, prestige: 'suzerain' },
  ]);
});

describe('turned tiles', () => {
  it('[G1.18 forbids] the use of a turned support or relic', () => {
    const active = fought({ red: { supports: ['cook'], relics: ['medal'] } });
    expect(offered(active, 'red')).toContain('tent cook');
    const turned = fought({
      red: { strength: 1, usedSupports: ['cook', 'squire'], usedRelics: ['medal'] },
      dice: 'red5 black0 white0',
    });
    expect(asked(turned)).toEqual(['red: strength.add']);
    play(turned, 'red: add 1');
    expect(allTold(turned, 'used')).toEqual([]);
    expect(duelAt(turned).winner).toBe(1);
  });

  it('[G1.18 computes] it still belongs to its owner', () => {
    const table = seated(2, {
      given: (_s, match) => give(match, 0, { usedSupports: ['cook'], usedPrestige: ['royal'] }),
    });
    expect(table.view(1)).toMatchObject({
      players: [{ supports: { used: ['cook'] }, prestige: { used: ['royal'], ready: [] } }, {}],
    });
  });
});
