import { expect, it } from 'vitest';
import { HERE } from '../storage/saved.js';
import { companyOf } from './house.js';
import { bearing, localSitters, type Comer } from './sitters.js';

const table = { id: 'a table', language: 'fr', ownArms: 'Gules' } as const;

it('lets the owner of the browser bear their own arms, others at the screen those of their seat; the house gives way', () => {
  const players = [
    { name: 'Eleanor', who: 'greedy' },
    { name: 'Ann', who: HERE },
    { name: 'Bob', who: HERE },
  ];
  expect(localSitters(players, table)).toEqual([
    { name: 'Aliénor', who: { bot: 'greedy' }, arms: 'Azure, a castle argent, a chief or' },
    { name: 'Ann', who: 'here', arms: 'Gules' },
    { name: 'Bob', who: 'here', arms: 'Vert, on a pale argent three roses gules' },
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
  const names = companyOf('a table', 2).map(({ name }) => name.fr);
  expect(localSitters(players, table).map(({ name }) => name)).toEqual(['Ann', ...names]);
});

it('puts the later of two of one colour into another, and drops what cannot be drawn', () => {
  const comer = (seat: number, name: string, arms: string | null) =>
    ({ seat, name, who: 'away', arms, isOfHouse: false }) as const;
  const all = [
    comer(0, 'Ann', 'Azure'),
    comer(1, 'Bob', null),
    comer(2, 'Cleo', 'azure, a sun or'),
    comer(3, 'Dan', 'what?'),
  ];
  expect(bearing(all).map(({ arms }) => arms)).toEqual([
    'Azure',
    'Sable, on a pile or a key sable',
    'vert, a sun or',
    'Or, a saltire sable between four roundels sable',
  ]);
});

it('knows somebody for whom a bot stands in by the same colour', () => {
  const comer = (who: Comer['who']): Comer => ({
    seat: 0,
    name: 'Ann',
    who,
    arms: 'Gules',
    isOfHouse: false,
  });
  const rival: Comer = {
    seat: 1,
    name: 'Maud',
    who: { bot: 'strong' },
    arms: 'Gules',
    isOfHouse: true,
  };
  const armsOf = (who: Comer['who']) => bearing([comer(who), rival]).map(({ arms }) => arms);
  expect(armsOf({ bot: 'strong' })).toEqual(armsOf('away'));
  expect(armsOf('away')).toEqual(['Gules', 'Tenne']);
});
