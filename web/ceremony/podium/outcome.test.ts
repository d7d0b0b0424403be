import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import type { Sitter } from '../../table/link.js';
import type { Ranked, Who } from '../../table/scores.js';
import { allWords, wordsIn } from '../../text/index.js';
import { sentenceOf, titleOf } from './outcome.js';

const { say } = await wordsIn('en');
await allWords();
const speak = speaker(glory.text.en, 'en', ['Anna', 'Bertran'], glory.game);
const HERE: Sitter = { name: 'Anna', who: 'here', arms: 'Gules' };
const BOT: Sitter = { name: 'Bertran', who: { bot: 'squire' }, arms: 'Azure' };

const row = (place: number, who: Who, score: number): Ranked => ({
  place,
  who,
  score,
  breakdown: {},
});

function told(ranked: readonly Ranked[], sitters: readonly Sitter[] = [HERE, HERE]) {
  const end = { ranked, sitters, viewer: 0, speaker: speak, say } as const;
  return [titleOf(end, 'glory'), sentenceOf(end)];
}

describe('the end of a game', () => {
  it('names the winner, and speaks to the one who is alone at the screen', () => {
    const ranked = [row(1, 0, 47), row(2, 1, 42)];
    expect(told(ranked)).toEqual(['Anna wins with 47 glory', 'Anna wins, 47 to 42.']);
    expect(told(ranked, [HERE, BOT])).toEqual(['You win with 47 glory', 'You win, 47 to 42.']);
    const lost = [row(1, 1, 47), row(2, 0, 42)];
    expect(told(lost, [HERE, BOT])).toEqual([
      'Bertran wins with 47 glory',
      'You lost: you have 42, the winner has 47.',
    ]);
  });

  it('names all who share the win', () => {
    expect(told([row(1, 0, 30), row(1, 1, 30)])[0]).toBe('Anna and Bertran share the victory');
  });

  it('tells of a rival without a seat, and of a goal', () => {
    expect(told([row(1, 'otto', 70), row(2, 0, 25)])[0]).toBe('Otto wins with 70 glory');
    expect(told([row(1, 0, 66)])[0]).toBe('Goal reached');
    expect(told([row(2, 0, 26)])[0]).toBe('Goal missed');
  });

  it('says that nobody wins where nobody does', () => {
    expect(told([row(2, 0, 5), row(2, 1, 5)])[0]).toBe('Nobody wins');
  });
});
