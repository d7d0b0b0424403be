import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from './command.js';
import { isScreen } from './io.js';
import { progressOf } from './progress.js';

describe('a screen', () => {
  it('is a terminal that wants colours and can move its cursor', () => {
    expect(isScreen({ isTTY: true }, {})).toBe(true);
    expect(isScreen({ isTTY: true }, { NO_COLOR: '', TERM: 'xterm' })).toBe(true);
    expect(isScreen({}, {})).toBe(false);
    expect(isScreen({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(isScreen({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  });
});

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is written when a work tells of every second of its ten. */
  function told(isTTY: boolean, quiet: boolean): string {
    const stderr = Object.assign(new PassThrough(), { isTTY });
    const progress = progressOf({ quiet, io: { stderr, env: {} } } as unknown as Context);
    for (let second = 1; second <= 10; second++) {
      vi.advanceTimersByTime(1000);
      progress.tell(() => `${second} of 10`);
    }
    progress.end();
    return String(stderr.read() ?? '');
  }

  it('is a line now and then where the cursor cannot move', () => {
    expect(told(false, false)).toBe('2 of 10\n4 of 10\n6 of 10\n8 of 10\n10 of 10\n');
  });

  it('is one line that changes on a screen, and is gone at the end', () => {
    const text = told(true, false);
    expect(text).not.toContain('\n');
    expect(text.split('\r\u001b[K')).toHaveLength(12);
    expect(text.endsWith('\r\u001b[K')).toBe(true);
  });

  it('is silent with --quiet', () => {
    expect(told(true, true)).toBe('');
  });
});
