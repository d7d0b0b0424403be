import type { Begin } from './scenario.js';
import { seatNamed, unknownWordOf, type Terms } from './terms.js';
import {
  own,
  checkKeys,
  entriesOf,
  flagOf,
  itemsOf,
  numberOf,
  plainOf,
  ScenarioInvalid,
  textOf,
  unknownWord,
  type Entry,
  type Tree,
} from './tree.js';
import type { ArgTypes, BeginWord, Plain } from './words.js';

/** Where the scenario begins: in a word of the game, or at any of its procedures with bare arguments. */
export function readBegin(terms: Terms, tree: Tree): Begin {
  const entries = placesOf(tree);
  const [only] = entries;
  if (only === undefined || entries.length > 1)
    throw new ScenarioInvalid(
      tree.line,
      'a scenario begins in one place',
      'write "begin: {word: {…}}" with one word',
    );
  const { procedures } = terms.game.rules;
  const declared = own(terms.words.begin, only.key);
  const args = entriesOf(only.value, only.key);
  if (declared !== undefined)
    return {
      line: only.line,
      procedure: declared.procedure,
      args: readArgs(terms, declared, args, only),
      make: declared.make,
      name: only.key,
      needs: declared.needs,
    };
  const procedure = procedures.get(only.key);
  if (procedure === undefined)
    throw unknownWordOf(terms, only, 'begin', [
      ...Object.keys(terms.words.begin),
      ...procedures.keys(),
    ]);
  return {
    line: only.line,
    procedure,
    args: bareArgs(terms, args),
    make: undefined,
    name: only.key,
    needs: {},
  };
}

// A bare word begins there without arguments.
function placesOf(tree: Tree): readonly Entry[] {
  if (!('leaf' in tree) || typeof tree.leaf !== 'string') return entriesOf(tree, 'begin');
  const { line, leaf } = tree;
  return [{ key: leaf, line, value: { line, leaf: null } }];
}

function readArgs(
  terms: Terms,
  { args: kinds }: BeginWord,
  entries: readonly Entry[],
  { key: word, line }: Entry,
): object {
  checkKeys(entries, Object.keys(kinds), word);
  const missing = Object.keys(kinds).find((arg) => !entries.some(({ key }) => key === arg));
  if (missing !== undefined)
    throw new ScenarioInvalid(
      line,
      `${word} needs "${missing}"`,
      `write ${word}: {${Object.keys(kinds)
        .map((arg) => `${arg}: …`)
        .join(', ')}}`,
    );
  return Object.fromEntries(
    entries.map(({ key, value }) => [key, readArg(terms, kinds[key], value, key)]),
  );
}

function readArg(
  terms: Terms,
  kind: BeginWord['args'][string] | undefined,
  tree: Tree,
  what: string,
): ArgTypes[keyof ArgTypes] {
  if (typeof kind === 'function') return oneOf(kind(terms.game.content), tree, what);
  switch (kind) {
    case 'seat':
      return readSeat(terms, tree);
    case 'seats':
      return itemsOf(tree, what).map((item) => readSeat(terms, item));
    case 'number':
      return numberOf(tree, what);
    case 'text':
    case undefined:
      return textOf(tree, what);
    case 'texts':
      return itemsOf(tree, what).map((item) => textOf(item, what));
    case 'flag':
      return flagOf(tree, what);
  }
}

function oneOf(known: readonly string[], tree: Tree, what: string): string {
  const text = textOf(tree, what);
  if (!known.includes(text)) throw unknownWord(tree.line, text, what, known);
  return text;
}

function readSeat(terms: Terms, tree: Tree): ArgTypes['seat'] {
  const name = textOf(tree, 'a seat');
  const seat = seatNamed(terms, name);
  if (seat === undefined) throw unknownWord(tree.line, name, 'the table', terms.names);
  return seat;
}

// Bare arguments have no types: a word that names a seat is that seat.
function bareArgs(terms: Terms, entries: readonly Entry[]): object {
  const seatOr = (value: Plain): Plain =>
    typeof value === 'string'
      ? (seatNamed(terms, value) ?? value)
      : Array.isArray(value)
        ? value.map(seatOr)
        : value;
  return Object.fromEntries(entries.map(({ key, value }) => [key, seatOr(plainOf(value))]));
}
