import { hintFor } from '@destrier/engine';
import { defineCommand, type Command, type OptionSpec, type OptionSpecs } from './command.js';
import { CommandError } from './errors.js';
import { COMMON } from './options.js';
import { columns } from './text.js';

const PROGRAM = 'destrier';
/** The command that runs when none is named. */
export const HELP = 'help';

function optionRow(name: string, spec: OptionSpec): readonly string[] {
  if (spec.kind === 'flag') return [`--${name}`, spec.about];
  const usual = 'default' in spec && spec.default !== undefined ? ` (${spec.default})` : '';
  return [`--${name} <${spec.value}>`, `${spec.about}${usual}`];
}

const optionRows = (specs: OptionSpecs): (readonly string[])[] =>
  Object.entries(specs).map(([name, spec]) => optionRow(name, spec));

export function helpOf(command: Command): string {
  return [
    `${[PROGRAM, command.name, ...command.words].join(' ')} [options]`,
    `  ${command.about}`,
    '',
    'Options:',
    columns([...optionRows(command.options), ...optionRows(COMMON)], '  '),
    '',
    'Example:',
    `  ${PROGRAM} ${command.example}`,
  ].join('\n');
}

function overallHelp(commands: readonly Command[]): string {
  return [
    `${PROGRAM} <command> [options]`,
    '  Board games of knights: play them, simulate them, check their rules.',
    '',
    'Commands:',
    columns(
      commands.map((command) => [command.name, command.about]),
      '  ',
    ),
    '',
    'With every command:',
    columns(optionRows(COMMON), '  '),
    '',
    'Example:',
    `  ${PROGRAM} games`,
  ].join('\n');
}

export function commandNamed(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name);
  throw new CommandError('usage.command', `there is no command "${name}"`, hintFor(name, names));
}

export function helpCommand(commands: readonly Command[]): Command {
  return defineCommand({
    name: HELP,
    about: 'says what there is, or what one command does',
    words: ['[command]'],
    options: {},
    example: 'help sim',
    run({ words: [name] }) {
      const text =
        name === undefined ? overallHelp(commands) : helpOf(commandNamed(commands, name));
      return { ok: true, data: { help: text }, text };
    },
  });
}
