import { need, Table } from '@destrier/engine';
import { OTTO, lookAtSeen, type Content, type Seen, type SeenPlayer } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { earnedBy, earnersOf, fateOf, heldOf } from './earned.js';

/** What is seen at the beginning of a game, with this changed of the first player. */
function seen(more: Partial<SeenPlayer>, seats = 2): Seen {
  const table = Table.start(glory.game, { seats, seed: 'earned' });
  const view = table.view('public') as Seen;
  const [first, ...others] = view.players;
  return { ...view, players: [{ ...need(first, 'a player'), ...more }, ...others] };
}

/** What became of a title of the first player. */
function fate(title: string, more: Partial<SeenPlayer>) {
  const view = seen(more);
  const content = glory.game.content as Content;
  return fateOf(lookAtSeen(view, content), need(view.players[0], 'a player'), 0, title);
}

describe('a title', () => {
  it('is earned where it was claimed', () => {
    expect(fate('rich', { coins: 6, claimed: ['rich'] })).toBe('earned');
  });

  it('is not earned where what it needs counted for another', () => {
    expect(fate('rich', { coins: 8, strength: 3, claimed: ['fortunate'] })).toBe('counted');
    expect(fate('rich', { coins: 9, strength: 3, claimed: ['fortunate'] })).toBe('unclaimed');
  });

  it('is not earned where something lacks, or where its duel was not won', () => {
    expect(fate('rich', { coins: 5 })).toBe('lacking');
    expect(fate('brave', {})).toBe('lacking');
  });
});

describe('those who have earned a title', () => {
  it('are all who claimed it', () => {
    const view = seen({ claimed: ['rich'] });
    expect(earnersOf(view, 'rich', true)).toEqual([0]);
    expect(earnersOf(view, 'brave', true)).toEqual([]);
  });

  it('are at the end Otto too, if he is a rival', () => {
    const view = seen({}, 1);
    const rivals = { ...view, otto: { ...view.otto, openTitles: ['brave'] } };
    expect(earnedBy(rivals, OTTO, false)).toEqual([]);
    expect(earnedBy(rivals, OTTO, true)).toEqual([...view.publicTitles, 'brave']);
    const alone = { ...rivals, otto: { ...rivals.otto, rivals: false } };
    expect(earnedBy(alone, OTTO, true)).toEqual([]);
  });
});

it('titles are held whether they are hidden or open', () => {
  const titles = { count: 2, known: [] };
  expect(heldOf({ titles, openTitles: ['rich'] })).toEqual({ all: 3, hidden: 2 });
  expect(heldOf({ titles: { count: 0, known: [] }, openTitles: ['rich'] })).toEqual({
    all: 1,
    hidden: 0,
  });
});
