import { defineCommand } from '../command.js';
import { configFrom, SERVER, serverOf, storageError } from '../server.js';
import { keptText } from './restore.js';

export const backup = defineCommand({
  name: 'backup',
  about: 'copies all tables and accounts into one file, also while the server runs',
  words: ['<file>'],
  options: SERVER,
  example: 'backup destrier.backup --data data',
  async run({ words, values, io }) {
    const server = await serverOf();
    const config = configFrom(server, io.env, values);
    try {
      const kept = await server.backupStorage(config, words[0] as string);
      const data = { ...kept, store: server.storeName(config) };
      return { ok: true, data, text: `from ${data.store}: ${keptText(data)}` };
    } catch (error) {
      throw storageError(error);
    }
  },
});
