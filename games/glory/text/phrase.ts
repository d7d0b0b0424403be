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
