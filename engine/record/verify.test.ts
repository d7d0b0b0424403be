import { describe, expect, it } from 'vitest';
import { sha256 } from '../sha256.js';
import { commitmentOf } from '../seed.js';
import { Table } from '../table.js';
import {
  parseRecord,
  printRecord,
  PROOF,
  rulesFrom,
  verifyRecord,
  writeRecord,
  type GameRecord,
  type RecordedChoice,
  type Verdict,
} from './index.js';
import { playOn, sampleGame } from './sample-game.js';

const game = sampleGame();
const rules = rulesFrom([game]);
const seed = { secret: 'cd'.repeat(32), nonces: ['sage', 'thyme'] };
const TABLE = playOn(Table.start(game, { seats: 2, seed }), 'verify');
const TEXT = writeRecord(TABLE, { reveal: 'all' });
const RECORD = recordIn(TEXT);

function recordIn(text: string): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.record;
}
/** A record with all its hashes made again: only what it says can betray it. */
function forged(change: Partial<GameRecord>): string {
  const text = printRecord({ ...RECORD, ...change });
  expect(parseRecord(text).ok).toBe(true);
  return text;
}
function withChoice(seq: number, change: Partial<RecordedChoice>): GameRecord['entries'] {
  let at = 0;
  return RECORD.entries.map((entry) =>
    entry.kind === 'choice' && ++at === seq ? { ...entry, ...change } : entry,
  );
}
const choices = RECORD.entries.filter((entry) => entry.kind === 'choice');
const rolledAt = choices.findIndex((choice) => choice.option === 'roll') + 1;
const rolled = choices[rolledAt - 1]?.draws[0] as { label: string; outcome: string };
const otherFace = rolled.outcome === '6' ? '5' : '6';

const mismatchOf = (verdict: Verdict): unknown =>
  'mismatch' in verdict ? verdict.mismatch : verdict;

it('finds nothing wrong with a true record, and says what it looked at', () => {
  expect(verifyRecord(TEXT, rules)).toEqual({
    ok: true,
    commitment: commitmentOf(seed),
    seed: seed.secret,
    nonces: seed.nonces,
    checked: {
      choices: TABLE.rows.length,
      draws: TABLE.setupDraws.length + TABLE.rows.flatMap((row) => row.draws).length,
      snapshots: 1,
    },
    unchecked: 0,
    recordedRules: '1.4',
    rulesVersion: '1.4',
  });
});

describe('a changed die', () => {
  const expected = {
    seq: rolledAt,
    what: 'draw',
    expected: `${rolled.label} ${rolled.outcome}`,
    found: `${rolled.label} ${otherFace}`,
  };

  it('is named at that draw, in a text otherwise untouched', () => {
    const line = `  ~ ${rolled.label} ${rolled.outcome}\n`;
    const changed = TEXT.replace(line, line.replace(/.\n/, `${otherFace}\n`));
    expect(mismatchOf(verifyRecord(changed, rules))).toEqual(expected);
    expect(parseRecord(changed)).toMatchObject({ ok: false, error: { code: 'record.damaged' } });
  });

  it('is named at that draw by whoever made all the hashes anew', () => {
    const entries = withChoice(rolledAt, { draws: [{ ...rolled, outcome: otherFace }] });
    const verdict = verifyRecord(forged({ entries }), rules);
    expect(mismatchOf(verdict)).toEqual(expected);
    expect(verdict).toMatchObject({ ok: false, seed: seed.secret, checked: { choices: rolledAt } });
  });

  it('is missed as much as it is changed: a draw left out or put in is named too', () => {
    expect(
      mismatchOf(verifyRecord(forged({ entries: withChoice(rolledAt, { draws: [] }) }), rules)),
    ).toEqual({
      ...expected,
      found: 'nothing',
    });
    const twice = withChoice(rolledAt, { draws: [rolled, rolled] });
    expect(mismatchOf(verifyRecord(forged({ entries: twice }), rules))).toEqual({
      ...expected,
      expected: 'nothing',
      found: `${rolled.label} ${rolled.outcome}`,
    });
  });
});

describe('a forged deal', () => {
  const deal = (RECORD.setup.draws[0] as { outcome: string }).outcome;

  it('is named before the first choice', () => {
    const better = deal.split(' ').toReversed().join(' ');
    expect(
      mismatchOf(
        verifyRecord(
          forged({ setup: { draws: [{ label: 'deck', outcome: better }], events: [] } }),
          rules,
        ),
      ),
    ).toEqual({
      seq: 0,
      what: 'draw',
      expected: `deck ${deal}`,
      found: `deck ${better}`,
    });
  });

  it('follows from a forged nonce', () => {
    const disclosed = { to: 'all', seed: { ...seed, nonces: ['sage', 'time'] } } as const;
    expect(mismatchOf(verifyRecord(forged({ disclosed }), rules))).toMatchObject({
      seq: 0,
      what: 'draw',
      found: `deck ${deal}`,
    });
  });
});

it('names a seed that was not committed to, and a commitment that was put in later', () => {
  const other = `sha256:${'0'.repeat(64)}`;
  expect(mismatchOf(verifyRecord(forged({ commitment: other }), rules))).toEqual({
    seq: 0,
    what: 'seed',
    expected: other,
    found: commitmentOf(seed),
  });
  const disclosed = { to: 'all', seed: { ...seed, secret: 'ee'.repeat(32) } } as const;
  expect(mismatchOf(verifyRecord(forged({ disclosed }), rules))).toEqual({
    seq: 0,
    what: 'seed',
    expected: commitmentOf(seed),
    found: commitmentOf(disclosed.seed),
  });
});

it('names a choice that could not be made', () => {
  expect(
    mismatchOf(verifyRecord(forged({ entries: withChoice(3, { option: 'show dragon' }) }), rules)),
  ).toMatchObject({
    seq: 3,
    what: 'choice',
    found: '0 show dragon',
  });
});

it('names a state that the choices do not lead to, and a result that is not theirs', () => {
  const hash = `sha256:${sha256('another')}`;
  const entries = RECORD.entries.map((entry) =>
    entry.kind === 'hash' ? { ...entry, hash } : entry,
  );
  const last = { seq: TABLE.rows.length, what: 'snapshot' };
  expect(mismatchOf(verifyRecord(forged({ entries }), rules))).toEqual({
    ...last,
    expected: TABLE.hash,
    found: hash,
  });
  const result = RECORD.result?.map((row) => ({ ...row, score: row.score + 1 })) ?? null;
  expect(mismatchOf(verifyRecord(forged({ result }), rules))).toMatchObject(last);
  expect(mismatchOf(verifyRecord(forged({ result: null }), rules))).toMatchObject({
    ...last,
    found: 'a running game',
  });
  const unfinished = entries.slice(0, -2);
  expect(mismatchOf(verifyRecord(forged({ entries: unfinished }), rules))).toMatchObject({
    seq: TABLE.rows.length - 1,
    what: 'snapshot',
    expected: 'a running game',
  });
});

it('calls a record damaged when all it says is true and only its text was changed', () => {
  const renamed = writeRecord(TABLE, { reveal: 'all', names: ['Anne', 'Bert'] }).replace(
    'Bert',
    'Kurt',
  );
  expect(verifyRecord(renamed, rules)).toMatchObject({
    ok: false,
    error: { code: 'record.damaged' },
  });
});

it('refuses a record whose game, rules or content are not here, unless it is damaged besides', () => {
  const codeOf = (text: string): unknown => {
    const verdict = verifyRecord(text, rules);
    return 'error' in verdict ? [verdict.error.code, verdict.error.line] : verdict;
  };
  expect(codeOf(forged({ game: 'chess' }))).toEqual(['record.foreign', 2]);
  expect(codeOf(forged({ rules: '1.5' }))).toEqual(['record.newer', 3]);
  expect(codeOf(forged({ content: `sha256:${sha256('')}` }))).toEqual(['record.content', 5]);
  expect(codeOf(forged({ options: { turns: '13' } }))).toEqual(['record.damaged', 6]);
  expect(codeOf(TEXT.replace('rules 1.4', 'rules 1.5'))).toEqual(['record.damaged', 1]);
});

it('takes a shape that is not here for that of rules that may lead to the same', () => {
  const reshaped = forged({ shape: `sha256:${sha256('')}` });
  expect(verifyRecord(reshaped, rules)).toMatchObject({ ok: true });
});

it('cannot judge a record that leaves things out', () => {
  expect(verifyRecord(writeRecord(TABLE, { reveal: 1 }), rules)).toMatchObject({
    ok: false,
    error: {
      code: 'record.truncated',
      message: expect.stringContaining('written for seat 1') as unknown,
    },
  });
});

it('says in every language what a true record shows and what it does not', () => {
  expect(PROOF.en.shown).toContain('Nothing was changed after the start');
  for (const { shown, notShown } of Object.values(PROOF))
    expect([shown.length > 200, notShown.length > 80]).toEqual([true, true]);
});
