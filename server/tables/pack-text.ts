import { Parser, type CST } from 'yaml';

/** How deep a pack may nest, which is more than any content does. */
export const DEPTH_MOST = 20;

/** Reading goes down by recursion: a text that nests without end would take the whole process with it. */
export function isDeep(text: string): boolean {
  let level: CST.Token[] = [...new Parser().parse(text)];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MOST) return true;
    level = level.flatMap(inside);
  }
  return false;
}

function inside(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key ?? [], value ?? []].flat());
}

/** Laid over content, such a key would change what all objects have in common. */
export function pathToPrototype(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') return key;
    const deeper = pathToPrototype(inner);
    if (deeper !== undefined) return `${key}.${deeper}`;
  }
  return undefined;
}
