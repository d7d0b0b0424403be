import type { Outcomes } from './scenario.js';
import { bySeat, type Terms } from './terms.js';
import { own, entriesOf, itemsOf, ScenarioInvalid, unknownWord, type Tree } from './tree.js';

/** Scripted outcomes by stream; a stream that each seat has for itself is scripted by seat. */
export function readRandom(terms: Terms, tree: Tree): Outcomes[] {
  const streams: { readonly [label: string]: 'table' | 'seat' } = terms.game.streams;
  return entriesOf(tree, 'random').flatMap(({ key, line, value }): Outcomes[] => {
    const kind = own(streams, key);
    if (kind === undefined)
      throw unknownWord(line, key, `the chance of ${terms.game.id}`, Object.keys(streams));
    if (kind === 'table') return [{ label: key, outcomes: readOutcomes(key, value) }];
    if (!('map' in value))
      throw new ScenarioInvalid(
        line,
        `every seat has a "${key}" of its own`,
        `write ${key}: {${terms.names[0] ?? ''}: [one, two]}`,
      );
    return bySeat(terms, value, key).map((own) => ({
      label: `${key}@${own.seat}`,
      outcomes: readOutcomes(key, own.value),
    }));
  });
}

function readOutcomes(what: string, tree: Tree): Outcomes['outcomes'] {
  return itemsOf(tree, what).map((item) => {
    if ('leaf' in item && (typeof item.leaf === 'string' || typeof item.leaf === 'number'))
      return { line: item.line, value: item.leaf };
    throw new ScenarioInvalid(
      item.line,
      `an outcome of ${what} is a number or a word`,
      'write what is rolled or drawn, such as 5 or wolf',
    );
  });
}
