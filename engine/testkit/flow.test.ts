import { expect, it } from 'vitest';
import { ring, tricks, workers } from '../testgames/index.js';
import { rulesOf, type GameTypes } from '../rules.js';
import { flowOf } from './flow.js';

/** A step of a procedure in the flow of a game. */
function stepOf(game: Parameters<typeof flowOf>[0], procedure: string, step: string): object {
  const found = flowOf(game).procedures.find(({ name }) => name === procedure);
  return found?.steps.find(({ name }) => name === step) ?? {};
}

it.each([ring, tricks, workers])(
  'the flow of $id has every procedure and every step once',
  (game) => {
    const { procedures } = flowOf(game);
    const declared = [...game.rules.procedures.values()];
    expect(procedures.map(({ name }) => name).toSorted()).toEqual(
      declared.map(({ name }) => name).toSorted(),
    );
    for (const { name, steps, offers } of declared)
      expect(
        procedures
          .find((procedure) => procedure.name === name)
          ?.steps.filter(({ kind }) => kind !== 'watch')
          .map((step) => step.name),
      ).toEqual([...offers, ...steps].map((step) => step.name));
  },
);

it('begins with the procedure with which the game begins, and goes down from there', () => {
  const { procedures } = flowOf(workers);
  const met = new Set([procedures[0]?.name]);
  expect(procedures[0]?.name).toBe(workers.main.name);
  for (const { name, steps } of procedures) {
    expect(met).toContain(name);
    for (const { calls } of steps) calls.forEach((called) => met.add(called));
  }
});

it('tells what is declared to be called, and what a rule calls', () => {
  expect(stepOf(tricks, 'main', 'rounds')).toMatchObject({ kind: 'repeat', calls: ['round'] });
  const dynamic = flowOf(workers).procedures.flatMap(({ steps }) =>
    steps.filter(({ kind, calls }) => kind === 'ask' && calls.length > 0),
  );
  expect(dynamic).not.toEqual([]);
});

it('tells what an act says that it may call, though no game shows it', () => {
  const { act, procedure, procedures } = rulesOf<GameTypes>();
  const seldom = procedure<object>('seldom', { steps: [act('nothing', undefined, () => {})] });
  const main = procedure<object>('main', {
    steps: [
      act(
        'something',
        undefined,
        () => {},
        () => [seldom],
      ),
    ],
  });
  const game = { ...ring, main, rules: { ...ring.rules, procedures } };
  expect(stepOf(game, 'main', 'something')).toMatchObject({ calls: ['seldom'] });
});

it('tells who is asked: a local of the procedure, all at once, or several', () => {
  expect(stepOf(tricks, 'turn', 'card')).toMatchObject({ kind: 'ask', who: 'v.seat' });
  const kinds = flowOf(workers).procedures.flatMap(({ steps }) =>
    steps.map(({ kind, who }) => `${kind} ${String(who)}`),
  );
  expect(kinds).toContain('together all');
  expect(kinds).toContain('act null');
});

it('is the same each time', () => {
  expect(flowOf(tricks)).toEqual(flowOf(tricks));
});
