import { OutsideFault, useGames, type OutsideGames } from '@destrier/registry/outside';
import { CONTRACT, type Answer, type Command } from './command.js';
import { COMMANDS } from './commands/index.js';
import { CommandError, EXIT, exitOf, wrongOption, type Exit } from './errors.js';
import { commandNamed, HELP, helpCommand, helpOf } from './help.js';
import type { Io } from './io.js';
import { parse, splitCommand } from './options.js';

/** Runs a command line: prints the answer, and gives the exit code. */
export async function runCommand(
  args: readonly string[],
  io: Io,
  commands: readonly Command[] = COMMANDS,
): Promise<Exit> {
  const { name, rest } = splitCommand(args);
  const known = [...commands, helpCommand(commands)];
  const json = args.includes('--json');
  try {
    return await runOne(commandNamed(known, name ?? HELP), rest, json, io);
  } catch (error) {
    const stream = commands.find((command) => command.name === name)?.stream === true;
    return explain(name ?? HELP, error, json || stream, io);
  }
}

async function runOne(
  command: Command,
  args: readonly string[],
  json: boolean,
  io: Io,
): Promise<Exit> {
  const { words, values, common } = parse(command, args);
  if (common.help && command.name !== HELP) {
    const text = helpOf(command);
    return print(command.name, { ok: true, data: { help: text }, text }, json, io);
  }
  const { quiet, lang } = common;
  const { games: outside, leave } = await gamesFrom(common.outside);
  const say = (text: string): void => {
    if (!quiet) io.stderr.write(`${text}\n`);
  };
  try {
    const answer = await command.run({ words, values, json, quiet, lang, outside, io, say });
    return typeof answer === 'number' ? answer : print(command.name, answer, json, io);
  } finally {
    leave();
  }
}

/** The games that --with names, seen from where the command was typed. */
async function gamesFrom(names: readonly string[]): Promise<OutsideGames> {
  try {
    return await useGames(names, process.cwd());
  } catch (error) {
    if (error instanceof OutsideFault) throw wrongOption(error.message, error.hint);
    throw error;
  }
}

function print(name: string, answer: Answer, json: boolean, io: Io): Exit {
  const partial = answer.partial === true;
  const ok = answer.ok && !partial;
  const head = { contract: CONTRACT, command: name, ok, ...(partial ? { partial } : {}) };
  io.stdout.write(`${json ? JSON.stringify({ ...head, ...answer.data }) : answer.text}\n`);
  if (partial) return EXIT.cancelled;
  return answer.exit ?? (ok ? EXIT.good : EXIT.failed);
}

/** Says what went wrong, as the contract wants it. */
export function explain(name: string, error: unknown, json: boolean, io: Io): Exit {
  const { code, message, hint, place } = error instanceof CommandError ? error : bug(error);
  if (json) {
    const told = { code, message, hint, ...place };
    const answer = { contract: CONTRACT, command: name, ok: false, error: told };
    io.stdout.write(`${JSON.stringify(answer)}\n`);
    return exitOf(code);
  }
  const where = place.file === undefined ? '' : `${place.file}:${place.line ?? 1}: `;
  io.stderr.write(`destrier: ${where}${message.replace(/\.$/, '')}; ${hint}\n`);
  return exitOf(code);
}

function bug(error: unknown): CommandError {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.split('\n').find((line) => /^\s+at /.test(line));
  return new CommandError(
    'internal',
    error instanceof Error ? error.message : String(error),
    `this is a fault of Destrier: please report it with the command you typed, Node ${process.versions.node} and "${at?.trim() ?? 'no stack'}"`,
  );
}
