import { parseArgs } from 'node:util';
import { hintFor, LANGUAGES, nearest, type Language } from '@destrier/engine';
import type { Command, OptionSpec, OptionSpecs, Values } from './command.js';
import { wrongOption } from './errors.js';

/** Options that every command takes. */
export const COMMON = {
  help: { kind: 'flag', about: 'say what the command does and end' },
  json: { kind: 'flag', about: 'print the answer as one line of JSON' },
  quiet: { kind: 'flag', about: 'print no progress' },
  lang: {
    kind: 'text',
    value: LANGUAGES.join('|'),
    about: "language of the games' texts",
    default: 'en',
  },
  with: {
    kind: 'texts',
    value: 'folder or package',
    about: 'a game from outside; may be repeated',
  },
} as const satisfies OptionSpecs;

export interface Parsed {
  readonly words: readonly string[];
  readonly values: Values<OptionSpecs>;
  readonly common: {
    readonly help: boolean;
    readonly quiet: boolean;
    readonly lang: Language;
    /** Games from outside, by folder or package. */
    readonly outside: readonly string[];
  };
}

interface Token {
  readonly kind: 'option' | 'positional' | 'option-terminator';
  readonly index: number;
  readonly name?: string;
  readonly rawName?: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function tokensOf(args: readonly string[], specs: OptionSpecs): readonly Token[] {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      { type: spec.kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const long = args.map((arg) => (arg === '-h' ? '--help' : arg));
  return parseArgs({ args: long, options, strict: false, tokens: true }).tokens;
}

/** The word that names the command, and the arguments without it. */
export function splitCommand(args: readonly string[]): {
  readonly name: string | undefined;
  readonly rest: readonly string[];
} {
  const word = tokensOf(args, COMMON).find((token) => token.kind === 'positional');
  if (word === undefined) return { name: undefined, rest: args };
  return { name: word.value, rest: args.toSpliced(word.index, 1) };
}

/** Reads the arguments of a command; what it does not know is refused with the nearest word. */
export function parse(command: Command, args: readonly string[]): Parsed {
  const specs: OptionSpecs = { ...command.options, ...COMMON };
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokensOf(args, specs)) {
    if (token.kind === 'positional') words.push(token.value ?? '');
    if (token.kind !== 'option') continue;
    const name = token.name ?? '';
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw unknownOption(command, token.rawName ?? name, specs);
    checkValue(spec, token, given.has(name));
    given.set(name, [...(given.get(name) ?? []), token.value ?? '']);
  }
  const values = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, valueOf(name, spec, given.get(name))]),
  );
  const help = values['help'] === true;
  if (!help) checkWords(command, words);
  const quiet = values['quiet'] === true;
  const lang = languageOf(String(values['lang']));
  return { words, values, common: { help, quiet, lang, outside: given.get('with') ?? [] } };
}

function unknownOption(command: Command, typed: string, specs: OptionSpecs): Error {
  const near = nearest(typed.replace(/^-+/, ''), Object.keys(specs));
  const hint = `see destrier ${command.name} --help`;
  return wrongOption(
    `${command.name} has no option ${typed}`,
    near === undefined ? hint : `did you mean --${near}?`,
  );
}

function checkValue(spec: OptionSpec, token: Token, again: boolean): void {
  const typed = token.rawName ?? '';
  if (spec.kind === 'flag' && token.value !== undefined)
    throw wrongOption(`${typed} takes no value`, `write ${typed} alone`);
  // The next option is not the value of this one.
  const missing = token.inlineValue !== true && token.value?.startsWith('--') === true;
  if (spec.kind !== 'flag' && (missing || (token.value ?? '') === ''))
    throw wrongOption(`${typed} needs a value`, `write ${typed} <${spec.value}>`);
  if (again && spec.kind !== 'texts' && spec.kind !== 'flag')
    throw wrongOption(`${typed} is given twice`, 'give it once');
}

function valueOf(
  name: string,
  spec: OptionSpec,
  given: readonly string[] | undefined,
): boolean | string | number | readonly string[] | undefined {
  switch (spec.kind) {
    case 'flag':
      return given !== undefined;
    case 'text':
      return given?.[0] ?? spec.default;
    case 'texts':
      return given ?? [];
    case 'number':
      return given?.[0] === undefined ? spec.default : numberOf(name, spec.min, given[0]);
  }
}

function numberOf(name: string, min: number, text: string): number {
  const value = Number(text);
  if (!/^-?[0-9]+$/.test(text) || !Number.isSafeInteger(value) || value < min)
    throw wrongOption(`--${name} cannot be ${text}`, `give a whole number from ${min} up`);
  return value;
}

function languageOf(text: string): Language {
  const found = LANGUAGES.find((language) => language === text);
  if (found === undefined) throw wrongOption(`--lang cannot be ${text}`, hintFor(text, LANGUAGES));
  return found;
}

function checkWords(command: Command, words: readonly string[]): void {
  const needed = command.words.filter((word) => word.startsWith('<'));
  const hint = `write destrier ${[command.name, ...command.words].join(' ')}`;
  const missing = needed[words.length];
  if (missing !== undefined) throw wrongOption(`${command.name} needs ${missing}`, hint);
  const extra = words[command.words.length];
  if (extra !== undefined && command.words.at(-1)?.endsWith('…') !== true)
    throw wrongOption(`${command.name} does not take "${extra}"`, hint);
}

/** `--option k=v`, as often as given. */
export function pairsOf(texts: readonly string[]): { readonly [key: string]: string } {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw wrongOption(`"${text}" is not a name and a value`, 'write --option name=value');
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
