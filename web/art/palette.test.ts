import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colour, lit, pigments } from './palette.js';

it('hands the page the same colours that images are painted with', () => {
  const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8');
  const told = [...css.matchAll(/--art-([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  expect(told.map(([, name, day, night]) => [name, day, night])).toEqual(
    pigments.map((one) => [one, colour(one, 'day'), colour(one, 'night')]),
  );
});

it('puts the colours of one light for tokens of art and arms, and leaves other text alone', () => {
  const text = 'fill="var(--art-gules)" stroke="var(--tincture-azure, #23559f)" d="M1 2"';
  expect(lit(text, 'day')).toBe('fill="#b3372c" stroke="#2f5f9e" d="M1 2"');
  expect(lit(text, 'night')).toBe('fill="#a8382f" stroke="#35609c" d="M1 2"');
  expect(lit('var(--heraldry-ink, #1d1a16)', 'day')).toBe('#2a1c12');
  expect(lit('var(--tincture-murrey, #7d1f45)', 'night')).toBe('#7d1f45');
  expect(lit('var(--unknown)', 'day')).toBe('var(--unknown)');
});
