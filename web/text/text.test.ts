import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textFaults } from '@destrier/text/testing';
import { expect, it } from 'vitest';
import { en as front } from './en/front.js';
import { en } from './en/index.js';
import { en as rest } from './en/rest.js';
import { fr } from './fr/index.js';
import { ru } from './ru/index.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));

/** The same in every language: names. */
const NAMES = ['page.title'];

/** English heralds speak half French. */
const HERALDS = /^arms\.(tincture|figure|charge)\./;

/** Keys that are put together: what stands in the code, and what they begin with. */
const PUT_TOGETHER: { readonly [code: string]: string } = {
  'temper.${': 'temper.',
  'arms.tincture.${': 'arms.tincture.',
  'arms.figure.${': 'arms.figure.',
  'arms.charge.${': 'arms.charge.',
  'movement.speed.${': 'movement.speed.',
  'panels.history.missed.${': 'panels.history.missed.',
  'panels.tab.${': 'panels.tab.',
  'panels.rules.kind.${': 'panels.rules.kind.',
  'ceremony.unit.${': 'ceremony.unit.',
  'ceremony.wanted.${': 'ceremony.wanted.',
  'page.theme.${': 'page.theme.',
  'open.level.${': 'open.level.',
  'open.preset.${': 'open.preset.',
  'lobby.origin.${': 'lobby.origin.',
  'lobby.file.${': 'lobby.file.',
  'sampler.family.${': 'sampler.family.',
  'sampler.state.${': 'sampler.state.',
  'server.${': 'server.',
  'settings.brief.${': 'settings.brief.',
  'table.view.${': 'table.view.',
  'where.access.${': 'where.access.',
};

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/(^|\/)(browser|text|dist|node_modules)\//.test(name),
    )
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

it('says the same in every language', () => {
  expect(textFaults({ en, fr, ru })).toEqual([]);
});

/** Whether a sentence says anything besides what is filled in. */
function hasWords(sentence = ''): boolean {
  return /\p{L}/u.test(sentence.replaceAll(/\{[^{}]*\}/g, ''));
}

it('is translated', () => {
  const english: { readonly [key: string]: string } = en;
  for (const own of [fr, ru] as readonly { readonly [key: string]: string }[])
    expect(
      Object.keys(own).filter(
        (key) =>
          own[key] === english[key] &&
          hasWords(own[key]) &&
          !NAMES.includes(key) &&
          !HERALDS.test(key),
      ),
    ).toEqual([]);
});

/** What the first page is made of, without what it fetches later. */
const FIRST_PAGE = ['main.tsx', 'lobby/lobby.tsx', 'arms/own-shield.tsx'];

/** A file and all that it imports of the page, each once. */
function withImports(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const code = readFileSync(file, 'utf8');
  found.set(file, code);
  for (const [, from = ''] of code.matchAll(
    /^(?:import|export) (?!type )[^;]*?'(\.[^']+)\.js';$/gmu,
  )) {
    const path = resolve(dirname(file), from);
    const other = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
    if (other !== undefined && !other.includes('/text/')) withImports(other, found);
  }
  return found;
}

/** The keys that some code names, or puts together. */
function saidIn(code: string): readonly string[] {
  const begun = Object.entries(PUT_TOGETHER).filter(([put]) => code.includes(put));
  return Object.keys(en).filter(
    (key) => code.includes(`'${key}'`) || begun.some(([, beginning]) => key.startsWith(beginning)),
  );
}

it('has no word that no screen says', () => {
  const code = sources(HERE);
  expect(Object.keys(PUT_TOGETHER).filter((put) => !code.includes(put))).toEqual([]);
  const said = new Set(saidIn(code));
  expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([]);
});

it('has what the first page says at hand, and leaves the rest for later', () => {
  const files = new Map<string, string>();
  for (const file of FIRST_PAGE) withImports(`${HERE}${file}`, files);
  expect(files.size).toBeGreaterThan(60);
  const said = saidIn([...files.values()].join('\n'));
  expect(said.filter((key) => !Object.hasOwn(front, key))).toEqual([]);
  expect(Object.keys(rest).filter((key) => Object.hasOwn(front, key))).toEqual([]);
});
