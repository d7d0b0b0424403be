import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client.js';
import { LiveTable } from './live-table.js';

/** How much is prepared at once. */
const AT_ONCE = 16;

/** Makes many of something, some at a time. */
export async function many<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      made[index] = await make(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

/** Tables in the middle of a game, at each of which two people are. */
export function liveTables(url: string, count: number, choices: number): Promise<LiveTable[]> {
  return many(count, async () => {
    const table = await LiveTable.open(await Client.guest(url), await Client.guest(url));
    await table.play(choices);
    return table;
  });
}

/** A share of the values is at most this. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Chooses at one table after the other at a pace that does not wait for answers. Returns how many milliseconds after it
 * was due each choice was acknowledged, so that a server that stands still is charged for all that were due meanwhile.
 */
export async function paced(
  tables: readonly LiveTable[],
  perSecond: number,
  ms: number,
): Promise<number[]> {
  const took: number[] = [];
  const underWay: Promise<void>[] = [];
  const begun = performance.now();
  let at = 0;
  const nextTable = (): LiveTable => {
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[at++ % tables.length];
      if (table?.isReady === true) return table;
    }
    throw new Error(
      'no table waits for a choice: the server does not keep up, or all games are over',
    );
  };
  const chooseAt = async (due: number): Promise<void> => {
    await nextTable().choose();
    took.push(performance.now() - due);
  };
  for (let due = begun; due < begun + ms; due += 1000 / perSecond) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    underWay.push(chooseAt(due));
  }
  await Promise.all(underWay);
  return took;
}
