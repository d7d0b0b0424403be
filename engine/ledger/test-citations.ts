// Citations in the titles of tests: `it('[G6.3.4 forbids] a reroll without faith', …)`, as many in
// brackets as the test shows. One counts only if the test runs whenever the suite does and asserts.

import type { Citation, Citations, SourceText } from './citation.js';
import { isCitationKind } from './citation.js';
import type { Problem } from './rule.js';
import { readRuleId } from './rule.js';
import type { Token } from './tokens.js';
import { tokenize } from './tokens.js';

interface TestCall {
  readonly suite: boolean;
  readonly runs: boolean;
  readonly title: Token | undefined;
  /** Tokens of the call's arguments, as a range. */
  readonly from: number;
  readonly to: number;
}

const ALWAYS_RUNS = new Set(['each', 'for', 'concurrent', 'sequential']);
const TAKES_ARGUMENTS = new Set(['each', 'for', 'skipIf', 'runIf']);
const LEADING = /^\s*(?:\[[^\]]*\]\s*)+/;

export function citationsOfTests({ file, text }: SourceText): Citations {
  const tokens = tokenize(text).filter((token) => token.type !== 'comment');
  const calls = findTestCalls(tokens);
  const counted: Citation[] = [];
  const problems: Problem[] = [];
  for (const call of calls) {
    const leading = LEADING.exec(call.title?.text ?? '')?.[0];
    if (call.title === undefined || leading === undefined) continue;
    const { line } = call.title;
    const add = (message: string, hint: string) => problems.push({ file, line, message, hint });
    const name = call.title.text.slice(leading.length).trim();
    const skipped = calls.some(
      (other) => !other.runs && other.from <= call.from && call.to <= other.to,
    );
    for (const [, cited = ''] of leading.matchAll(/\[([^\]]*)\]/g)) {
      const [id = '', kind = '', ...rest] = cited.trim().split(/\s+/);
      if (readRuleId(id) === undefined) continue;
      if (!isCitationKind(kind) || rest.length > 0) {
        add(
          `[${cited}] does not say what the test shows`,
          `write [${id} allows], [${id} forbids] or [${id} computes]`,
        );
      } else if (call.suite) {
        add(
          `[${cited}] stands in the title of a suite`,
          'cite the rule in the title of each test that shows it',
        );
      } else if (skipped) {
        add(
          `[${cited}] stands in a test that may not run`,
          'let the test run always, or cite the rule in one that does',
        );
      } else if (!asserts(tokens.slice(call.from, call.to))) {
        add(`[${cited}] stands in a test without an assertion`, `expect in it what ${id} ${kind}`);
      } else {
        counted.push({ id, file, line, name, kind });
      }
    }
  }
  return { counted, problems };
}

function findTestCalls(tokens: readonly Token[]): TestCall[] {
  const calls: TestCall[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'word' || !['it', 'test', 'describe'].includes(token.text)) continue;
    if (isMark(tokens[index - 1], '.')) continue;
    const call = readTestCall(tokens, index);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

/** `it(…)`, `it.concurrent(…)`, `it.each(table)(…)`: the last pair of parentheses holds title and body. */
function readTestCall(tokens: readonly Token[], start: number): TestCall | undefined {
  let runs = true;
  let at = start + 1;
  while (isMark(tokens[at], '.')) {
    const modifier = tokens[at + 1]?.text ?? '';
    runs &&= ALWAYS_RUNS.has(modifier);
    at = afterTypeArguments(tokens, at + 2);
    if (!TAKES_ARGUMENTS.has(modifier)) continue;
    at = tokens[at]?.type === 'string' ? at + 1 : closing(tokens, at) + 1;
  }
  if (!isMark(tokens[at], '(')) return undefined;
  const title = tokens[at + 1];
  return {
    suite: tokens[start]?.text === 'describe',
    runs: runs && !hasSkipOption(tokens, at),
    title: title?.type === 'string' ? title : undefined,
    from: at,
    to: closing(tokens, at),
  };
}

function afterTypeArguments(tokens: readonly Token[], start: number): number {
  if (!isMark(tokens[start], '<')) return start;
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    if (isMark(tokens[at], '<')) depth++;
    if (isMark(tokens[at], '>') && !isMark(tokens[at - 1], '=') && --depth === 0) return at + 1;
  }
  return tokens.length;
}

/** `it('…', { skip: true }, …)` and its relatives. */
function hasSkipOption(tokens: readonly Token[], open: number): boolean {
  const options = open + 3;
  if (!isMark(tokens[options], '{')) return false;
  return tokens
    .slice(options, closing(tokens, options))
    .some((token) => token.type === 'word' && ['skip', 'todo', 'fails'].includes(token.text));
}

/** The index of the bracket that closes the one at `open`; the end where it is missing. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.type !== 'mark') continue;
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text) && --depth === 0) return at;
  }
  return tokens.length;
}

/** `expect(…).…`, `expect.soft(…).…`, `assert(…)`, `assert.…(…)`, or a helper named `expect…` or `assert…`. */
function asserts(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.type !== 'word' || !/^(?:expect|assert)(?![a-z])/.test(token.text)) return false;
    let at = index + 1;
    if (isMark(tokens[at], '.')) at += 2;
    if (!isMark(tokens[at], '(')) return false;
    return token.text !== 'expect' || isMark(tokens[closing(tokens, at) + 1], '.');
  });
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.type === 'mark' && token.text === text;
}
