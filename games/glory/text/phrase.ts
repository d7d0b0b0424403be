/** Pieces of messages that the sentences of all languages share. */

/** A level of equipment in Roman figures. */
export function level(argument: string): string {
  return `{${argument}, select, 1 {I} 2 {II} 3 {III} 4 {IV} other {{${argument}}}}`;
}

/** The text of a parameter's value, from texts by key: `cause.event` for the value `event`. */
export function oneOf(argument: string, texts: { readonly [key: string]: string }): string {
  const branches = Object.entries(texts).map(
    ([key, text]) => `${key.slice(key.indexOf('.') + 1)} {${text}}`,
  );
  return `{${argument}, select, ${branches.join(' ')} other {{${argument}}}}`;
}

/** Cards on which several fight together. */
const SEVERAL: ReadonlySet<string> = new Set(['brigands', 'poachers', 'rescue', 'abbey']);

/**
 * What is `said` of a side of a duel, of one or of several, by name. On a card or for a title one fights somebody, not the
 * card: by the texts of `foes`, or `unnamed` where a pack has a card of its own. It is that side where `foeWon` is this.
 */
export function fighter(
  argument: string,
  isFoeIf: 'true' | 'false',
  foes: { readonly [key: string]: string },
  unnamed: string,
  said: (name: string, areSeveral: boolean) => string,
): string {
  const branches = Object.entries(foes).map(([key, name]) => {
    const id = key.slice('word.foe.'.length);
    return `${id.replaceAll('-', '_')} {${said(name, SEVERAL.has(id))}}`;
  });
  const named = said(`{${argument}}`, false);
  const foe = `{${argument}, select, ${branches.join(' ')} other {${said(unnamed, false)}}}`;
  const side = `{against, select, challenge {${foe}} title {${foe}} other {${named}}}`;
  return `{foeWon, select, ${isFoeIf} {${side}} other {${named}}}`;
}

/** Said where the parameter is neither 0 nor an empty list. */
export function some(argument: string, text: string): string {
  return `{${argument}, plural, =0 {} other {${text}}}`;
}

/** A place of the joust, {n}: one of the eight slots with what its knight does, or that of a winner above them. */
export function bracket(slot: string, winner: (from: number, to: number) => string): string {
  const winners = [2, 4, 8].flatMap((span) =>
    Array.from({ length: 8 / span }, (_, at) => winner(at * span + 1, (at + 1) * span)),
  );
  const above = winners.map((text, at) => `=${9 + at} {${text}}`).join(' ');
  return `{n, plural, ${above} other {${slot}{effect, select, none {} other {. {effect}}}}}`;
}

/** What there is to know of Otto, where he plays; his glory where he is a rival. */
export function otto(glory: string, ...others: string[]): string {
  return `{plays, select, true {{rivals, select, true {${glory}} other {}}${others.join('')}} other {}}`;
}
