import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.js';
import { WorkQueue } from './work-queue.js';

const LEAST = 8;
const MOST = 200;

/** OWASP's figures for argon2id, which is what the package does unless told otherwise. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes 19 MiB and one of the four threads that files and databases need too. About forty are done in a second:
 * those who would wait longer than some seconds are better told to come again.
 */
const line = new WorkQueue(2, 200);

/** A hash at the same cost that no password has. */
export const NOBODY = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Keyboards write the same letter in several forms. */
const formOf = (password: string): string => password.normalize('NFKC');

function fits(form: string): boolean {
  const length = Array.from(form).length;
  return length >= LEAST && length <= MOST;
}

export async function hashPassword(password: string): Promise<string> {
  const form = formOf(password);
  if (!fits(form)) throw new Refused('password.length', { least: LEAST, most: MOST });
  return line.run(() => hash(form, COSTS));
}

/** Whether it is the password. Without a hash it is not, but saying so takes as long: nobody learns which names exist. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const form = formOf(password);
  if (!fits(form)) return false;
  const right = await line.run(() => verify(kept ?? NOBODY, form));
  return right && kept !== null;
}
