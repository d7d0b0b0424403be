import { expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.js';

it('asks once while an answer is awaited, and once more after it, however often it was wanted', async () => {
  const answers: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise<void>((resolve) => answers.push(resolve)));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  for (let i = 0; i < 50; i++) ask();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await turn();
  expect(answers).toHaveLength(2);
  ask();
  expect(answers).toHaveLength(3);
});

it('waits between two, however quick the answers are', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const ask = oneAtATime(async () => void asked++, 250);
  for (let i = 0; i < 10; i++) ask();
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(2);
  vi.useRealTimers();
});
