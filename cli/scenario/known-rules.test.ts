import { expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import { withRuleIds } from './known-rules.js';
import { market } from './market.js';
import { runText, type FileOutcome } from './run-file.js';

const WITH_RULES = { ...market, ruleIds: ['M1.1', 'M2.1', 'M3.1'] };

function outcomeOf(text: string): FileOutcome {
  return runText(`game: market\nseats: [red, white]\n${text}`, [WITH_RULES]);
}

const unknown = (id: string, near: string): object => ({
  kind: 'invalid',
  invalid: {
    message: `market has no rule ${id}`,
    hint: `did you mean "${near}"?; destrier rules market prints them`,
  },
});

it('a scenario is a test of rules that the game has', () => {
  expect(outcomeOf('rules: {M2.1: computes}\nexpect: {over: false}')).toEqual({ kind: 'passed' });
  expect(outcomeOf('rules: {M2.2: computes}\nexpect: {over: false}')).toMatchObject(
    unknown('M2.2', 'M2.1'),
  );
});

it('a refusal is by a rule that the game has', () => {
  expect(outcomeOf('play: [{red: {refused: stop, rule: M3.2}}]')).toMatchObject(
    unknown('M3.2', 'M3.1'),
  );
});

it('what is blocked is blocked by a rule that the game has', () => {
  expect(outcomeOf('expect: {blocked: {red: {stop: M3.11}}}')).toMatchObject(
    unknown('M3.11', 'M3.1'),
  );
});

it('the rules of a game are those of its ledger', () => {
  const playable = withRuleIds(gameNamed('hazard'));
  expect(playable.ruleIds).toContain('H2.3');
  expect(playable.ruleIds).not.toContain('H99.1');
  const text = (rule: string): string =>
    `game: hazard\nseats: 2\nrules: {${rule}: computes}\nexpect: {over: false}`;
  expect(runText(text('H2.3'), [playable])).toEqual({ kind: 'passed' });
  expect(runText(text('H99.1'), [playable])).toMatchObject({ kind: 'invalid' });
});
