import type { Ask } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { CounselTold } from '../../table/link.js';
import { earOf } from './ear.js';
import { UNHEARD } from './heard.js';

const ask = (id: string): Ask => ({
  id,
  seat: 0,
  kind: 'ask',
  prompt: 'duel.add',
  params: {},
  moment: 'add',
  rule: null,
});

/** Somebody who tells what they are given when they are told to. */
function counsellor() {
  const asked: {
    readonly ask: string;
    readonly tell: (told: CounselTold) => void;
    readonly signal: AbortSignal;
    readonly end: () => void;
    readonly fail: () => void;
  }[] = [];
  const counsel = (
    one: Ask,
    tell: (told: CounselTold) => void,
    signal: AbortSignal,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error('the worker ended'));
      asked.push({ ask: one.id, tell, signal, end: resolve, fail });
    });
  return { asked, counsel };
}

const atOnce = (work: () => void): (() => void) => {
  work();
  return () => {};
};

const CHANCE: CounselTold = { option: null, prospects: [{ of: 'duel', chance: 0.5 }] };

describe('counsel', () => {
  it('is heard as it is told, and whole when it ends', async () => {
    const { asked, counsel } = counsellor();
    const ear = earOf({ counsel }, atOnce);
    ear.attend(ask('1'));
    asked[0]?.tell(CHANCE);
    expect(ear.heard().now).toHaveLength(1);
    expect(ear.heard().isWhole).toBe(false);
    asked[0]?.end();
    await Promise.resolve();
    await Promise.resolve();
    expect(ear.heard().isWhole).toBe(true);
  });

  it('is asked for once while the question is the same', () => {
    const { asked, counsel } = counsellor();
    const ear = earOf({ counsel }, atOnce);
    ear.attend(ask('1'));
    ear.attend(ask('1'));
    expect(asked).toHaveLength(1);
  });

  it('is forgotten and called off when the question changes, and what is told late is not heard', () => {
    const { asked, counsel } = counsellor();
    const ear = earOf({ counsel }, atOnce);
    ear.attend(ask('1'));
    asked[0]?.tell(CHANCE);
    ear.attend(ask('2'));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    asked[0]?.tell(CHANCE);
    expect(ear.heard()).toBe(UNHEARD);
    ear.attend(null);
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is not asked for at a question that is gone before it could be read', () => {
    const { asked, counsel } = counsellor();
    const waiting = new Set<() => void>();
    const ear = earOf({ counsel }, (work) => {
      waiting.add(work);
      return () => waiting.delete(work);
    });
    ear.attend(ask('1'));
    ear.attend(ask('2'));
    expect(asked).toEqual([]);
    for (const work of waiting) work();
    expect(asked.map((one) => one.ask)).toEqual(['2']);
  });

  it('is silent where it fails', async () => {
    const { asked, counsel } = counsellor();
    const ear = earOf({ counsel }, atOnce);
    ear.attend(ask('1'));
    asked[0]?.fail();
    await Promise.resolve();
    await Promise.resolve();
    expect(ear.heard()).toEqual({ ...UNHEARD, isWhole: true });
  });
});
