import type { Stand } from '@destrier/bots/curve';
import { expect, it } from 'vitest';
import { runOf, type Analyse } from './run.js';

const stand = (seq: number): Stand => ({ seq, win: [] });

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
  held[0]?.tell(stand(0), 2);
  held[0]?.tell(stand(1), 2);
  expect(run.looked()).toMatchObject({ progress: { at: 'busy' }, all: 2 });
  finish();
  await settled();
  expect(run.looked()).toEqual({
    progress: { at: 'done' },
    stands: [stand(0), stand(1)],
    all: 2,
  });
});

it('stops when it is told to, keeps what it found and hears no more', async () => {
  const { look, held } = heldLook();
  const run = runOf(look);
  run.start();
  held[0]?.tell(stand(0), 1);
  run.stop();
  held[0]?.tell(stand(1), 1);
  await settled();
  expect(held[0]?.signal.aborted).toBe(true);
  expect(run.looked()).toEqual({ progress: { at: 'none' }, stands: [stand(0)], all: 1 });
});

it('begins anew after it was stopped, and forgets what is of another game', async () => {
  const { look, held } = heldLook();
  const run = runOf(look);
  run.start();
  held[0]?.tell(stand(0), 1);
  run.start();
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(run.looked()).toMatchObject({ progress: { at: 'busy' }, stands: [] });
  run.forget();
  await settled();
  expect(run.looked()).toEqual({ progress: { at: 'none' }, stands: [], all: 0 });
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
