import { expect, it } from 'vitest';
import { HERE } from '../storage/saved.js';
import { companyOf } from './house.js';
import { bearing, localSitters } from './sitters.js';

const table = { id: 'a table', language: 'fr', ownArms: 'Gules' } as const;

it('lets the owner of the browser bear their own arms, and others at the screen none', () => {
  const players = [
    { name: 'Eleanor', who: 'greedy' },
    { name: 'Ann', who: HERE },
    { name: 'Bob', who: HERE },
  ];
  expect(localSitters(players, table)).toEqual([
    { name: 'Aliénor', who: { bot: 'greedy' }, arms: 'Vert, a castle argent, a chief or' },
    { name: 'Ann', who: 'here', arms: 'Gules' },
    { name: 'Bob', who: 'here' },
  ]);
});

it('names those of the house, and those without a name, in the language of the reader', () => {
  const players = [
    { name: 'Player 1', who: HERE },
    { name: 'Элеонора', who: 'strong' },
    { name: 'My own bot', who: 'strong' },
  ];
  expect(localSitters(players, table).map(({ name }) => name)).toEqual([
    'Joueur 1',
    'Aliénor',
    'My own bot',
  ]);
});

it('gives bots of older games, which had numbers, names of the house', () => {
  const players = [
    { name: 'Ann', who: HERE },
    { name: 'Bot 1', who: 'greedy' },
    { name: 'Robot 2', who: 'greedy' },
  ];
  const [one, two] = companyOf('a table', 2);
  expect(localSitters(players, table).slice(1)).toEqual([
    { name: one?.name.fr, who: { bot: 'greedy' }, arms: one?.arms },
    { name: two?.name.fr, who: { bot: 'greedy' }, arms: two?.arms },
  ]);
});

it('marks the later of two who bear the same, and drops what cannot be drawn', () => {
  const bearer = (name: string, arms: string | null) => ({ name, who: 'away', arms }) as const;
  const all = [
    bearer('Ann', 'Gules'),
    bearer('Bob', null),
    bearer('Cleo', 'gules'),
    bearer('Dan', 'what?'),
  ];
  expect(bearing(all)).toEqual([
    { name: 'Ann', who: 'away', arms: 'Gules' },
    { name: 'Bob', who: 'away' },
    { name: 'Cleo', who: 'away', arms: 'gules, a label argent' },
    { name: 'Dan', who: 'away' },
  ]);
});
