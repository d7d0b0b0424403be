import { describe, expect, it } from 'vitest';
import type { ScenarioData } from './scenario-citations.js';
import { citationsOfScenario } from './scenario-citations.js';

const read = (data: ScenarioData, text = '') =>
  citationsOfScenario({ file: 'a/b/tie.yaml', text, data });
const counts = (kind: string, data: ScenarioData) =>
  read({ ...data, rules: { 'G2.3': kind } }).counted.length === 1;

const taken = { red: 'take romance:2' };
const refused = { red: { refused: 'take romance:2', rule: 'G2.3' } };

describe('a citation in a scenario', () => {
  it('is named after the file and has the line of its id', () => {
    const text = 'game: joust\nplay:\n  - red: take romance:2\nrules:\n  G2.3: allows\n';
    expect(read({ play: [taken], rules: { 'G2.3': 'allows' } }, text)).toEqual({
      counted: [{ id: 'G2.3', file: 'a/b/tie.yaml', line: 5, name: 'tie', kind: 'allows' }],
      problems: [],
    });
  });

  it('may name several things that the rule does', () => {
    const { counted } = read({ play: [taken, refused], rules: { 'G2.3': 'allows, forbids' } });
    expect(counted.map((one) => one.kind)).toEqual(['allows', 'forbids']);
  });

  it('forbids with a refusal by that rule, not by another one', () => {
    expect(counts('forbids', { play: [refused] })).toBe(true);
    expect(counts('forbids', { play: [{ red: { refused: 'x', rule: 'G2.4' } }] })).toBe(false);
    expect(counts('forbids', { play: [{ red: { refused: 'x' } }, 'refused', null] })).toBe(false);
    expect(counts('forbids', { play: [taken], expect: { red: { faith: 1 } } })).toBe(false);
  });

  it('forbids with an option blocked by that rule, not by another one', () => {
    expect(counts('forbids', { expect: { blocked: { red: { train: 'G2.3' } } } })).toBe(true);
    expect(counts('forbids', { expect: { blocked: { red: { train: 'G2.4' } } } })).toBe(false);
    expect(counts('forbids', { expect: { blocked: 'G2.3' } })).toBe(false);
  });

  it('forbids with something not offered, at the end or on the way', () => {
    const expected = { 'not offered': { red: ['train'] } };
    expect(counts('forbids', { expect: expected })).toBe(true);
    expect(counts('forbids', { play: [taken, { expect: expected }] })).toBe(true);
    expect(counts('forbids', { expect: { 'not offered': { red: [] } } })).toBe(false);
    expect(counts('forbids', { expect: { offered: { red: ['train'] } } })).toBe(false);
  });

  it('allows with a choice that is taken, not with one refused or taken back', () => {
    expect(counts('allows', { play: [taken] })).toBe(true);
    expect(counts('allows', { play: [refused] })).toBe(false);
    expect(counts('allows', { play: [{ red: { undo: true } }] })).toBe(false);
    expect(counts('allows', { play: [{ expect: 'train' }] })).toBe(false);
    expect(counts('allows', { expect: { red: { faith: 1 } } })).toBe(false);
  });

  it('allows with something offered', () => {
    expect(counts('allows', { expect: { offered: { red: 'train' } } })).toBe(true);
    expect(counts('allows', { expect: { 'not offered': { red: 'train' } } })).toBe(false);
  });

  it('computes with anything expected that is not about options', () => {
    expect(counts('computes', { expect: { red: { faith: 0 } } })).toBe(true);
    expect(counts('computes', { play: [{ expect: { over: false } }] })).toBe(true);
    expect(counts('computes', { expect: { 'not offered': { red: 'train' } } })).toBe(false);
    expect(counts('computes', { expect: { offered: { red: 'train' } } })).toBe(false);
    expect(counts('computes', { expect: { blocked: { red: { train: 'G2.3' } } } })).toBe(false);
    expect(counts('computes', { expect: { red: {}, events: [] } })).toBe(false);
    expect(counts('computes', { play: [taken] })).toBe(false);
  });
});

describe('a citation that shows nothing', () => {
  it('is told with what it needs', () => {
    expect(
      read({ play: [taken], rules: { 'G2.3': 'forbids' } }, 'rules:\n  G2.3: forbids').problems,
    ).toEqual([
      {
        file: 'a/b/tie.yaml',
        line: 2,
        message: 'nothing here shows that G2.3 forbids',
        hint: 'expect a refusal or a "blocked" option with this rule, or something "not offered"',
      },
    ]);
  });

  it.each([
    [{ 'G2.3': 'permits' }, 'G2.3: "permits" is not what a rule does'],
    [{ 'G2.3': null }, 'G2.3: "null" is not what a rule does'],
    [{ faith: 'allows' }, '"faith" is not a rule id'],
    [['G2.3'], '"rules" is not a list of rules with words'],
  ])('as %j', (rules, message) => {
    const { counted, problems } = read({ play: [taken], rules });
    expect(counted).toEqual([]);
    expect(problems.map((one) => [one.line, one.message])).toEqual([[1, message]]);
  });

  it('is no fault in a scenario without rules', () => {
    expect(read({ play: [taken] })).toEqual({ counted: [], problems: [] });
  });
});
