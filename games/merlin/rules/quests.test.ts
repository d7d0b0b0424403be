import { asked, offered, play, refused, told, tried } from '@destrier/engine/testkit/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf, questOf } from '../book.js';
import { content } from '../content/index.js';
import { NEEDS } from '../content/needs.js';
import { GOODS, PROVINCES, SERVANTS, type Need } from '../content/types.js';
import { CASTLE } from '../state.js';
import {
  alone,
  asking,
  playerOf,
  questFor,
  scores,
  stateOf,
  TRIO,
  type Seated,
} from '../testing/staged.js';
import { counts } from './counts.js';
import { isRecoloured, missing, type Shown } from './quests.js';

const BLUE = questFor('flag-blue', 'material-any');

describe('resolving', () => {
  const given = { flag: 'blue', material: 'violet', shield: 'orange', quests: TRIO } as const;

  it.each(['core.steer', 'acting.act', 'core.end'])('[M10.1 allows] at %s', (prompt) => {
    const table = alone({ ...given, knight: 0 });
    if (prompt !== 'core.steer') play(table, 'red: ride 1');
    if (prompt === 'core.end') play(table, 'red: decline');
    expect(asked(table)).toEqual([`red: ${prompt}`]);
    play(table, `red: quest ${TRIO}`);
    expect(scores(table)).toEqual([3, 0]);
    expect(asked(table)).toEqual([`red: ${prompt}`]);
  });

  it('[M10.1 forbids] in the turn of another', () => {
    const table = alone(given);
    expect(refused(table, `blue: quest ${TRIO}`)).toBe('none');
  });

  it('[M10.1 allows] also in the middle of an action', () => {
    const table = alone({ ...given, knight: 10, material: 'violet', shield: 'orange black' });
    play(
      table,
      'red: ride 1',
      'red: give shield black',
      `red: quest ${TRIO}`,
      'red: take flag black',
    );
    expect(scores(table)).toEqual([3, 0]);
  });

  it('[M10.2 forbids] what is missing is named', () => {
    const table = alone({ flag: 'blue', quests: TRIO });
    expect(tried(table, `red: quest ${TRIO}`)).toMatchObject({
      rule: 'M10.2',
      why: 'notFulfilled',
      params: { needs: ['material-violet', 'shield-orange'] },
    });
  });

  it('[M10.10 computes] a card for it at the end of the turn, from row or pile', () => {
    const table = alone({ ...given, knight: 0 }, { row: 'q1 q2 q3' });
    play(table, `red: quest ${TRIO}`, 'red: ride 1', 'red: decline');
    expect(playerOf(table, 0).quests).toEqual([]);
    play(table, 'red: end');
    expect(offered(table, 'red')).toEqual(['open q1', 'open q2', 'open q3', 'blind']);
    play(table, 'red: open q1');
    expect(table.match.all(playerOf(table, 0).quests)).toEqual(['q1']);
    expect(stateOf(table).row).toHaveLength(3);
    expect(table.over).toBe(true);
  });

  it('[M10.10 forbids] a card without a quest', () => {
    const table = alone({ ...given, knight: 0 });
    play(table, 'red: ride 1', 'red: decline', 'red: end');
    expect(table.over).toBe(true);
  });

  it('[M10.12 computes] an empty pile is made of the discards', () => {
    const table = alone({ ...given, knight: 0 }, { and: (g) => g.moveAll(g.s.pile, g.s.discard) });
    play(table, `red: quest ${TRIO}`, 'red: ride 1', 'red: decline', 'red: end');
    expect(stateOf(table).pile).toEqual([]);
    play(table, 'red: blind');
    expect(stateOf(table).discard).toEqual([]);
    expect(stateOf(table).pile).toHaveLength(55 - 3 - 1);
    expect(told(table, 'reshuffled')).toEqual({ what: 'quests' });
  });

  it('[M10.12 computes] they are shuffled', () => {
    let discards: string[] = [];
    const table = alone(
      { knight: 4, quests: 'q10' },
      {
        and(g) {
          g.moveAll(g.s.pile, g.s.discard);
          discards = g.all(g.s.discard);
        },
      },
    );
    play(table, 'red: ride 1', 'red: exchange q10', 'red: blind');
    const pile = table.match.all(stateOf(table).pile);
    const drawn = table.match.all(playerOf(table, 0).quests);
    expect(new Set([...pile, ...drawn])).toEqual(new Set([...discards, 'q10']));
    expect([...pile, ...drawn]).not.toEqual([...discards, 'q10']);
  });

  it('[M10.13 computes] without any card the row is all there is, and shrinks', () => {
    const table = alone(
      { ...given, knight: 0, flag: 'blue grey', quests: `${TRIO} ${BLUE}` },
      { row: 'q1 q2', and: (g) => g.moveAll(g.s.pile, g.s.players[1].quests) },
    );
    play(
      table,
      `red: quest ${TRIO}`,
      'red: second',
      `red: quest ${BLUE}`,
      'red: ride 1',
      'red: decline',
    );
    play(table, 'red: end', 'red: open q1');
    expect(new Set(offered(table, 'red'))).toEqual(
      new Set(['open q2', `open ${TRIO}`, `open ${BLUE}`]),
    );
    play(table, 'red: open q2');
    expect(new Set(table.match.all(stateOf(table).row))).toEqual(new Set([TRIO, BLUE]));
    expect(table.over).toBe(true);
  });

  it('[M10.13 computes] a card that was discarded comes back when it is the only one', () => {
    const table = alone(
      { ...given, knight: 4, quests: `${TRIO} q10` },
      { row: 'q1 q2', and: (g) => g.moveAll(g.s.pile, g.s.players[1].quests) },
    );
    play(table, `red: quest ${TRIO}`, 'red: ride 1', 'red: exchange q10');
    expect(offered(table, 'red')).toEqual(['open q1', 'open q2', 'blind']);
    play(table, 'red: blind', 'red: end', 'red: blind');
    expect(stateOf(table).row).toHaveLength(2);
    expect([stateOf(table).pile, stateOf(table).discard]).toEqual([[], []]);
  });
});

describe('conditions', () => {
  /** Whether a quest that asks for this is fulfilled with these things. */
  const isMet = (needs: readonly Need[], given: Seated): boolean => {
    const more = { content: asking(needs), row: 'q2 q3 q4' };
    return offered(alone({ ...given, quests: 'q1' }, more), 'red').includes('quest q1');
  };
  const counters = ['influence-black', 'influence-any'] as const;

  it('[M10.5 computes] any good or counter will do where no province is shown', () => {
    expect(isMet(['shield-black', 'flag-any'], { shield: 'black', flag: 'orange' })).toBe(true);
    expect(isMet(['shield-black', 'flag-any'], { shield: 'black' })).toBe(false);
    expect(isMet(['shield-black', 'flag-any'], { shield: 'grey', flag: 'orange' })).toBe(false);
    expect(isMet(counters, { influence: 'black brown' })).toBe(true);
    expect(isMet(counters, { influence: 'brown brown' })).toBe(false);
  });

  it('[M10.6 computes] a servant in its province', () => {
    expect(
      isMet(['mason-black', 'flag-violet'], { servants: { mason: 'black' }, flag: 'violet' }),
    ).toBe(true);
    expect(
      isMet(['mason-black', 'flag-violet'], { servants: { mason: 'grey' }, flag: 'violet' }),
    ).toBe(false);
    expect(
      isMet(['mason-black', 'flag-violet'], { servants: { lady: 'black' }, flag: 'violet' }),
    ).toBe(false);
  });

  it('[M10.7 computes] any two servants in one province', () => {
    expect(
      isMet(['servant-grey', 'servant-grey'], { servants: { mason: 'grey', lady: 'grey' } }),
    ).toBe(true);
    expect(
      isMet(['servant-grey', 'servant-grey'], {
        servants: { 'flag-bearer': 'grey', lady: 'grey' },
      }),
    ).toBe(true);
    expect(
      isMet(['servant-grey', 'servant-grey'], { servants: { mason: 'grey', lady: 'blue' } }),
    ).toBe(false);
  });

  it('[M10.8 computes] two named servants in any provinces', () => {
    const both = { 'shield-bearer': 'grey', 'flag-bearer': 'brown' } as const;
    expect(isMet(['shield-bearer-any', 'flag-bearer-any'], { servants: both })).toBe(true);
    expect(
      isMet(['shield-bearer-any', 'flag-bearer-any'], {
        servants: { ...both, 'flag-bearer': 'grey' },
      }),
    ).toBe(true);
    expect(
      isMet(['shield-bearer-any', 'flag-bearer-any'], {
        servants: { 'shield-bearer': 'grey', mason: 'brown' },
      }),
    ).toBe(false);
  });

  it('[M10.9 computes] each thing fulfils one sign', () => {
    expect(isMet(counters, { influence: 'black' })).toBe(false);
    expect(isMet(counters, { influence: 'black black' })).toBe(true);
    expect(isMet(['influence-black', 'influence-black'], { influence: 'black' })).toBe(false);
    const five = { flag: 'black grey', material: 'black grey', shield: 'black' };
    expect(
      isMet(
        ['flag-any', 'flag-any', 'material-any', 'material-any', 'shield-any', 'shield-any'],
        five,
      ),
    ).toBe(false);
    expect(
      isMet(['flag-any', 'flag-any', 'material-any', 'material-any', 'shield-any', 'shield-any'], {
        ...five,
        shield: 'black black',
      }),
    ).toBe(true);
  });
});

/** The same judged by trying every way to give each sign a thing of its own. */
describe('against every assignment', () => {
  type Thing = { readonly thing: string; readonly province: string; readonly servant?: string };

  function thingsOf({ goods, influence, servants }: Shown): Thing[] {
    const some = (thing: string, of: Shown['influence']): Thing[] =>
      PROVINCES.flatMap((province) =>
        Array.from({ length: of[province] }, () => ({ thing, province })),
      );
    return [
      ...GOODS.flatMap((good) => some(good, goods[good])),
      ...some('influence', influence),
      ...SERVANTS.filter((servant) => servants[servant] !== CASTLE).map((servant) => ({
        thing: 'servant',
        servant,
        province: servants[servant],
      })),
    ];
  }

  function fits(wanted: Need, { thing, province, servant }: Thing, anywhere: boolean): boolean {
    const dash = wanted.lastIndexOf('-');
    const [what, where] = [wanted.slice(0, dash), wanted.slice(dash + 1)];
    return (
      (what === thing || what === servant) && (anywhere || where === 'any' || where === province)
    );
  }

  /** `free`: the sign whose province may be any. */
  function canBeMet(needs: readonly Need[], things: readonly Thing[], free: number): boolean {
    const [first, ...rest] = needs;
    if (first === undefined) return true;
    return things.some(
      (thing, at) =>
        fits(first, thing, free === 0) && canBeMet(rest, things.toSpliced(at, 1), free - 1),
    );
  }

  const few = fc.nat({ max: 2 });
  const some = fc.record({ black: few, grey: few, blue: fc.constant(0) });
  const post = fc.constantFrom('black', 'grey', 'blue', CASTLE);
  const shown: fc.Arbitrary<Shown> = fc
    .record({
      shield: some,
      flag: some,
      material: fc.constant({ black: 0, grey: 1, blue: 0 }),
      influence: some,
      servants: fc.record({ mason: post, 'shield-bearer': post, 'flag-bearer': post, lady: post }),
    })
    .map(({ shield, flag, material, influence, servants }) => ({
      goods: {
        shield: { ...counts(0), ...shield },
        flag: { ...counts(0), ...flag },
        material: { ...counts(0), ...material },
      },
      influence: { ...counts(0), ...influence },
      servants,
    }));

  /** A servant is named once at most, as the checks of content say. */
  const isAllowed = (needs: readonly Need[]): boolean =>
    SERVANTS.every((one) => needs.filter((wanted) => wanted.startsWith(`${one}-`)).length <= 1);
  const near = NEEDS.filter((wanted) => /-(black|grey|any)$/.test(wanted));
  const questNeeds = fc
    .array(fc.constantFrom(...near), { minLength: 1, maxLength: 4 })
    .filter(isAllowed);

  const bookWith = (needs: readonly Need[]) => questOf({ content: asking(needs) }, 'q1');

  it('[M10.2 computes] nothing is missing exactly where every sign finds its own thing', () => {
    fc.assert(
      fc.property(shown, questNeeds, (player, needs) => {
        const met = canBeMet(needs, thingsOf(player), -1);
        expect(missing(player, bookWith(needs)).length === 0).toBe(met);
      }),
      { numRuns: 1500 },
    );
  });

  it('[M19.16 computes] [M19.17 computes] Percival helps exactly where one sign of any province would do', () => {
    fc.assert(
      fc.property(shown, questNeeds, (player, needs) => {
        const things = thingsOf(player);
        const met = canBeMet(needs, things, -1);
        const helped = needs.some(
          (wanted, at) => !wanted.endsWith('-any') && canBeMet(needs, things, at),
        );
        expect(isRecoloured(player, bookWith(needs))).toBe(!met && helped);
      }),
      { numRuns: 1500 },
    );
  });

  it('all quests of the box are known to the book', () => {
    for (const [id, { needs }] of Object.entries(content.quests))
      expect(bookOf({ content }).quests.get(id)?.needs.toSorted()).toEqual(needs.toSorted());
  });
});
