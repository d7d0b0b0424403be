import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.js';
import type { Db } from '../storage/storage.js';
import { accountWith, provePassword, type Proof, type SignedIn } from './accounts.js';
import type { AccountServices } from './services.js';
import { handleOf, nameOf } from './names.js';
import { hashPassword } from './passwords.js';
import { holdPerson, personOf } from './person.js';
import { hashOf, newSecret } from './secrets.js';
import { beginSession, dropOtherSessions } from './sessions.js';

const CODES = 8;
/** Crockford's digits: none looks like another. Sixteen of them are 80 bits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

function newCode(): string {
  const digits = [...randomBytes(LENGTH)].map((byte) => DIGITS.charAt(byte % DIGITS.length));
  return digits.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The hash of a code however it was written down. */
function hashOfCode(written: string): string {
  const code = written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return hashOf(code);
}

/** New codes in place of any earlier ones, for somebody who knows the password. They are kept only as hashes. */
export async function newRecoveryCodes(
  services: AccountServices,
  person: string,
  proof: Proof,
): Promise<string[]> {
  const known = await provePassword(services, person, proof);
  const codes = Array.from({ length: CODES }, newCode);
  await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    if (row.password !== known) throw new Refused('password.wrong');
    await db.deleteFrom('recovery').where('person', '=', person).execute();
    const rows = codes.map((code) => ({ person, hash: hashOfCode(code) }));
    await db.insertInto('recovery').values(rows).execute();
  });
  return codes;
}

/**
 * Sets a new password by a code, which is used up, ends all sessions and tokens, and signs in: after the failures that
 * led here sign-in itself may still be closed.
 */
export async function recover(
  services: AccountServices,
  entry: Proof & { readonly name: string; readonly code: string; readonly agent: string },
): Promise<SignedIn> {
  const handle = handleOf(nameOf(entry.name));
  const hash = hashOfCode(entry.code);
  const row = await accountWith(services, handle);
  // Counted apart from sign-in: those who have just failed there are those who need a code.
  const who = { handle: `recovery:${handle}`, address: entry.address };
  const right = await services.throttle.attempt(
    who,
    async () => row !== undefined && (await hasCode(services.storage.db, row.id, hash)),
  );
  if (!row || !right) throw new Refused('recovery.wrong');
  const password = await hashPassword(entry.password);
  const secret = newSecret();
  const at = services.now();
  await services.storage.write(async (db) => {
    await holdPerson(db, row.id);
    if (!(await hasCode(db, row.id, hash))) throw new Refused('recovery.wrong');
    await db.deleteFrom('recovery').where('person', '=', row.id).where('hash', '=', hash).execute();
    await db.updateTable('people').set({ password }).where('id', '=', row.id).execute();
    await dropOtherSessions(db, row.id, null);
    await db.deleteFrom('tokens').where('person', '=', row.id).execute();
    await beginSession(db, row, { agent: entry.agent, at, secret });
  });
  return { person: personOf(row), secret };
}

async function hasCode(db: Db, person: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery')
    .select('hash')
    .where('person', '=', person)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}
