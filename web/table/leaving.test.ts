import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { allWords, wordsIn } from '../text/index.js';
import { leavingAt } from './leaving.js';
import type { SeatNews, Sitter } from './link.js';

const { say } = await wordsIn('en');
await allWords();
const telling = { speaker: speaker(glory.text.en, 'en', [], glory.game), say };

function told(isOver: boolean, ...left: readonly SeatNews['left'][]): readonly string[] {
  const sitters = left.map((_, seat): Sitter => ({ name: `P${seat}`, who: 'away', arms: 'Gules' }));
  const newsOf = (seat: number): SeatNews => {
    const how = left[seat];
    return how === undefined ? { isGone: false } : { isGone: true, left: how };
  };
  return leavingAt({ sitters, newsOf }, isOver, telling);
}

it('tells who gave up and whose time was up, and nothing of those who stayed', () => {
  expect(told(true, undefined, undefined, undefined)).toEqual([]);
  expect(told(true, undefined, undefined, 'late')).toEqual([
    'P2 ran out of time; a bot played on.',
  ]);
  expect(told(false, 'gaveUp', undefined, 'late', undefined)).toEqual([
    'P2 ran out of time; a bot played on.',
    'P0 gave up the game.',
  ]);
  expect(leavingAt({ sitters: [] }, true, telling)).toEqual([]);
});

it('says that a game ended early where one was left, and not before it is over, nor where two were', () => {
  const EARLY = 'Only one player was left, so the game ended early.';
  expect(told(true, 'gaveUp', undefined)).toEqual(['P0 gave up the game.', EARLY]);
  expect(told(false, 'gaveUp', undefined)).not.toContain(EARLY);
  expect(told(true, 'gaveUp', undefined, undefined)).not.toContain(EARLY);
  expect(told(true, 'late', undefined)).not.toContain(EARLY);
});
