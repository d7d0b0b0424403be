import type { Analysis } from '@destrier/bots';
import { Table, type Box, type Row } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { describe, expect, it } from 'vitest';
import { boxNamed } from '../boxes.js';
import { blocksOf, reportOf } from './report.js';

const box: Box = boxNamed('hazard');

/** A game of two of which the first n choices are made. */
function begun(choices: number): Table {
  const table = Table.start(box.game, { seats: 2, seed: 'report' });
  for (let i = 0; i < choices; i++) {
    const [ask] = table.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    table.choose(ask.seat, ask.id, table.optionIds(ask.seat, ask.id)[0] as string);
  }
  return table;
}

function told(found: Partial<Analysis>): string {
  const analysis: Analysis = {
    bot: 'master@1',
    iterations: 100,
    partial: false,
    curve: [
      { seq: 0, win: [0.5, 0.5] },
      { seq: 1, win: [0.4, 0.6] },
      { seq: 2, win: [0.9, 0.1] },
    ],
    decisions: [],
    turningPoints: [],
    ...found,
  };
  return reportOf({
    title: 'Hazard',
    table: begun(2),
    before: (seq) => begun(seq - 1),
    analysis,
    speaker: speaker({ ...cliText.en, ...box.text.en }, 'en', ['Ann', 'Bob'], box.game),
  });
}

describe('a report', () => {
  const { seat, option } = begun(1).rows[0] as Row;
  const head = { seq: 1, seat, chosen: option };

  it('tells whose chances a choice changed, and of what was asked', () => {
    const lines = told({ turningPoints: [{ seq: 1, seat: 0, swing: -0.1 }] }).split('\n');
    const at = lines.indexOf('Turning points:');
    expect(lines.slice(0, at + 3)).toEqual([
      'Hazard · 2 choices, not finished · judged by master@1, 100 iterations a decision',
      '',
      'Chances of victory as each seat could judge them, from the first choice on:',
      '  Ann  50%  ▅▄█  90%',
      '  Bob  50%  ▅▅▁  10%',
      '',
      'Turning points:',
      expect.stringMatching(/^ {2}choice 1 · (Ann|Bob) · \S.*[.?]/),
      expect.stringMatching(/^ {4}.+\. Chances of Ann: 50%, then 40%$/),
    ]);
  });

  it('lists decisions that surely cost something, the dearest first, and no others', () => {
    const text = told({
      decisions: [
        { ...head, best: 'watch', cost: 0.1, cost95: [0.02, 0.18] },
        { ...head, best: 'watch', cost: 0.4, cost95: [0.3, 0.5] },
        { ...head, best: 'watch', cost: 0.5, cost95: [0, 1] },
      ],
    });
    const costs = text.split('\n').filter((line) => line.includes('Cost:'));
    expect(costs).toEqual([
      expect.stringMatching(/Better: .+\. Cost: 40% \(30% to 50%\)$/),
      expect.stringMatching(/Better: .+\. Cost: 10% \(2% to 18%\)$/),
    ]);
  });

  it('says where there is nothing to list', () => {
    const text = told({ decisions: [{ ...head, best: option, cost: 0, cost95: [0, 0] }] });
    expect(text).toContain('none that stand out from the noise');
    expect(text).toContain('none of 1 decision surely cost anything');
  });
});

describe('the curve in blocks', () => {
  it('has a block for each share, from none to all', () => {
    expect(blocksOf([0, 0.124, 0.125, 0.5, 0.875, 1])).toBe('▁▁▂▅██');
    expect(blocksOf([])).toBe('');
  });

  it('averages what does not fit', () => {
    expect(blocksOf([0, 1, 1, 1], 2)).toBe('▅█');
    expect(blocksOf([0, 0, 1], 2)).toBe('▁▅');
  });
});
