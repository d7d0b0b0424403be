import { allTold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { BLUE, fought } from '../../testing/fought.js';

describe('what is told', () => {
  it('[G11.21 computes] why each step was passed over', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { black: 1, white: 1 } },
      red: { faith: 1 },
    });
    const steps = [
      ['strength.add', 'G11.10', 'noStrengthToAdd'],
      ['faith.reroll', 'G11.14', 'noReroll'],
      ['lance.lance', 'G11.17', 'noSupport'],
      ['second lance.lance', 'G11.18', 'noSupport'],
      ['relic.relic', 'G11.20', 'noRelic'],
    ];
    expect(allTold(table, 'kernel.skipped')).toEqual(
      [['tent.tent', 'G11.9', 'noSupport'], ...steps, ...steps].map(([question, rule, why]) => ({
        seat: 0,
        question,
        rule,
        why,
      })),
    );
  });

  it('[G11.25 computes] why no prestige was turned', () => {
    const table = fought({
      knight: { attack: 1 },
      red: { relics: ['medal'] },
      dice: 'black1 white0 | black4 white0',
    });
    play(table, 'red: pass', 'red: pass');
    expect(allTold(table, 'kernel.skipped')).toContainEqual({
      seat: 0,
      question: 'tie.turn',
      rule: 'G11.25',
      why: 'noPrestige',
    });
  });

  it('[G11.10 computes] [G11.13 computes] [G11.14 computes] tokens spent and dice rolled', () => {
    const table = fought({
      red: { strength: 2, faith: 1, relics: ['medal'] },
      dice: 'red2 reds black0 white0 | black3 | red1 red1 black0 white0',
    });
    play(table, 'red: add 2', 'red: reroll black0');
    expect(allTold(table, 'spent')).toEqual([
      { who: 0, what: 'strength', amount: 2 },
      { who: 0, what: 'faith', amount: 1 },
    ]);
    expect(allTold(table, 'rolled')).toEqual([
      { who: 0, dice: ['red2', 'reds', 'black0', 'white0'] },
    ]);
    expect(allTold(table, 'rerolled')).toEqual([{ who: 0, dice: ['black3'] }]);
  });

  it('[G11.2 computes] how the duel stands, with each question', () => {
    const table = fought({
      against: BLUE,
      red: { faith: 1 },
      rival: { faith: 1, supports: ['squire'] },
      dice: 'black4 white0',
      foeDice: 'black1 white0',
    });
    const standing = () => table.asks().map(({ seat, params }) => [seat, params]);
    expect(standing()).toEqual([[1, { engagement: 1, attack: 1, foeAttack: 4 }]]);
    play(table, 'blue: pass');
    expect(standing()).toEqual([[0, { engagement: 1, attack: 4, foeAttack: 1 }]]);
  });
});
