import { happened, named, offered, play, refused } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { hands, health, inCombat, pileOf, staged, stateOf } from '../../testing/staged.js';

it('[A7.1 computes] [A7.2 computes] Mists throws out the lowest of the cards before it', () => {
  const table = hands(
    'swords-9 swords-1',
    'swords-4 swords-2',
    'mists swords-3',
    'swords-5 swords-6',
  );
  play(table, 'red: play swords-9', 'blue: play swords-4', 'green: play mists');
  expect(inCombat(table)).toBe('0:swords-9=9 2:mists=16');
  play(table, 'white: play swords-5');
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
  play(
    table,
    'red: play swords-4',
    'blue: play alchemy-4',
    'green: play swords-9',
    'white: play mists',
  );
  expect(named(table, stateOf(table).discard)).toBe('alchemy-4 swords-4');
  expect(health(table)).toEqual([395, 395, 400, 400]);
});

it('[A7.4 computes] [A7.5 computes] Mists after Mists throws out the earlier one alone', () => {
  const table = hands('swords-4 arrows-1', 'mists arrows-2', 'swords-9 swords-3', 'mists arrows-3');
  play(
    table,
    'red: play swords-4',
    'blue: play mists',
    'green: play swords-9',
    'white: play mists',
  );
  // A card lies between the two: the second one strikes the lowest.
  expect(named(table, stateOf(table).discard)).toBe('swords-4 swords-9');
  const next = hands('swords-4 arrows-1', 'mists arrows-2', 'arrows-9 arrows-3', 'mists arrows-4');
  play(
    next,
    'red: play swords-4',
    'blue: play mists',
    'green: shame arrows-9',
    'white: play mists',
  );
  expect(named(next, stateOf(next).discard)).toBe('arrows-9 mists swords-4');
  expect(pileOf(next, 3)).toBe('mists');
  expect(health(next)).toEqual([395, 395, 395, 400]);
});

it('[A7.4 computes] Mists after Mists spares a lower card that lies further back', () => {
  const table = hands('swords-4 arrows-1', 'swords-9 arrows-2', 'mists arrows-3', 'mists arrows-4');
  play(
    table,
    'red: play swords-4',
    'blue: play swords-9',
    'green: play mists',
    'white: play mists',
  );
  expect(named(table, stateOf(table).discard)).toBe('mists swords-4');
  expect(pileOf(table, 1)).toBe('mists swords-9');
});

it('[A7.4 computes] [A14.14 forbids] that Mists after Mists counts as a feint with Bors on the way', () => {
  const table = staged([
    { hand: 'swords-4 arrows-1' },
    { hero: 'bors', health: 200, hand: 'mists arrows-2' },
    { health: 200, hand: 'mists arrows-3' },
  ]);
  play(table, 'red: play swords-4', 'blue: play mists', 'green: play mists');
  expect(health(table)).toEqual([395, 195, 200]);
  expect(happened(table)).not.toContain('feint');
});

it('[A8.1 computes] Mists feints with one that lies further back, once the lowest is gone', () => {
  const table = hands('mists arrows-1', 'swords-9 arrows-2', 'mists arrows-3');
  play(table, 'red: play mists', 'red: suit swords', 'blue: play swords-9', 'green: play mists');
  expect(named(table, stateOf(table).discard)).toBe('swords-9');
  expect(happened(table)).toContain('feint');
});

it('[A6.13 allows] that Mists dishonours somebody who holds alchemy', () => {
  const table = hands('swords-4 alchemy-1', 'mists arrows-2', 'swords-9 arrows-3');
  play(table, 'red: play swords-4', 'blue: play mists');
  expect(health(table)).toEqual([395, 400, 400]);
});

it('[A7.6 computes] Mists that is led discards nothing', () => {
  const table = hands('mists swords-1', 'swords-4 swords-2', 'swords-9 swords-3');
  play(table, 'red: play mists', 'red: suit swords');
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
  play(table, 'red: play morgan', 'red: suit swords', 'blue: play swords-4', 'green: play mists');
  expect(named(table, stateOf(table).discard)).toBe('morgan');
  play(table, 'white: play swords-9');
  expect(pileOf(table, 1)).toBe('mists swords-4 swords-9');
});

it('[A7.8 computes] with one Morgan or two the highest card loses', () => {
  const one = hands('swords-14 swords-1', 'morgan swords-2', 'swords-9 swords-3');
  play(one, 'red: play swords-14', 'blue: play morgan', 'green: play swords-9');
  expect(pileOf(one, 0)).toBe('morgan swords-14 swords-9');
  const two = hands('swords-14 swords-1', 'morgan swords-2', 'morgan swords-3');
  play(two, 'red: play swords-14', 'blue: play morgan', 'green: play morgan');
  expect(pileOf(two, 0)).toBe('morgan morgan swords-14');
});

it('[A7.9 computes] without her the lowest loses again', () => {
  const table = hands('morgan swords-1', 'mists swords-2', 'swords-9 swords-3');
  play(table, 'red: play morgan', 'red: suit swords', 'blue: play mists', 'green: play swords-9');
  expect(pileOf(table, 2)).toBe('mists swords-9');
});

it('[A7.10 computes] Morgan works while she feints', () => {
  const table = hands(
    'swords-3 swords-1',
    'morgan arrows-2',
    'morgan swords-5',
    'swords-9 swords-2',
  );
  play(
    table,
    'red: play swords-3',
    'blue: play morgan',
    'green: play morgan',
    'white: play swords-9',
  );
  expect(stateOf(table).combat.loser).toBe(3);
});

it('[A7.11 computes] who plays an Apprentice names its value, and a leader the suit as well', () => {
  const table = hands('swords-9 swords-1', 'apprentice swords-2', 'swords-3 swords-4');
  play(table, 'red: play swords-9', 'blue: play apprentice');
  expect(offered(table, 'blue')).toHaveLength(15);
  expect(refused(table, 'blue: value 16')).toBe('A7.11');
  expect(refused(table, 'blue: value 0')).toBe('A7.11');
  play(table, 'blue: value 15');
  expect(inCombat(table)).toBe('0:swords-9=9 1:apprentice=15');
  const led = hands('apprentice swords-1', 'arrows-2 swords-2', 'swords-3 swords-4');
  play(led, 'red: play apprentice', 'red: suit arrows', 'red: value 1');
  expect(stateOf(led).combat.lead).toBe('arrows');
  expect(offered(led, 'blue')).toEqual(['play arrows-2']);
});

it('[A7.12 computes] so does who plays Merlin', () => {
  const table = hands('swords-9 swords-1', 'merlin-weapon swords-2', 'swords-3 swords-4');
  play(table, 'red: play swords-9', 'blue: play merlin-weapon', 'blue: value 9');
  expect(inCombat(table)).toBe('0:swords-9=9 1:merlin-weapon=9');
  const led = hands('merlin-weapon swords-1', 'arrows-2 swords-2', 'swords-3 swords-4');
  play(led, 'red: play merlin-weapon', 'red: suit sorcery', 'red: value 12');
  expect(stateOf(led).combat.lead).toBe('sorcery');
});

it('[A7.2 forbids] Mists to strike itself', () => {
  const table = staged([
    { hand: 'swords-9 swords-1' },
    { hand: 'mists swords-2' },
    { hand: 'swords-3 swords-4' },
  ]);
  play(table, 'red: play swords-9', 'blue: play mists');
  expect(inCombat(table)).toBe('1:mists=16');
});
