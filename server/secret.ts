import { newSecret } from './people/secrets.js';
import type { Storage } from './storage/storage.js';

const NAME = 'cookies';

/**
 * The key that signs cookies, made once. It is kept with the data, so that all processes have the same and a restored
 * back-up still knows its guests, who have nothing but their cookie.
 */
export async function cookieKey(storage: Storage): Promise<string> {
  const fresh = newSecret();
  return storage.write(async (db) => {
    await db
      .insertInto('secrets')
      .values({ name: NAME, value: fresh })
      .onConflict((clash) => clash.column('name').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    return value;
  });
}
