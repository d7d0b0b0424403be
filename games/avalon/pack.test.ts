import { need, newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { checkPack, contentIssues, packTemplate } from '@destrier/engine/pack';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Content } from './content/types.js';
import { game } from './game.js';
import { pack } from './pack.js';
import { dusk } from './rules/dusk.js';
import { health, staged } from './testing/staged.js';

const check = (changes: object) =>
  checkPack('avalon', content, pack, { pack: 'mine', game: 'avalon', content: changes });

const against = (changes: object): string[] =>
  check(changes).impossible.map(({ path, reason }) => `${path.join('.')}: ${reason}`);

it('the content of the game keeps its own schema', () => {
  expect(contentIssues(pack, content)).toEqual([]);
});

it('[A1.15 computes] a pack replaces what it names and says where that comes from', () => {
  const { content: mine, impossible } = check({ legends: { lion: { threshold: 120 } } });
  expect(impossible).toEqual([]);
  expect(mine).toMatchObject({ legends: { lion: { source: 'pack', threshold: 120, amount: 2 } } });
});

it('[A1.15 computes] the game is played with the figures of the pack', () => {
  const { content: mine } = check({ specials: { mists: { wounds: 40 } } });
  const table = staged([{ pile: 'mists' }, {}, {}], { begin: dusk, content: mine as Content });
  expect(health(table)).toEqual([360, 400, 400]);
});

it('refuses what the rules cannot play', () => {
  expect(against({ heroes: { bors: { effect: 'heal' } } })).toHaveLength(1);
  expect(against({ heroes: { bors: { legend: 'nobody' } } }).join()).toContain('no legend nobody');
  expect(against({ godsends: { spy: { effect: 'mirror' } } }).join()).toContain('another card');
});

it('the template names everything that is of our design', () => {
  const template = packTemplate('avalon', content, pack);
  for (const id of ['arthur', 'elf-knight', 'dragons-breath', 'broceliande'])
    expect(JSON.stringify(template)).toContain(id);
});

it('games with other figures are played to their end', () => {
  const { content: mine } = check({
    figures: { hand: 8, pass: 2, dishonour: 20 },
    heroes: { arthur: { times: 3 } },
  });
  for (const seats of [3, 6, 8]) {
    const match = newMatch(prepare(game, seats, {}, need(mine, 'content')), tableKey('pack'));
    run(match);
    playOut(match, streamFrom('pack'), true);
    expect(match.over).toBe(true);
  }
});
