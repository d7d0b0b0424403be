import {
  LANGUAGES,
  prepare,
  valueBlocked,
  type AnyGame,
  type Catalogue,
  type Language,
} from '@destrier/engine';
import { messageOf, type Message } from './message.js';
import { fieldsOf, shapeOfView } from './shape.js';
import { parameterOf } from './sentences.js';

/**
 * What the texts of a game lack, each as `language: key: what`: a sentence that the game needs or that another
 * language has, one that cannot be read, one that speaks of something its event does not tell.
 * Reasons and causes are not listed by a game: theirs are compared between the languages.
 */
export function missingTexts(
  game: AnyGame,
  text: { readonly [language in Language]?: Catalogue },
): string[] {
  const needed = new Set(neededKeys(game));
  for (const language of LANGUAGES)
    for (const key of Object.keys(text[language] ?? {})) needed.add(key);
  return LANGUAGES.flatMap((language) => {
    const catalogue = text[language];
    if (catalogue === undefined) return [`${language}: the whole catalogue is missing`];
    const missing = [...needed].filter((key) => !isSaid(catalogue, key));
    const faults = Object.keys(catalogue).flatMap((key) =>
      faultsOf(game, catalogue, language, key),
    );
    return [...missing.map((key) => `${key}: missing`), ...faults].map(
      (fault) => `${language}: ${fault}`,
    );
  });
}

/** A word may be said by its kind instead: `word.<kind>.<id>`. */
function isSaid(catalogue: Catalogue, key: string): boolean {
  if (Object.hasOwn(catalogue, key)) return true;
  const [, word] = /^word\.(.+)$/.exec(key) ?? [];
  return (
    word !== undefined &&
    Object.keys(catalogue).some(
      (other) => /^word\.[^.]+\./.test(other) && other.endsWith(`.${word}`),
    )
  );
}

function neededKeys(game: AnyGame): string[] {
  const keys: string[] = Object.keys(game.events).map((name) => `event.${name}`);
  for (const procedure of game.rules.procedures.values()) {
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      // What is offered at any time stands among the options of other questions.
      if (spec.kind !== 'anytime')
        keys.push(`prompt.${procedure.name}.${spec.name}`, `moment.${spec.moment}`);
      for (const verb of spec.on.keys()) keys.push(`verb.${verb}`);
    }
  }
  keys.push(...fieldsOf(shapeOfView(game)).map((field) => `field.${field}`));
  for (const { id, values } of game.options)
    keys.push(`option.${id}`, ...values.map((value) => `option.${id}.${value}`));
  keys.push(...kindsOf(game).map((kind) => `word.${kind}`));
  return keys;
}

/** The kinds of cards in any box of the game: with every number of seats and every option. */
function kindsOf(game: AnyGame): string[] {
  const given = [
    {},
    ...game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value }))),
  ];
  const kinds = new Set<string>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of given.filter((one) => !valueBlocked(game, seats, {}, one)))
      for (const kind of prepare(game, seats, options).kinds) kinds.add(kind);
  return [...kinds];
}

function faultsOf(game: AnyGame, catalogue: Catalogue, language: Language, key: string): string[] {
  let message: Message;
  try {
    message = messageOf(catalogue[key] as string, language);
  } catch (error) {
    return [`${key}: cannot be read (${error instanceof Error ? error.message : String(error)})`];
  }
  const event = /^(?:event|chapter)\.(.+?)(?:\.hidden)?$/.exec(key)?.[1];
  const told = event === undefined ? undefined : game.events[event];
  if (told === undefined) return [];
  const used = [...message.spoken, ...message.bare].map(parameterOf);
  const unknown = used.filter((param) => told[param] === undefined);
  const withheld = used.some((param) => told[param]?.only !== undefined);
  const hiddenKey = `event.${event}.hidden`;
  const faults = unknown.map((param) => `${key}: the event has no ${param}`);
  if (withheld && key === hiddenKey) faults.push(`${key}: speaks of what is withheld`);
  else if (withheld && !Object.hasOwn(catalogue, hiddenKey)) faults.push(`${hiddenKey}: missing`);
  return faults;
}
