import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 15_000;
const POLL_MS = 100;

/**
 * Runs `work` while this process alone holds `file`. A lock whose owner died, or whose heartbeat stopped, is broken.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {(owner: string) => void} onWait called once, when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid} ${hostname()} ${randomUUID()}`;
  let told = false;
  while (!take(file, mine)) {
    const holder = read(file);
    if (holder === undefined) continue;
    if (isStale(holder)) {
      breakLock(file, holder.text);
      continue;
    }
    if (!told) onWait(holder.text.split(' ')[0] ?? 'unknown');
    told = true;
    await sleep(POLL_MS);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (read(file)?.text === mine) rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} mine
 */
function take(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * @param {string} file
 * @returns {{ text: string, age: number } | undefined}
 */
function read(file) {
  try {
    return { text: readFileSync(file, 'utf8'), age: Date.now() - statSync(file).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {{ text: string, age: number }} holder */
function isStale({ text, age }) {
  const [pid, host] = text.split(' ');
  if (host === hostname() && !isAlive(Number(pid))) return true;
  return age > STALE_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * The rename lets only one of several waiters win; the one that caught a fresh lock instead puts it back.
 * @param {string} file
 * @param {string} judged
 */
function breakLock(file, judged) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
