import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { alone, NotAlone } from './alone.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const running = (): string => join(folder, 'running');

it('a second run is refused while the first goes on, and not afterwards', async () => {
  const second = () => alone(folder, () => Promise.resolve('second'));
  await alone(folder, async () => {
    await expect(second()).rejects.toThrow(NotAlone);
    expect(existsSync(running())).toBe(true);
  });
  expect(await second()).toBe('second');
});

it('what a killed run has left does not stand in the way', async () => {
  // No process has so great a number.
  writeFileSync(running(), '4194305');
  expect(await alone(folder, () => Promise.resolve('done'))).toBe('done');
});

it('a run that fails leaves the folder free', async () => {
  await expect(alone(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(running())).toBe(false);
});
