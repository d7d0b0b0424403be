import { need } from '@destrier/engine';
import { type Content, type Seen, type SeenPlayer } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { Table } from '@destrier/engine';
import { expect, it } from 'vitest';
import { needsOf } from './needs.js';

const { titles } = glory.game.content as Content;

/** Somebody who has nothing but this. */
function having(more: Partial<SeenPlayer>): SeenPlayer {
  const table = Table.start(glory.game, { seats: 2, seed: 'needs' });
  const player = need((table.view('public') as Seen).players[0], 'a player');
  return { ...player, ...more };
}
const tiles = (ready: readonly string[], used: readonly string[] = []) => ({
  ready: [...ready],
  used: [...used],
});
const said = (title: string, player: SeenPlayer) =>
  needsOf(need(titles[title], title), player).map(
    ({ what, has, needed, met }) => `${what} ${has}/${needed}${met ? ' met' : ''}`,
  );

it('tiles count with either side up, each for its own name', () => {
  const player = having({ supports: tiles(['thug', 'squire'], ['thug']) });
  expect(said('feared', player)).toEqual(['weapon-master 0/2', 'thug 2/2 met']);
  expect(said('influential', player)).toEqual(['supports 3/5']);
});

it('what one must not have is met without it, and not with one', () => {
  expect(said('title:noble', having({}))).toContain('thug 0/0 met');
  expect(said('title:noble', having({ supports: tiles(['thug']) }))).toContain('thug 1/0');
});

it('levels, cards played and amounts are compared with what is asked', () => {
  expect(said('equipped', having({ mount: 4, armour: 3 }))).toEqual([
    'mount 4/4 met',
    'armour 3/4',
  ]);
  expect(said('rich', having({ coins: 6 }))).toEqual(['coins 6/6 met']);
  expect(said('rich', having({ coins: 5 }))).toEqual(['coins 5/6']);
  const played = { romance: [], market: [], challenge: ['rescue'] };
  expect(said('strong', having({ played }))).toEqual(['challenge 1/5']);
});

it('a duel for a title is no matter of counting', () => {
  expect(said('brave', having({}))).toEqual([]);
});
