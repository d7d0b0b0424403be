// A process that appends to table 't' of a file for ever, and says which entries were acknowledged.
import { writeSync } from 'node:fs';
import { openSqlite } from '../sqlite.js';

const storage = await openSqlite(process.argv[2] ?? '');
for (let seq = 1; ; seq += 1) {
  await storage.append({ table: 't', seq, body: '{}', at: Date.now() }, {});
  writeSync(1, `${seq}\n`);
}
