import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { svgOf } from '../art/image.js';
import { FAMILIES, samplesOf } from './samples.js';

const all = FAMILIES.flatMap((family) =>
  samplesOf(family).map((sample) => ({ family, ...sample })),
);

it('draws the same bytes from the same parameters, on every machine and in every version', async () => {
  const lines = all.map(({ family, name, drawing }) => {
    const hash = createHash('sha256').update(svgOf(drawing, 'day')).digest('hex');
    return `${hash.slice(0, 16)} ${family}: ${name}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/drawings.txt');
});

it('names every drawing once, and no two are the same picture', () => {
  expect(new Set(all.map(({ family, name }) => `${family}: ${name}`)).size).toBe(all.length);
  const twice = FAMILIES.flatMap((family) => {
    const seen = new Map<string, string>();
    return samplesOf(family).flatMap(({ name, drawing }) => {
      const svg = svgOf(drawing, 'day');
      const other = seen.get(svg);
      seen.set(svg, name);
      return other === undefined ? [] : [`${family}: ${other} is ${name}`];
    });
  });
  expect(twice).toEqual([]);
});

it('holds nothing that the policy of the page drops, and no token that no light has', () => {
  const wrong = all.flatMap(({ name, drawing }) =>
    (['day', 'night'] as const).flatMap((light) =>
      [/style=/, /var\(/, /NaN/, /undefined/, /<script/, /<text/, /http(?!:\/\/www\.w3\.org)/]
        .filter((bad) => bad.test(svgOf(drawing, light)))
        .map((bad) => `${name} by ${light}: ${bad.source}`),
    ),
  );
  expect(wrong).toEqual([]);
});
