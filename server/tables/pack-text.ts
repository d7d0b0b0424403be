import {
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  Parser,
  type CST,
  type Document,
} from 'yaml';

/** How deep a pack may nest, which is more than any content does. */
export const DEPTH_MOST = 20;
/** Words and signs of YAML that a pack may have: eight times what the largest template takes. */
export const TOKENS_MOST = 20_000;

/** What is wrong with the text of a pack, before anybody asks what it says. `offset`: where, if it is one place. */
export class PackTextError extends Error {
  readonly offset: number | null;

  constructor(message: string, offset: number | null = null) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Reads the text of a pack, in time that grows with its length and no faster: the reader's own search for keys that
 * come twice compares each with all others.
 */
export function packDocument(
  text: string,
  lineCounter: LineCounter = new LineCounter(),
): Document.Parsed {
  if (isLong(text)) throw new PackTextError(`a pack has at most ${TOKENS_MOST} words and signs`);
  if (isDeep(text)) throw new PackTextError(`a pack nests at most ${DEPTH_MOST} deep`);
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false });
  const [wrong] = document.errors;
  if (wrong !== undefined) throw new PackTextError(wrong.message, wrong.pos[0]);
  const twice = keyTwice(document.contents);
  if (twice !== undefined) throw twice;
  return document;
}

/** What the text says, without what would change all objects. */
export function packValue(document: Document.Parsed): unknown {
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  const path = pathToPrototype(value);
  if (path !== undefined) throw new PackTextError(`there is no ${path} here`);
  return value;
}

function isLong(text: string): boolean {
  const tokens = new Lexer().lex(text);
  for (let n = 0; n <= TOKENS_MOST; n++) if (tokens.next().done === true) return false;
  return true;
}

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

/** A key that stands twice in one map: which of the two was meant nobody can tell. */
function keyTwice(node: unknown): PackTextError | undefined {
  if (isSeq(node)) return firstOf(node.items, keyTwice);
  if (!isMap(node)) return undefined;
  const seen = new Set<string>();
  return firstOf(node.items, ({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : null;
    if (name !== null && seen.has(name))
      return new PackTextError(`the key ${name} stands here twice`, offsetOf(key));
    if (name !== null) seen.add(name);
    return keyTwice(value);
  });
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const offsetOf = (node: unknown): number | null =>
  isScalar(node) ? (node.range?.[0] ?? null) : null;

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
