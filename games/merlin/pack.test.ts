import { need, newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { checkPack, contentIssues, packTemplate } from '@destrier/engine/pack';
import { allTold, offered, play } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Content } from './content/types.js';
import { game } from './game.js';
import { pack } from './pack.js';
import { alone } from './testing/staged.js';

const check = (changes: object) =>
  checkPack('merlin', content, pack, { pack: 'mine', game: 'merlin', content: changes });

const against = (changes: object): string[] =>
  check(changes).impossible.map(({ path, reason }) => `${path.join('.')}: ${reason}`);

/** Excalibur and the space of points for shields change places. */
const RING = { '6': { action: 'points-shield' }, '7': { action: 'excalibur' } };

it('the content of the game keeps its own schema', () => {
  expect(contentIssues(pack, content)).toEqual([]);
});

it('[M1.11 computes] a pack replaces what it names and says where that comes from', () => {
  const { content: mine, impossible } = check({ quests: { q1: { points: 2 } } });
  expect(impossible).toEqual([]);
  expect(mine).toMatchObject({ quests: { q1: { source: 'pack', points: 2 } } });
});

it('[M1.11 computes] the game is played with the ring of the pack', () => {
  const mine = check({ ring: RING }).content as Content;
  const table = alone({ knight: 5, shield: 'black' }, { content: mine });
  play(table, 'red: ride 1');
  expect(offered(table, 'red')).toContain('count shield');
});

it('[M5.2 computes] [M6.11 computes] [M14.1 computes] neighbours and the order of scoring are those of its ring', () => {
  const { content: mine, impossible } = check({
    ring: { '4': { province: 'blue' }, '8': { province: 'grey' } },
  });
  expect(impossible).toEqual([]);
  const given = { content: mine as Content };
  const table = alone({ knight: 13, servants: { mason: 'black' } }, given);
  play(table, 'red: ride 1');
  const sends = offered(table, 'red').filter((option) => option.startsWith('send '));
  expect(sends).toEqual(['send mason blue', 'send mason brown']);
  const scored = alone({ influence: 'grey blue violet' }, { ...given, begin: 'scoring', round: 6 });
  const provinces = allTold(scored, 'influence').map(({ province }) => province);
  expect(provinces).toEqual(['blue', 'grey', 'violet']);
});

it.each([
  ['beside', { '10': { action: 'trade' }, '17': { action: 'build' } }],
  ['opposite', { '17': { action: 'quests' }, '23': { action: 'trade' } }],
])('[M20.1 allows] like actions %s each other in a pack', (_, ring) => {
  expect(against({ ring })).toEqual([]);
});

it('[M1.11 forbids] what the rules cannot play', () => {
  expect(against({ ring: { '1': { action: 'build' } } }).join()).toContain('as often as');
  expect(against({ frames: { top: { materials: ['black'] } } })).not.toEqual([]);
  expect(against({ quests: { q1: { needs: ['mason-any', 'mason-any'] } } })).toHaveLength(1);
});

it('the template names everything that is of our design, and nothing else', () => {
  const template = JSON.stringify(packTemplate('merlin', content, pack));
  for (const id of ['points-flag', 'chapel', 'q55', 'bottom', 'lamorak'])
    expect(template).toContain(id);
  for (const id of ['mountain-tower', 'shield-bearer-3']) expect(template).not.toContain(id);
});

it('games with other figures are played to their end', () => {
  const { content: mine } = check({
    ring: RING,
    figures: { hand: 5, row: 4, counters: 6, apples: 5 },
    knights: { kay: { stack: 'a' }, gareth: { stack: 'b' } },
  });
  for (const seats of [2, 3, 4]) {
    const options = { favour: 'on', knights: 'dealt' };
    const match = newMatch(prepare(game, seats, options, need(mine, 'content')), tableKey('pack'));
    run(match);
    playOut(match, streamFrom('pack'), true);
    expect(match.over).toBe(true);
  }
});
