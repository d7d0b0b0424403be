import { expect, it } from 'vitest';
import { HERE } from '../storage/saved.js';
import { movedPlayers, usualPlayers, type Naming } from './players.js';

const naming: Naming = { player: (n) => `Player ${n}`, bot: (n) => `Bot ${n}`, own: 'Ann' };
const who = (players: ReturnType<typeof usualPlayers>): readonly string[] =>
  players.map((player) => player.who);

it('puts bots beside somebody at this screen, and leaves seats free at a server', () => {
  expect(usualPlayers(3, false, naming)).toEqual([
    { name: 'Ann', who: HERE },
    { name: 'Bot 1', who: 'greedy' },
    { name: 'Bot 2', who: 'greedy' },
  ]);
  expect(who(usualPlayers(3, true, naming))).toEqual([HERE, HERE, HERE]);
  expect(usualPlayers(1, false, { ...naming, own: null })).toEqual([
    { name: 'Player 1', who: HERE },
  ]);
});

it('frees seats when the table moves to a server, and fills them again when it comes back', () => {
  const here = usualPlayers(3, false, naming);
  const there = movedPlayers(here, true, naming);
  expect(who(there)).toEqual([HERE, HERE, HERE]);
  expect(movedPlayers(there, false, naming)).toEqual(here);
});

it('leaves alone what somebody has chosen', () => {
  const here = usualPlayers(3, false, naming).with(1, { name: 'Bot 1', who: 'master' });
  expect(who(movedPlayers(here, true, naming))).toEqual([HERE, 'master', HERE]);
  const named = usualPlayers(2, false, naming).with(1, { name: 'Merlin', who: 'greedy' });
  expect(movedPlayers(named, true, naming)).toEqual(named);
});
