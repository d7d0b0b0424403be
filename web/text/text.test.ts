import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textFaults } from '@destrier/text/testing';
import { expect, it } from 'vitest';
import { en } from './en/index.js';
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

it('has no word that no screen says', () => {
  const code = sources(HERE);
  const begun = Object.entries(PUT_TOGETHER).filter(([put]) => code.includes(put));
  expect(begun.map(([put]) => put)).toEqual(Object.keys(PUT_TOGETHER));
  const unused = Object.keys(en).filter(
    (key) =>
      !code.includes(`'${key}'`) && !begun.some(([, beginning]) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});
