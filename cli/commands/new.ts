import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { entriesFor, pageFiles } from '../new/entries.js';
import { namesOf, type NewNames } from '../new/names.js';
import { outsideFiles } from '../new/outside.js';
import { templateFiles, type Files } from '../new/template.js';
import { format, linkPackage, writeAll } from '../new/write.js';
import { projectRoot } from '../root.js';

const below = (folder: string, files: Files): [string, string][] =>
  [...files].map(([path, text]) => [`${folder}/${path}`, text]);

/** Names that packages of this project have already, whether or not they are games. */
function packagesOf(root: string): readonly string[] {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { readonly packages: object };
  return Object.keys(packages).map((path) => path.replace(/^node_modules\//, ''));
}

function refuseTaken(folder: string): void {
  if (!existsSync(folder)) return;
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return;
  throw wrongOption(
    `${folder} is there already`,
    'name another id or another folder, or take away what is there',
  );
}

function writeInside(root: string, names: NewNames): Answer {
  const { id } = names;
  const own = { game: `games/${id}`, page: `web/games/${id}` };
  for (const folder of Object.values(own)) refuseTaken(join(root, folder));
  const game = new Map(templateFiles(root, names));
  for (const [file, from, to] of [
    ['package.json', '@destrier/template', `@destrier/${id}`],
    ['tsconfig.json', '"../', '"../../'],
  ] as const)
    game.set(file, (game.get(file) ?? '').replaceAll(from, to));
  const manifest = JSON.parse(game.get('package.json') ?? '{}') as { [key: string]: unknown };
  const entries = entriesFor(root, names, manifest);
  const written = [...below(own.game, game), ...below(own.page, pageFiles(names))];
  writeAll(root, new Map([...written, ...entries]));
  linkPackage(root, id);
  const files = written.map(([path]) => path);
  format(root, [...files, ...entries.keys()]);
  return told(names, { files, changed: [...entries.keys()] }, [
    `./destrier play ${id} --seats you,greedy`,
    `npx vitest run games/${id}`,
    './destrier serve',
  ]);
}

function writeOutside(root: string, names: NewNames, out: string): Answer {
  refuseTaken(out);
  const files = outsideFiles(root, templateFiles(root, names), names);
  writeAll(out, files);
  spawnSync(process.execPath, [join(out, 'link.mjs'), root]);
  const shown = relative(process.cwd(), out) || '.';
  return told(names, { files: [...files.keys()].map((path) => join(shown, path)), changed: [] }, [
    `npm --prefix ${shown} run build`,
    `./destrier play ${names.id} --seats you,greedy --with ${shown}`,
    `./destrier serve --with ${shown}`,
  ]);
}

interface Written {
  readonly files: readonly string[];
  /** Files that were there before and now name the game too. */
  readonly changed: readonly string[];
}

function told({ id, title }: NewNames, written: Written, next: readonly string[]): Answer {
  const { files, changed } = written;
  const lines = [
    `${title} is a game now: ${files.length} files are written${changed.length === 0 ? '' : `, ${changed.length} changed`}.`,
    ...files.map((path) => `  ${path}`),
    ...changed.map((path) => `  ${path} (changed)`),
    'Next:',
    ...next.map((line) => `  ${line}`),
    'docs/first-game.md shows how to change it.',
  ];
  return { ok: true, data: { game: id, ...written }, text: lines.join('\n') };
}

export const newGame = defineCommand({
  name: 'new',
  about: 'writes a small game that can be played at once, to begin your own from',
  words: ['<id>'],
  options: {
    out: {
      kind: 'text',
      value: 'folder',
      about: 'write it outside this repository, to be played with --with',
    },
  },
  example: 'new joust',
  run({ words, values }) {
    const root = projectRoot();
    const names = namesOf(words[0] as string, packagesOf(root));
    const { out } = values;
    return out === undefined
      ? writeInside(root, names)
      : writeOutside(root, names, resolve(process.cwd(), out));
  },
});
