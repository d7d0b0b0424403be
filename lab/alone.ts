import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another run keeps its games in the same folder. */
export class NotAlone extends Error {
  override readonly name = 'NotAlone';
}

/** Works while no other process does so in this folder: two would mix up their games. */
export async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, 'running');
  mkdirSync(folder, { recursive: true });
  const other = holderOf(file);
  if (other !== undefined && isAlive(other))
    throw new NotAlone(`another run is going on (process ${other})`);
  // What a killed run has left.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
