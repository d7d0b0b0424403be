import { helloOf, readLine } from '@destrier/bots/protocol';
import { gameNamed } from '../boxes.js';
import { CONTRACT, defineCommand } from '../command.js';
import { answerLines } from '../env/lines.js';
import { EnvSession } from '../env/session.js';
import { EXIT } from '../errors.js';
import { pairsOf } from '../options.js';
import { contentFor } from '../packs.js';
import { prepareFor, SETTING } from '../setting.js';

/** The kernel lists no larger menu. */
const LISTED_AT_MOST = 20_000;

export const env = defineCommand({
  name: 'env',
  about: 'a simulator for other languages: lines of JSON in and out (docs/env.md)',
  words: ['<game>'],
  options: {
    ...SETTING,
    'list-up-to': {
      kind: 'number',
      value: 'n',
      min: 0,
      about: 'list menus of up to this many options, describe larger ones',
      default: 1000,
    },
    tables: {
      kind: 'number',
      value: 'n',
      min: 1,
      about: 'this many games at once: a line names its "table", and many lines go in one write',
      default: 1,
    },
    'no-observation': { kind: 'flag', about: 'leave out what the seat sees, and its hash' },
  },
  example: 'env hazard --seats 2 --seed 1',
  stream: true,
  async run({ words, values, io }) {
    const { game } = gameNamed(words[0] as string);
    const content = contentFor(game.id, values.pack);
    const prepared = prepareFor(game, values.seats, pairsOf(values.option), content);
    const { seed, 'list-up-to': listUpTo, tables } = values;
    const manner = {
      listUpTo: Math.min(listUpTo, LISTED_AT_MOST),
      observation: !values['no-observation'],
    };
    const seedAt = (table: number): string => (tables === 1 ? seed : `${seed}/${table}`);
    const sessions = Array.from(
      { length: tables },
      (_, table) => new EnvSession(prepared, seedAt(table), manner),
    );
    const marked = (table: number, line: string): string =>
      tables === 1 ? line : `{"table":${table},${line.slice(1)}`;
    const hello = {
      contract: CONTRACT,
      command: 'env',
      ok: true,
      ...helloOf(prepared, seed),
      tables,
    };
    const begun = sessions.map((session, table) => `${marked(table, session.now())}\n`);
    io.stdout.write(`${JSON.stringify(hello)}\n${begun.join('')}`);
    const how = await answerLines(io, (line) => {
      const { table, order } = readLine(line, tables);
      return marked(table, (sessions[table] as EnvSession).answer(order));
    });
    if (how === 'ended') return EXIT.good;
    io.stdout.write(`${JSON.stringify({ type: 'cancelled', partial: true })}\n`);
    return EXIT.cancelled;
  },
});
