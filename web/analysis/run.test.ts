import type { Decision } from '@destrier/bots/curve';
import type { Told } from '../bots/thinker.js';
import { expect, it } from 'vitest';
import { runOf, type Analyse } from './run.js';

const stand = (seq: number) => ({ seq, win: [] });
const stood = (seq: number, all: number): Told => ({ kind: 'stand', stand: stand(seq), all });
const decision = (seq: number, cost: number): Decision => ({
  seq,
  seat: 0,
  chosen: 'a',
  best: 'b',
  cost,
  cost95: [cost, cost],
});
const judged = (done: number, of: Decision | null): Told => ({
  kind: 'judged',
  judged: { done, all: 3, decision: of },
});

/** A look that waits until it is told what it finds. */
function heldLook() {
  const held: { readonly tell: Parameters<Analyse>[0]; readonly signal: AbortSignal }[] = [];
  let finish = (): void => {};
  const look: Analyse = (tell, signal) => {
    held.push({ tell, signal });
    return new Promise((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  return { look, held, finish: () => finish() };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('goes on while nobody watches, and what it found is there for who comes back', async () => {
  const { look, held, finish } = heldLook();
  const run = runOf(look);
  run.subscribe(() => {})();
  run.start();
  held[0]?.tell(stood(0, 2));
  held[0]?.tell(stood(1, 2));
  expect(run.looked()).toMatchObject({ progress: { at: 'busy' }, all: 2 });
  finish();
  await settled();
  expect(run.looked()).toEqual({
    progress: { at: 'done' },
    stands: [stand(0), stand(1)],
    all: 2,
    decisions: [],
    judged: { done: 0, all: 0 },
  });
});

it('stops when it is told to, keeps what it found and hears no more', async () => {
  const { look, held } = heldLook();
  const run = runOf(look);
  run.start();
  held[0]?.tell(stood(0, 1));
  run.stop();
  held[0]?.tell(stood(1, 1));
  await settled();
  expect(held[0]?.signal.aborted).toBe(true);
  expect(run.looked()).toMatchObject({ progress: { at: 'none' }, stands: [stand(0)], all: 1 });
});

it('begins anew after it was stopped, and forgets what is of another game', async () => {
  const { look, held } = heldLook();
  const run = runOf(look);
  run.start();
  held[0]?.tell(stood(0, 1));
  run.start();
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(run.looked()).toMatchObject({ progress: { at: 'busy' }, stands: [] });
  run.forget();
  await settled();
  expect(run.looked()).toMatchObject({ progress: { at: 'none' }, stands: [], all: 0 });
});

it('what was found of a choice with more care takes the place of what was found before', async () => {
  const { look, held, finish } = heldLook();
  const run = runOf(look);
  run.start();
  held[0]?.tell(judged(1, decision(4, 0.3)));
  held[0]?.tell(judged(2, decision(2, 0.1)));
  held[0]?.tell(judged(2, null));
  held[0]?.tell(judged(3, decision(4, 0.2)));
  finish();
  await settled();
  expect(run.looked().decisions).toEqual([decision(2, 0.1), decision(4, 0.2)]);
});

it('stays done when it is stopped afterwards', async () => {
  const run = runOf(() => Promise.resolve());
  run.start();
  await settled();
  run.stop();
  expect(run.looked().progress).toEqual({ at: 'done' });
});

it('says why it failed', async () => {
  const run = runOf(() => Promise.reject(new Error('no record')));
  run.start();
  await settled();
  expect(run.looked().progress).toEqual({ at: 'failed', reason: 'no record' });
});
