import { writeRecord, type Viewer } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../local/local-table.js';
import { playedGlory } from '../testing/played.js';
import { reportOf, type Complaint } from './report.js';

function complaint(choices: number, viewer: Viewer, at = choices): Complaint {
  const table = playedGlory('wrong', choices);
  return {
    words: 'The nun\nprays twice.',
    moment: momentOf(at < table.rows.length ? table.rewound(at) : table, viewer),
    game: 'glory',
    rules: glory.game.rulesVersion,
    options: table.prepared.options,
    questions: ['Who will you be?'],
    record: writeRecord(table, { reveal: table.over ? 'all' : viewer }),
  };
}

describe('a report', () => {
  it('is a scenario up to the moment that is looked at, once the game is over', () => {
    const { kind, text } = reportOf(complaint(Infinity, 0, 3));
    expect(kind).toBe('scenario');
    expect(text).toMatch(/^# The nun\n# prays twice\.\ngame: glory\nseats: 2\n/);
    expect(text.split('\n').filter((line) => line.startsWith('  - '))).toHaveLength(3);
    expect(text).toContain('seed: wrong');
  });

  it('is what the viewer knows while the game runs, and nothing of what it must not', () => {
    const { kind, text } = reportOf(complaint(20, 0));
    expect(kind).toBe('account');
    expect(text).toContain('The nun\nprays twice.');
    expect(text).toContain('Who will you be?');
    expect(text).toContain('destrier-record');
    expect(text).not.toContain('seed: wrong');
    const other = playedGlory('wrong', 20).view(1) as {
      readonly players: readonly { readonly titles: readonly string[] }[];
    };
    const hidden = other.players[1]?.titles ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    for (const title of hidden) expect(title).toMatch(/^[a-z:-]+$/);
    for (const title of hidden) expect(text).not.toContain(`"${title}"`);
  });

  it('is told without a record where there is none', () => {
    const { kind, text } = reportOf({ ...complaint(20, 0), record: null });
    expect(kind).toBe('account');
    expect(text).toContain('choices made: 20');
    expect(text).not.toContain('the record:');
  });
});
