import type { AnyGame, Catalogue, Language } from '@destrier/engine';
import { reasonsIn, sourcesOf } from '@destrier/engine/testkit';
import { expect, test } from 'vitest';
import { missingTexts } from '../missing.js';
import { textFaults } from './faults.js';

/**
 * The texts of a game say all it needs in every language and nothing besides, and every sentence speaks of the same
 * things in all of them. Below the folder stand the sources of the rules.
 */
export function keepTexts(
  game: AnyGame,
  text: { readonly [language in Language]: Catalogue },
  folder: URL,
): void {
  test('everything is said in every language', () => {
    expect(missingTexts(game, text)).toEqual([]);
  });
  test('a sentence speaks of the same things in every language, as each of them is written', () => {
    expect(textFaults(text)).toEqual([]);
  });
  test('every reason that a rule gives is said, and no other', () => {
    const given = reasonsIn(sourcesOf(folder)).map(({ why }) => `why.${why}`);
    expect(
      Object.keys(text.en)
        .filter((key) => key.startsWith('why.'))
        .toSorted(),
    ).toEqual([...new Set(given)].toSorted());
  });
  test('no question, moment, verb or event is told that there is not', () => {
    expect(unknownKeys(game, text.en)).toEqual([]);
  });
}

/** Keys of what a game does not have. */
export function unknownKeys(game: AnyGame, catalogue: Catalogue): string[] {
  const known = new Set<string>(['verb.pass']);
  for (const name of Object.keys(game.events)) known.add(`event.${name}`);
  for (const procedure of game.rules.procedures.values())
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      const prompt = `prompt.${procedure.name}.${spec.name}`;
      known.add(prompt).add(`moment.${spec.moment}`);
      for (const verb of spec.on.keys()) known.add(`verb.${verb}`).add(`${prompt}.${verb}`);
    }
  return Object.keys(catalogue)
    .filter((key) => /^(?:prompt|moment|verb|event)\./.test(key))
    .filter((key) => !known.has(key.replace(/\.(?:blank|hidden)$/, '')));
}
