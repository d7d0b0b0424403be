import { expect, test } from 'vitest';
import { coverageFindings, namesOf, surveyOf } from './check.js';
import { barter } from './sample/barter.js';

const game = barter();
const survey = surveyOf(game);
survey.play({ seats: 4 }, { seed: '1', from: 0, to: 60 });

const said = (excused: readonly string[]): string[] =>
  coverageFindings(game, survey, excused).map(
    ({ guarantee, message }) => `${guarantee} ${message}`,
  );

test('names every step and every verb', () => {
  expect(namesOf(game)).toEqual(
    expect.arrayContaining([
      'main.deal',
      'main.turns',
      'main.haggle',
      'main.pass give',
      'turn.main play',
      'turn.shop buy',
      'turn.mockery mock',
    ]),
  );
});

test('a step that no game took is told by name', () => {
  expect(said([])).toEqual(['9 never taken: main.spin']);
});

test('one that is listed is excused', () => {
  expect(said(['main.spin'])).toEqual([]);
});

test('what is listed but taken is no excuse', () => {
  expect(said(['main.spin', 'turn.main play', '.deck'])).toEqual([
    '9 listed as uncovered, but it is covered: turn.main play, .deck',
  ]);
});

test('what is listed but does not exist is no excuse', () => {
  expect(said(['main.spin', 'turn.dance'])).toEqual([
    '9 listed as uncovered, but there is no such step or verb: turn.dance',
  ]);
});

test('before and after the games the rules are as they were written', () => {
  const [, turn] = [...barter().rules.procedures.values()];
  const [, watched] = [...game.rules.procedures.values()];
  const source = (proc: typeof turn): string[] =>
    (proc?.steps ?? []).flatMap((step) => ('on' in step ? [...step.on.values()].map(String) : []));
  expect(source(watched)).toEqual(source(turn));
});
