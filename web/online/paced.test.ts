import { expect, it } from 'vitest';
import { Paced } from './paced.js';

/** Steps by name; those of bots wait. `go` ends the latest rest. */
function paced() {
  const shown: string[] = [];
  let end: (() => void) | undefined;
  const pace = new Paced<string>({
    show: (step) => shown.push(step),
    waits: (step) => step.startsWith('bot'),
    rest: () => new Promise<void>((resolve) => (end = resolve)),
  });
  const go = async (): Promise<void> => {
    end?.();
    await Promise.resolve();
  };
  return { pace, shown, go };
}

it('shows what bots do one by one', async () => {
  const { pace, shown, go } = paced();
  pace.add('ann 1');
  for (const step of ['bot 1', 'bot 2']) pace.add(step);
  expect(shown).toEqual(['ann 1']);
  await go();
  expect(shown).toEqual(['ann 1', 'bot 1']);
  await go();
  expect(shown).toEqual(['ann 1', 'bot 1', 'bot 2']);
});

it('lets nobody wait for an answer: all before it comes along', async () => {
  const { pace, shown, go } = paced();
  for (const step of ['bot 1', 'bot 2', 'ann 1', 'bot 3']) pace.add(step);
  expect(shown).toEqual(['bot 1', 'bot 2', 'ann 1']);
  await go();
  expect(shown.at(-1)).toBe('bot 3');
});

it('forgets what waits, and the rest that would have shown it', async () => {
  const { pace, shown, go } = paced();
  for (const step of ['bot 1', 'bot 2']) pace.add(step);
  pace.forget();
  pace.add('bot 3');
  await go();
  expect(shown).toEqual(['bot 1', 'bot 3']);
});

it('shows all at once where nobody wants to rest', () => {
  const shown: string[] = [];
  const pace = new Paced<string>({
    show: (step) => shown.push(step),
    waits: () => true,
    rest: () => null,
  });
  for (const step of ['bot 1', 'bot 2']) pace.add(step);
  expect(shown).toEqual(['bot 1', 'bot 2']);
});
