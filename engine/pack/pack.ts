import { hashOf } from '../canonical.js';
import { plainCopy } from '../copy.js';
import { nearest } from '../nearest.js';
import { contentIssues, type Issue, type PackSchema } from './schema.js';

/**
 * A content pack: figures, names and effects from a closed vocabulary that replace those of a game. It holds no
 * code. Content is groups of items by id; an item says where it comes from (`source`), and `house` marks what
 * the makers had to invent because no rulebook prints it: that is what an owner of the box can fill in.
 */
export interface Pack {
  readonly pack: string;
  readonly game: string;
  readonly content: unknown;
}

export interface CheckedPack {
  readonly pack: string;
  readonly game: string;
  /** The content to play with; only if nothing is impossible. */
  readonly content: object;
  /** The hash that tables and records pin. */
  readonly hash: string;
  /** Items that still have the makers' figures. */
  readonly missing: readonly string[];
  readonly impossible: readonly Issue[];
}

const FROM_PACK = 'pack';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Judges a pack that has been read, against the game's own content and schema. */
export function checkPack(
  gameId: string,
  base: object,
  schema: PackSchema,
  given: unknown,
): CheckedPack {
  const impossible: Issue[] = [];
  const fields = isFields(given) ? given : {};
  if (!isFields(given))
    impossible.push({ path: [], reason: 'a pack is a map with the keys pack, game and content' });
  for (const key of Object.keys(fields)) {
    if (!['pack', 'game', 'content'].includes(key))
      impossible.push({
        path: [key],
        reason: `a pack has no ${key}: its keys are pack, game and content`,
      });
  }
  const name = fields['pack'];
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]*$/.test(name))
    impossible.push({
      path: ['pack'],
      reason: 'the name of a pack is made of small letters, digits and hyphens',
    });
  if (fields['game'] !== gameId)
    impossible.push({ path: ['game'], reason: `this is no pack of ${gameId}` });
  const content = plainCopy(base) as Fields;
  lay(content, fields['content'] ?? {}, ['content'], impossible);
  if (impossible.length === 0) {
    for (const issue of contentIssues(schema, content))
      impossible.push({ ...issue, path: ['content', ...issue.path] });
  }
  return {
    pack: typeof name === 'string' ? name : '',
    game: gameId,
    content,
    hash: hashOf(content),
    missing: houseItems(content),
    impossible,
  };
}

/** Lays what a pack says over content: maps key by key, everything else whole. What it changes belongs to an item. */
function lay(
  onto: Fields,
  given: unknown,
  path: readonly (string | number)[],
  issues: Issue[],
  around?: Fields,
): void {
  const item = Object.hasOwn(onto, 'source') ? onto : around;
  if (!isFields(given)) {
    issues.push({ path, reason: 'here stands a map of names and values' });
    return;
  }
  for (const [key, value] of Object.entries(given)) {
    const here = [...path, key];
    if (!Object.hasOwn(onto, key) || key === 'source') {
      const close = nearest(
        key,
        Object.keys(onto).filter((known) => known !== 'source'),
      );
      issues.push({
        path: here,
        reason: `there is no ${key} here${close === undefined ? '' : `: is ${close} meant?`}`,
      });
    } else if (value === null) {
      // A heading whose entries are all still comments.
    } else if (isFields(onto[key])) {
      lay(onto[key], value, here, issues, item);
    } else {
      onto[key] = value;
      if (item !== undefined) item['source'] = FROM_PACK;
    }
  }
}

/** Paths of the items that no rulebook and no pack gives. */
export function houseItems(content: object, path = ''): string[] {
  const fields = content as Fields;
  if (fields['source'] === 'house') return [path];
  return Object.keys(fields).flatMap((key) => {
    const value = fields[key];
    return isFields(value) ? houseItems(value, path === '' ? key : `${path}.${key}`) : [];
  });
}
