import { accessSync, constants, statSync } from 'node:fs';
import { BOT_SECONDS, botNamed, ITERATIONS, LEVELS, programIn } from '@destrier/bots';
import { hintFor } from '@destrier/engine';
import { wrongOption } from './errors.js';
import { many } from './text.js';

/** How help speaks of the names of bots. */
export const BOT_NAMES = `${LEVELS.join(', ')}, with @version and :iterations, or exec:<path>`;

/** The option by which a command is told how patient it is to be with programs. */
export const PATIENCE = {
  'bot-seconds': {
    kind: 'number',
    value: 'n',
    min: 1,
    about: 'how long a program may take over a decision before it loses its seat',
    default: BOT_SECONDS,
  },
} as const;

/** Bots by name, with commas between. */
export function botsFrom(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) checkBot(name);
  return names;
}

function checkBot(name: string): void {
  const program = programIn(name);
  if (program !== undefined) checkProgram(program);
  if (program !== undefined || botNamed(name) !== undefined) return;
  const level = LEVELS.find((one) => name.startsWith(one));
  throw wrongOption(
    `there is no bot "${name}"`,
    level === undefined ? hintFor(name, LEVELS) : `write ${spellingsOf(level)}`,
  );
}

function checkProgram(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw wrongOption(`there is no program ${path}`, 'write exec: and the path of a program');
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw wrongOption(`${path} cannot be run`, `make it executable: chmod +x ${path}`);
  }
}

function spellingsOf(level: (typeof LEVELS)[number]): string {
  const searches = ITERATIONS[level] > 0;
  return searches ? `${level}, ${level}@1 or ${level}:50` : `${level} or ${level}@1`;
}

/** One bot for all seats, or one for each. */
export function botsFor(text: string, seats: number): readonly string[] {
  const names = botsFrom(text);
  if (names.length !== 1 && names.length !== seats)
    throw wrongOption(
      `${many(names.length, 'bot')} cannot take ${many(seats, 'seat')}`,
      'name one bot for all seats, or one for each',
    );
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}
