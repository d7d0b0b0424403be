import { readFileSync } from 'node:fs';
import type { Box } from '@destrier/engine';
import { checkPack, type CheckedPack, type Issue, type PackSchema } from '@destrier/engine/pack';
import { packDocument, packValue, PackTextError } from '@destrier/server/pack-text';
import { isMap, isSeq, LineCounter, type Document } from 'yaml';
import { boxes } from '@destrier/registry';
import { CommandError, wrongOption } from './errors.js';

/** An option by which a command is told to play with a content pack. */
export const PACK = {
  pack: { kind: 'text', value: 'file', about: 'a content pack to play with' },
} as const;

export interface Impossible {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}

/** A pack as it was read and judged. */
export interface ReadPack extends Omit<CheckedPack, 'impossible'> {
  readonly impossible: readonly Impossible[];
}

/** The line on which a path stands, or the nearest line around it. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: Issue['path']): number {
  let offset = 0;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === String(step));
      const { range } = (pair?.key ?? {}) as { readonly range?: readonly number[] };
      offset = range?.[0] ?? offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as { readonly range?: readonly number[] } | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(
      'pack.invalid',
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'give the path of a pack; destrier pack new <game> writes one to start from',
      { file },
    );
  }
}

/** What a pack of this game may change. */
export function schemaOf({ game, pack }: Box): PackSchema {
  if (pack === undefined)
    throw wrongOption(
      `${game.id} has no content that a pack can replace`,
      'play it as it is, without a pack',
    );
  return pack;
}

interface PackFile {
  readonly document: Document.Parsed;
  readonly given: unknown;
}

/** What stands in a file, read under the same limits as what people send to a server. */
function readFile(file: string, lines: LineCounter): PackFile {
  const text = readText(file);
  try {
    const document = packDocument(text, lines);
    return { document, given: packValue(document) };
  } catch (error) {
    if (!(error instanceof PackTextError)) throw error;
    const { message, offset } = error;
    if (offset === null)
      throw new CommandError(
        'pack.invalid',
        `${file} cannot be a pack: ${message}`,
        'destrier pack new <game> writes one to start from',
        { file },
      );
    const { line } = lines.linePos(offset);
    throw new CommandError(
      'pack.invalid',
      `${file}:${line} is not YAML: ${message}`,
      'indent with spaces, put a space after every ":", and write each key once',
      { file, line },
    );
  }
}

/** Reads a pack and judges it by the content and the schema of its game. */
export function readPack(file: string): ReadPack {
  const lines = new LineCounter();
  const { document, given } = readFile(file, lines);
  const named = (given as { readonly game?: unknown } | null)?.game;
  const box = boxes().find(({ game }) => game.id === named);
  if (box === undefined)
    throw new CommandError(
      'pack.invalid',
      `${file} does not say for which game it is`,
      `write a line "game: " and one of ${boxes()
        .map(({ game }) => game.id)
        .join(', ')}`,
      { file, line: lineOf(document, lines, ['game']) },
    );
  const checked = checkPack(box.game.id, box.game.content, schemaOf(box), given);
  const impossible = checked.impossible.map(({ path, reason }) => ({
    path: path.join('.'),
    line: lineOf(document, lines, path),
    reason,
  }));
  return { ...checked, impossible };
}

/** The content of a pack that can be played. */
export function playableContent(file: string): object {
  const { impossible, content } = readPack(file);
  const [first] = impossible;
  if (first !== undefined)
    throw new CommandError(
      'pack.invalid',
      `${file}:${first.line} ${first.path}: ${first.reason}`,
      `destrier pack check ${file} tells everything that is wrong`,
      { file, line: first.line },
    );
  return content;
}

/** The content of the pack given for a game, if one is given. */
export function contentFor(game: string, file: string | undefined): object | undefined {
  if (file === undefined) return undefined;
  const { game: other } = readPack(file);
  if (other !== game)
    throw wrongOption(`${file} is a pack of ${other}`, `give a pack of ${game}, or none`);
  return playableContent(file);
}
