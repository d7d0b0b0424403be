import { need } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { playable, reconstruction } from './checks.js';
import { content } from './index.js';
import { boards } from '../testing/limits/boards.js';
import { figures } from '../testing/limits/figures.js';
import type { Limit, Moves } from '../testing/limits/limit.js';
import { playable as playableLimits } from '../testing/limits/playable.js';
import type { Content } from './types.js';

const checks = [...playable, ...reconstruction];

function moved(moves: Moves): Content {
  // Not a structured clone: tiles that share one object must not move together.
  const copy = JSON.parse(JSON.stringify(content)) as object;
  for (const [path, value] of Object.entries(moves)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy as Content;
}

const issuesOf = (name: string, changed: Content) =>
  need(
    checks.find((check) => check.name === name),
    name,
  ).issues(changed);

const LIMITS = { ...playableLimits, ...boards, ...figures };

it('the content passes every check', () => {
  expect(checks.flatMap(({ issues }) => issues(content))).toEqual([]);
});

it('every check has its limit', () => {
  expect(Object.keys(LIMITS)).toEqual(checks.map(({ name }) => name));
});

const cases = (of: (limit: Limit) => readonly Moves[]): (readonly [name: string, moves: Moves])[] =>
  Object.entries(LIMITS).flatMap(([name, limit]) =>
    of(limit).map((moves) => [name, moves] as const),
  );

describe('past its limit', () => {
  it.each(cases(({ past }) => past))('%s: fails with %j', (name, moves) => {
    expect(issuesOf(name, moved(moves))).not.toEqual([]);
  });
});

describe('at its limit', () => {
  it.each(cases(({ at = [] }) => at))('%s: holds with %j', (name, moves) => {
    expect(issuesOf(name, moved(moves))).toEqual([]);
  });
});
