import { MAX_SEATS, type Seat } from '../basics.js';
import type { AnyGame } from '../game.js';
import { isCitationKind } from '../ledger/citation.js';
import type { Seed } from '../seed.js';
import { readBegin } from './read-begin.js';
import { EXPECT_KEYS, readChecks } from './read-expect.js';
import { readPlay } from './read-play.js';
import { readRandom } from './read-random.js';
import type { Given, Playable, Scenario } from './scenario.js';
import { ruleNamed, seatNamed, termsOf, unknownWordOf, type Terms } from './terms.js';
import {
  own,
  checkKeys,
  entriesOf,
  itemsOf,
  plainOf,
  ScenarioInvalid,
  textOf,
  unknownWord,
  valueAt,
  type Entry,
  type Tree,
} from './tree.js';
import { NO_WORDS, type Words } from './words.js';

const KEYS = [
  'title',
  'about',
  'game',
  'seats',
  'options',
  'seed',
  'given',
  'begin',
  'random',
  'unused random',
  'play',
  'expect',
  'rules',
];

/** Names that mean something else where a seat may be named. */
const TAKEN_NAMES = [...EXPECT_KEYS, 'expect', 'state', 'public', 'all', 'nothing'];

/** The seed of a scenario that names none. */
export const SEED = 'scenario';

/** The id of the game that a scenario is about. */
export function gameOf(tree: Tree): { readonly id: string; readonly line: number } {
  const entries = entriesOf(tree, 'a scenario');
  checkKeys(entries, KEYS, 'a scenario');
  const game = valueAt(entries, 'game');
  if (game === undefined)
    throw new ScenarioInvalid(
      tree.line,
      'the scenario does not say which game it is about',
      'begin with "game: " and the id of the game',
    );
  return { id: textOf(game, 'game'), line: game.line };
}

/** Reads a whole scenario; every word is checked before anything is played. */
export function readScenario(tree: Tree, playable: Playable): Scenario {
  gameOf(tree);
  const entries = entriesOf(tree, 'a scenario');
  const read = <T>(key: string, reader: (value: Tree) => T, missing: T): T => {
    const value = valueAt(entries, key);
    return value === undefined ? missing : reader(value);
  };
  for (const key of ['title', 'about']) read<string>(key, (value) => textOf(value, key), '');
  const names = readSeats(playable, valueAt(entries, 'seats') ?? tree);
  const terms = termsOf(playable, names);
  const scenario: Scenario = {
    names,
    options: read('options', (value) => readOptions(playable.game, value), {}),
    seed: read<Seed | string>('seed', readSeed, SEED),
    given: read('given', (value) => readGiven(terms, value), []),
    begin: read('begin', (value) => readBegin(terms, value), undefined),
    random: read('random', (value) => readRandom(terms, value), []),
    unused: read('unused random', readUnused, false),
    play: read('play', (value) => readPlay(terms, value), []),
    expect: read('expect', (value) => readChecks(terms, value), []),
    rules: read('rules', (value) => readRules(terms, value), []),
  };
  if (scenario.play.length === 0 && scenario.expect.length === 0)
    throw new ScenarioInvalid(
      tree.line,
      'the scenario plays nothing and expects nothing',
      'add "play" or "expect"',
    );
  return scenario;
}

function readSeats({ game, words = NO_WORDS }: Playable, tree: Tree): string[] {
  const { min, max } = game.seats;
  const bounds = min === max ? `${min}` : `${min} to ${max}`;
  const hint = `write "seats: ${min}", or their names: "seats: [red, white]"; ${game.id} has ${bounds} seats`;
  if ('map' in tree)
    throw new ScenarioInvalid(
      tree.line,
      'the scenario does not say how many seats there are',
      hint,
    );
  const names =
    'list' in tree
      ? tree.list.map((name) => textOf(name, 'the name of a seat'))
      : numbered(tree.leaf);
  if (names.length < min || names.length > max)
    throw new ScenarioInvalid(tree.line, `${game.id} is not for ${names.length} seats`, hint);
  names.forEach((name, i) => checkName(name, names.slice(0, i), words, tree.line));
  return names;
}

function numbered(count: unknown): string[] {
  return typeof count === 'number' && count <= MAX_SEATS
    ? Array.from({ length: count }, (_, i) => String(i))
    : [];
}

function checkName(name: string, before: readonly string[], words: Words, line: number): void {
  const taken = TAKEN_NAMES.includes(name) || own(words.table, name) !== undefined;
  if (taken)
    throw new ScenarioInvalid(
      line,
      `a seat cannot be called "${name}": that word means something else`,
      'call it by a colour, such as red',
    );
  if (before.includes(name))
    throw new ScenarioInvalid(
      line,
      `two seats are called "${name}"`,
      'give every seat a name of its own',
    );
}

function readOptions(game: AnyGame, tree: Tree): { readonly [id: string]: string } {
  const entries = entriesOf(tree, 'options');
  checkKeys(
    entries,
    game.options.map(({ id }) => id),
    game.id,
  );
  const options: Record<string, string> = {};
  for (const { key, value } of entries) {
    const values = game.options.find(({ id }) => id === key)?.values ?? [];
    const chosen = 'leaf' in value ? String(value.leaf) : textOf(value, key);
    if (!values.includes(chosen)) throw unknownWord(value.line, chosen, `option ${key}`, values);
    options[key] = chosen;
  }
  return options;
}

function readSeed(tree: Tree): Seed | string {
  if (!('map' in tree)) return textOf(tree, 'seed');
  checkKeys(tree.map, ['secret', 'nonces'], 'a seed');
  const secret = valueAt(tree.map, 'secret');
  const nonces = valueAt(tree.map, 'nonces');
  if (secret === undefined || nonces === undefined)
    throw new ScenarioInvalid(
      tree.line,
      'a seed in parts has a secret and nonces',
      'write {secret: "…", nonces: ["…"]}, or one word',
    );
  return {
    secret: textOf(secret, 'secret'),
    nonces: itemsOf(nonces, 'nonces').map((nonce) => textOf(nonce, 'a nonce')),
  };
}

function readUnused(tree: Tree): boolean {
  if (textOf(tree, 'unused random') === 'allowed') return true;
  throw new ScenarioInvalid(
    tree.line,
    '"unused random" can only be allowed',
    'write "unused random: allowed", or leave it out',
  );
}

function readRules(terms: Terms, tree: Tree): string[] {
  return entriesOf(tree, 'rules').map(({ key, line, value }) => {
    ruleNamed(terms, key, line);
    for (const word of textOf(value, key)
      .split(',')
      .map((part) => part.trim()))
      if (!isCitationKind(word))
        throw unknownWord(value.line, word, `rule ${key}`, ['allows', 'forbids', 'computes']);
    return key;
  });
}

function readGiven(terms: Terms, tree: Tree): Given[] {
  return entriesOf(tree, 'given').flatMap(({ key, line, value }): Given[] => {
    const seat = seatNamed(terms, key);
    if (seat !== undefined)
      return entriesOf(value, key).map((entry) => givenWord(terms, entry, [seat], key));
    if (key === 'state')
      return entriesOf(value, 'state').map((entry) => ({
        kind: 'path',
        line: entry.line,
        name: entry.key,
        value: plainOf(entry.value),
      }));
    return [givenWord(terms, { key, line, value }, [], '')];
  });
}

function givenWord(terms: Terms, entry: Entry, who: readonly Seat[], seat: string): Given {
  const { words, names, game } = terms;
  const { key, line, value } = entry;
  const known = who.length === 0 ? words.table : words.seat;
  const word = own(known, key);
  if (word === undefined)
    throw who.length === 0
      ? unknownWordOf(terms, entry, 'given', [...names, ...Object.keys(known), 'state'])
      : unknownWordOf(terms, entry, `a seat of ${game.id}`, Object.keys(known));
  if (word.set === undefined)
    throw new ScenarioInvalid(
      line,
      `"${key}" can be expected but not given`,
      'give what it follows from instead',
    );
  return {
    kind: 'word',
    line,
    name: seat === '' ? key : `${seat}.${key}`,
    word,
    who,
    value: plainOf(value),
  };
}
