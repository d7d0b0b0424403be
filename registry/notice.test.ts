import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boxes } from './index.js';

const notice = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

it.each(boxes().map(({ title }) => ({ ...title, name: title.title.en })))(
  'the notice names $name, its designers and its publishers',
  ({ name, designers, publishers }) => {
    const own = designers.filter((one) => one !== 'Destrier contributors');
    for (const word of [name, ...own, ...publishers]) expect(notice).toContain(word);
  },
);
