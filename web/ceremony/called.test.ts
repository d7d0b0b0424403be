import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { calledAt } from './called.js';

const called = (who: number | string): string =>
  calledAt({ speaker: speaker(glory.text.en, 'en', ['Ann', 'Ben']) }, who);

it('whoever is beaten for a title is called by their name, and not by that of the title', () => {
  expect(called('brave')).toBe('The unbeaten knight');
  expect(called('mathew')).toBe('David Mathew');
  expect(called(1)).toBe('Ben');
});
