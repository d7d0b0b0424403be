import type { Expectation, Eyes, Happening } from './scenario.js';
import {
  bySeat,
  checkVerb,
  ruleNamed,
  seatNamed,
  unknownWordOf,
  type OfSeat,
  type Terms,
} from './terms.js';
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
import { hintFor } from '../nearest.js';
import type { Plain } from './words.js';

type Reader = (terms: Terms, tree: Tree, line: number) => Expectation[];

/** What may be expected besides the words of the game. */
const READERS: { readonly [key: string]: Reader } = {
  view: readView,
  asks: (terms, tree) => bySeat(terms, tree, 'asks').map((one) => readAsk(terms, one)),
  offered: (terms, tree) => readOptions(terms, tree, 'offered'),
  'not offered': (terms, tree) => readOptions(terms, tree, 'not offered'),
  blocked: readBlocked,
  events: (terms, tree, line) =>
    byEyes(terms, tree, 'events').map(([eyes, list]) => ({
      kind: 'events',
      line,
      eyes,
      happenings: readHappenings(terms, list),
    })),
  'no events': (terms, tree) =>
    byEyes(terms, tree, 'no events').flatMap(([eyes, list]) =>
      readHappenings(terms, list).map((happening): Expectation => ({
        kind: 'no event',
        line: happening.line,
        eyes,
        happening,
      })),
    ),
  points: readPoints,
  over: (_terms, tree, line) => [{ kind: 'over', line, over: flagOf(tree, 'over') }],
  result: readResult,
};

export const EXPECT_KEYS: readonly string[] = Object.keys(READERS);

export function readChecks(terms: Terms, tree: Tree): Expectation[] {
  return entriesOf(tree, 'expect').flatMap((entry) => readEntry(terms, entry));
}

function readEntry(terms: Terms, { key, line, value }: Entry): Expectation[] {
  const reader = own(READERS, key);
  if (reader !== undefined) return reader(terms, value, line);
  const { words, names } = terms;
  const seat = seatNamed(terms, key);
  if (seat !== undefined) {
    const entries = entriesOf(value, key);
    return entries.flatMap((one) => {
      if (own(words.seat, one.key) === undefined)
        throw unknownWordOf(terms, one, `a seat of ${terms.game.id}`, Object.keys(words.seat));
      return readWord(words.seat, one, `${key}.${one.key}`, [seat]);
    });
  }
  if (own(words.table, key) === undefined)
    throw unknownWordOf(terms, { key, line, value }, 'expect', [
      ...names,
      ...Object.keys(words.table),
      ...EXPECT_KEYS,
    ]);
  return readWord(words.table, { key, line, value }, key, []);
}

type WordCheck = Extract<Expectation, { kind: 'word' }>;

function readWord(
  words: Terms['words']['seat'],
  { key, line, value }: Entry,
  name: string,
  who: WordCheck['who'],
): Expectation[] {
  const word = words[key];
  return word === undefined ? [] : [{ kind: 'word', line, name, word, who, value: plainOf(value) }];
}

function readView(terms: Terms, tree: Tree): Expectation[] {
  return entriesOf(tree, 'view').flatMap(({ key, line, value }) => {
    const eyes = eyesOf(terms, key, line, 'view');
    return entriesOf(value, `what ${key} sees`).map((one): Expectation => ({
      kind: 'view',
      line: one.line,
      eyes,
      path: one.key,
      value: plainOf(one.value),
    }));
  });
}

function eyesOf(terms: Terms, key: string, line: number, what: string): Eyes {
  if (key === 'public' || key === 'all') return key;
  const seat = seatNamed(terms, key);
  if (seat === undefined) throw unknownWord(line, key, what, [...terms.names, 'public', 'all']);
  return seat;
}

// A list is what happened; a map tells it as each viewer saw it.
function byEyes(terms: Terms, tree: Tree, what: string): [Eyes, Tree][] {
  if (!('map' in tree)) return [['all', tree]];
  return tree.map.map(({ key, line, value }) => [eyesOf(terms, key, line, what), value]);
}

function readHappenings(terms: Terms, tree: Tree): Happening[] {
  return itemsOf(tree, 'events').map((item) => {
    if ('leaf' in item) return happening(terms, textOf(item, 'an event'), item.line, []);
    const [only, ...more] = entriesOf(item, 'an event');
    if (only === undefined || more.length > 0)
      throw new ScenarioInvalid(
        item.line,
        'an event is one "name: {what it tells}"',
        'begin an entry of its own, with "- ", for each event',
      );
    return happening(terms, only.key, only.line, entriesOf(only.value, only.key));
  });
}

function happening(terms: Terms, name: string, line: number, entries: readonly Entry[]): Happening {
  const told = own(terms.events, name);
  if (told === undefined)
    throw new ScenarioInvalid(
      line,
      `${terms.game.id} has no event "${name}"`,
      hintFor(name, Object.keys(terms.events)),
    );
  checkKeys(entries, Object.keys(told), `event ${name}`);
  const params: Record<string, Plain> = {};
  for (const { key, value } of entries) params[key] = plainOf(value);
  return { line, name, params };
}

function readAsk(terms: Terms, { seat, line, value }: OfSeat): Expectation {
  const prompt = textOf(value, 'a question');
  if (prompt === 'nothing') return { kind: 'ask', line, seat, prompt: null };
  if (!terms.prompts.includes(prompt))
    throw new ScenarioInvalid(
      value.line,
      `${terms.game.id} has no question "${prompt}"`,
      hintFor(prompt, [...terms.prompts, 'nothing']),
    );
  return { kind: 'ask', line, seat, prompt };
}

function readOptions(terms: Terms, tree: Tree, kind: 'offered' | 'not offered'): Expectation[] {
  return bySeat(terms, tree, kind).flatMap(({ seat, value }) =>
    ('list' in value ? value.list : [value]).map((one): Expectation => {
      const option = textOf(one, 'an option');
      checkVerb(terms, option, one.line);
      return { kind, line: one.line, seat, option };
    }),
  );
}

function readBlocked(terms: Terms, tree: Tree): Expectation[] {
  return bySeat(terms, tree, 'blocked').flatMap(({ seat, value }) =>
    entriesOf(value, 'blocked').map((entry): Expectation => {
      checkVerb(terms, entry.key, entry.line);
      return {
        kind: 'blocked',
        line: entry.line,
        seat,
        option: entry.key,
        rule: ruleNamed(terms, textOf(entry.value, 'the rule'), entry.value.line),
      };
    }),
  );
}

function readPoints(terms: Terms, tree: Tree): Expectation[] {
  return bySeat(terms, tree, 'points').flatMap(({ seat, line, value }): Expectation[] => {
    if ('leaf' in value)
      return [{ kind: 'points', line, seat, cause: null, points: numberOf(value, 'points') }];
    return entriesOf(value, 'points').map((one) => ({
      kind: 'points',
      line: one.line,
      seat,
      cause: one.key,
      points: numberOf(one.value, one.key),
    }));
  });
}

function readResult(terms: Terms, tree: Tree): Expectation[] {
  return bySeat(terms, tree, 'result').flatMap(({ seat, value }) => {
    const entries = entriesOf(value, 'a result');
    checkKeys(entries, ['place', 'score'], 'a result');
    return entries.map(({ key, line, value: n }): Expectation => ({
      kind: 'result',
      line,
      seat,
      what: key === 'place' ? 'place' : 'score',
      value: numberOf(n, key),
    }));
  });
}
