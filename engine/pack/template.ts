import type { PackSchema } from './schema.js';

type Fields = Record<string, unknown>;

/** A pack to fill in: every figure of the makers' own, written as a comment with its present value. */
export function packTemplate(gameId: string, base: object, schema: PackSchema): string {
  const lines = [
    `# A content pack for ${gameId}. Figures marked "house" are ours, because no rulebook prints them.`,
    '# If you own the box: take away the # before an item, type what is printed, leave the rest as it is.',
    '# Then: destrier pack check <this file>',
    'pack: my-box',
    `game: ${gameId}`,
    'content:',
  ];
  writeGroup(base as Fields, [], 1, schema, lines);
  return `${lines.join('\n')}\n`;
}

function holdsHouse(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Fields;
  return fields['source'] === 'house' || Object.values(fields).some(holdsHouse);
}

function writeGroup(
  fields: Fields,
  path: readonly string[],
  depth: number,
  schema: PackSchema,
  lines: string[],
): void {
  for (const [key, value] of Object.entries(fields)) {
    if (!holdsHouse(value)) continue;
    const here = [...path, key];
    const note = noteOf(schema, here);
    if (note !== undefined) lines.push(`${'  '.repeat(depth)}# ${note}`);
    if ((value as Fields)['source'] === 'house')
      writeItem(key, value as Fields, here, depth, schema, lines);
    else {
      lines.push(`${'  '.repeat(depth)}${key}:`);
      writeGroup(value as Fields, here, depth + 1, schema, lines);
    }
  }
}

function writeItem(
  key: string,
  item: Fields,
  path: readonly string[],
  depth: number,
  schema: PackSchema,
  lines: string[],
): void {
  const indent = '  '.repeat(depth);
  lines.push(`${indent}# ${key}:`);
  for (const [field, value] of Object.entries(item)) {
    if (field === 'source') continue;
    const note = noteOf(schema, [...path, field]);
    // JSON is YAML: whatever the value is, it can be read back.
    lines.push(
      `${indent}#   ${field}: ${JSON.stringify(value)}${note === undefined ? '' : `  # ${note}`}`,
    );
  }
}

function noteOf(schema: PackSchema, path: readonly string[]): string | undefined {
  return Object.entries(schema.notes).find(([pattern]) => {
    const parts = pattern.split('.');
    return (
      parts.length === path.length && parts.every((part, i) => part === '*' || part === path[i])
    );
  })?.[1];
}
