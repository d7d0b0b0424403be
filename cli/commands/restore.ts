import type { Kept } from '@destrier/server';
import { defineCommand } from '../command.js';
import { configFrom, SERVER, serverOf, storageError } from '../server.js';
import { many } from '../text.js';

export const keptText = ({ tables, accounts, bytes }: Kept): string =>
  `${many(tables, 'table')}, ${many(accounts, 'account')}, ${bytes} bytes`;

export const restore = defineCommand({
  name: 'restore',
  about: 'fills an empty folder or database from a file of backup',
  words: ['<file>'],
  options: SERVER,
  example: 'restore destrier.backup --data data',
  async run({ words, values, io }) {
    const server = await serverOf();
    const config = configFrom(server, io.env, values);
    try {
      const kept = await server.restoreStorage(config, words[0] as string);
      const data = { ...kept, store: server.storeName(config) };
      return { ok: true, data, text: `into ${data.store}: ${keptText(data)}` };
    } catch (error) {
      throw storageError(error);
    }
  },
});
