import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { selectorsOf } from './light-hint.js';

const speak = speaker({ 'verb.place': 'place “{a}”', 'verb.pass': 'pass {items}' }, 'en');

it('an option is found in the list by its id, and on the board by what its button says', () => {
  expect(selectorsOf('place hall', speak)).toEqual([
    '[data-option="place hall"]',
    '[data-item="hall"]',
    '.table-board [data-pick="place “hall”"]',
  ]);
});

it('of several things that are chosen together each is found by itself', () => {
  const all = selectorsOf('pass red blue', speak);
  expect(all).toContain('[data-item="blue"]');
  expect(all).toContain('.table-board [data-pick="pass red"]');
  expect(all).toContain('.table-board [data-pick="pass blue"]');
});
