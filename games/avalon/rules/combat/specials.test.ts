import { expect, it } from 'vitest';
import {
  hands,
  health,
  inCombat,
  named,
  offered,
  pileOf,
  play,
  refused,
  staged,
  stateOf,
} from '../../testing/staged.js';

it('[A7.1 computes] [A7.2 computes] Mists throws out the lowest of the cards before it', () => {
  const table = hands(
    'swords-9 swords-1',
    'swords-4 swords-2',
    'mists swords-3',
    'swords-5 swords-6',
  );
  play(table, '0 play swords-9', '1 play swords-4', '2 play mists');
  expect(inCombat(table)).toBe('0:swords-9=9 2:mists=16');
  play(table, '3 play swords-5');
  expect(pileOf(table, 3)).toBe('mists swords-5 swords-9');
  expect(health(table)).toEqual([400, 395, 400, 400]);
});

it('[A7.3 computes] all cards of the lowest value go, although they feint', () => {
  const table = hands(
    'swords-4 swords-1',
    'alchemy-4 swords-2',
    'swords-9 swords-3',
    'mists arrows-1',
  );
  play(table, '0 play swords-4', '1 play alchemy-4', '2 play swords-9', '3 play mists');
  expect(named(table, stateOf(table).discard)).toBe('alchemy-4 swords-4');
  expect(health(table)).toEqual([395, 395, 400, 400]);
});

it('[A7.4 computes] [A7.5 computes] Mists after Mists throws out the earlier one alone', () => {
  const table = hands('swords-4 arrows-1', 'mists arrows-2', 'swords-9 swords-3', 'mists arrows-3');
  play(table, '0 play swords-4', '1 play mists', '2 play swords-9', '3 play mists');
  // A card lies between the two: the second one strikes the lowest.
  expect(named(table, stateOf(table).discard)).toBe('swords-4 swords-9');
  const next = hands('swords-4 arrows-1', 'mists arrows-2', 'arrows-9 arrows-3', 'mists arrows-4');
  play(next, '0 play swords-4', '1 play mists', '2 shame arrows-9', '3 play mists');
  expect(named(next, stateOf(next).discard)).toBe('arrows-9 mists swords-4');
  expect(pileOf(next, 3)).toBe('mists');
  expect(health(next)).toEqual([395, 395, 395, 400]);
});

it('[A7.6 computes] Mists that is led discards nothing', () => {
  const table = hands('mists swords-1', 'swords-4 swords-2', 'swords-9 swords-3');
  play(table, '0 play mists', '0 suit swords');
  expect(inCombat(table)).toBe('0:mists=16');
  expect(health(table)).toEqual([400, 400, 400]);
});

it('[A7.7 computes] Mists strikes the lowest also beside Morgan, and Morgan herself', () => {
  const table = hands(
    'morgan swords-1',
    'swords-4 swords-2',
    'mists swords-3',
    'swords-9 arrows-1',
  );
  play(table, '0 play morgan', '0 suit swords', '1 play swords-4', '2 play mists');
  expect(named(table, stateOf(table).discard)).toBe('morgan');
  play(table, '3 play swords-9');
  expect(pileOf(table, 1)).toBe('mists swords-4 swords-9');
});

it('[A7.8 computes] with one Morgan or two the highest card loses', () => {
  const one = hands('swords-14 swords-1', 'morgan swords-2', 'swords-9 swords-3');
  play(one, '0 play swords-14', '1 play morgan', '2 play swords-9');
  expect(pileOf(one, 0)).toBe('morgan swords-14 swords-9');
  const two = hands('swords-14 swords-1', 'morgan swords-2', 'morgan swords-3');
  play(two, '0 play swords-14', '1 play morgan', '2 play morgan');
  expect(pileOf(two, 0)).toBe('morgan morgan swords-14');
});

it('[A7.9 computes] without her the lowest loses again', () => {
  const table = hands('morgan swords-1', 'mists swords-2', 'swords-9 swords-3');
  play(table, '0 play morgan', '0 suit swords', '1 play mists', '2 play swords-9');
  expect(pileOf(table, 2)).toBe('mists swords-9');
});

it('[A7.10 computes] Morgan works while she feints', () => {
  const table = hands(
    'swords-3 swords-1',
    'morgan arrows-2',
    'morgan swords-5',
    'swords-9 swords-2',
  );
  play(table, '0 play swords-3', '1 play morgan', '2 play morgan', '3 play swords-9');
  expect(stateOf(table).combat.loser).toBe(3);
});

it('[A7.11 computes] who plays an Apprentice names its value, and a leader the suit as well', () => {
  const table = hands('swords-9 swords-1', 'apprentice swords-2', 'swords-3 swords-4');
  play(table, '0 play swords-9', '1 play apprentice');
  expect(offered(table, 1)).toHaveLength(15);
  expect(refused(table, '1 value 16')).toBe('none');
  expect(refused(table, '1 value 0')).toBe('none');
  play(table, '1 value 15');
  expect(inCombat(table)).toBe('0:swords-9=9 1:apprentice=15');
  const led = hands('apprentice swords-1', 'arrows-2 swords-2', 'swords-3 swords-4');
  play(led, '0 play apprentice', '0 suit arrows', '0 value 1');
  expect(stateOf(led).combat.lead).toBe('arrows');
  expect(offered(led, 1)).toEqual(['play arrows-2']);
});

it('[A7.12 computes] so does who plays Merlin', () => {
  const table = hands('swords-9 swords-1', 'merlin-weapon swords-2', 'swords-3 swords-4');
  play(table, '0 play swords-9', '1 play merlin-weapon', '1 value 9');
  expect(inCombat(table)).toBe('0:swords-9=9 1:merlin-weapon=9');
  const led = hands('merlin-weapon swords-1', 'arrows-2 swords-2', 'swords-3 swords-4');
  play(led, '0 play merlin-weapon', '0 suit sorcery', '0 value 12');
  expect(stateOf(led).combat.lead).toBe('sorcery');
});

it('[A7.2 forbids] Mists to strike itself', () => {
  const table = staged([
    { hand: 'swords-9 swords-1' },
    { hand: 'mists swords-2' },
    { hand: 'swords-3 swords-4' },
  ]);
  play(table, '0 play swords-9', '1 play mists');
  expect(inCombat(table)).toBe('1:mists=16');
});
