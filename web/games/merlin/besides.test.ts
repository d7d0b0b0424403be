import { verbs } from '@destrier/merlin/page';
import { expect, it } from 'vitest';
import { isBesides } from './besides.js';

it('tells what a question asks for from the powers that help with it', () => {
  expect(isBesides('ride', ['3'])).toBe(false);
  expect(isBesides('ride', ['3', 'back'])).toBe(true);
  // Merlin rides either way without a flag.
  expect(isBesides('merlin', ['back'])).toBe(false);
  expect(isBesides('apple', ['3', 5])).toBe(true);
  const asked = Object.keys(verbs).filter((verb) => !isBesides(verb, []));
  expect(asked).toEqual(
    'ride merlin decline send count take seize give exchange build place done end joker tile open blind grail keep pick'.split(
      ' ',
    ),
  );
});
