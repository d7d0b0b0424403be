import { play } from '@destrier/engine/testkit/check';
import { LANGUAGES } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { staged } from '../testing/staged.js';
import { game } from '../game.js';
import { text } from './index.js';

/** What seat 1 is asked, in all languages, when swords are led and it holds none. */
function asked(...godsends: readonly [leader?: string, own?: string]): string[] {
  const [leaders = '', own = ''] = godsends;
  const table = staged([
    { hand: 'swords-9 arrows-1', godsends: leaders },
    { hand: 'arrows-2 arrows-4', godsends: own },
    { hand: 'swords-5 arrows-3' },
  ]);
  play(table, 'red: play swords-9');
  const [ask] = table.asks(1);
  return ask === undefined
    ? []
    : LANGUAGES.map((language) => speaker(text[language], language, [], game).prompt(ask));
}

it('[A6.1 computes] who can play nothing is told what that costs', () => {
  expect(asked()).toEqual([
    'You cannot follow: dishonour, 5 wounds. Which card do you discard?',
    'Vous ne pouvez pas suivre\u202f: déshonneur, 5 blessures. Quelle carte défaussez-vous\u202f?',
    'Сыграть нечего: бесчестье, 5 ран. Какую карту сбросить?',
  ]);
});

it('[A15.15 computes] [A15.16 computes] powers change the cost', () => {
  const none = 'You cannot follow: dishonour. Which card do you discard?';
  expect(asked('trial-of-honour')[0]).not.toContain(', 5 wounds');
  expect(asked('trial-of-honour')[0]).toMatch(/dishonour, \d+ wounds\./);
  expect(asked('', 'clear-conscience')[0]).toBe(none);
  expect(asked('trial-of-honour', 'clear-conscience')[0]).toBe(none);
});

it('[A6.2 allows] who may save a special weapon is asked as ever', () => {
  const table = staged([
    { hand: 'swords-9 arrows-1' },
    { hand: 'arrows-2 mists' },
    { hand: 'swords-5 arrows-3' },
  ]);
  play(table, 'red: play swords-9');
  const speak = speaker(text.en, 'en', [], game);
  expect(table.asks(1).map((ask) => speak.prompt(ask))).toEqual([
    'The lead is Swords. Which card do you play?',
  ]);
});
