import { asked, happened, named, play, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { health, playerOf, staged, stateOf } from '../testing/staged.js';
import { dusk } from './dusk.js';

const evening = (...seats: Parameters<typeof staged>[0]) => staged(seats, { begin: dusk });

it('[A11.1 computes] cards in hands and under heroes are discarded and inflict nothing', () => {
  const table = evening({ hand: 'mists swords-2', kept: 'morgan' }, {}, {});
  expect(health(table)).toEqual([400, 400, 400]);
  expect(playerOf(table, 0)).toMatchObject({ hand: [], kept: [] });
});

it('[A11.2 computes] what is given away counts where it lies then', () => {
  const table = evening({ hero: 'perceval', pile: 'arrows-1 swords-1' }, { pile: 'swords-3' }, {});
  play(table, 'red: hand arrows-1 1');
  expect(health(table)).toEqual([395, 390, 400]);
});

describe('counting', () => {
  it.each([
    ['swords-1', 5],
    ['alchemy-5', 5],
    ['swords-2', 10],
    ['swords-14', 10],
    ['arrows-15', 10],
    ['sorcery-13', 10],
    ['deception-12', 10],
    ['apprentice', 10],
    ['morgan', 25],
    ['mists', 25],
    ['merlin-weapon', 25],
  ])('[A1.8 computes] [A1.9 computes] [A11.3 computes] %s inflicts %s', (kind, wounds) => {
    expect(health(evening({ pile: kind }, {}, {}))).toEqual([400 - wounds, 400, 400]);
  });

  it('[A1.14 computes] wounds count in full, below 0', () => {
    expect(health(evening({ pile: 'mists mists', health: 10 }, {}, {}))).toEqual([-40, 400, 400]);
  });

  it('[A11.4 computes] [A13.3 computes] all piles are counted before it is seen whether the tournament ends', () => {
    const table = evening(
      { pile: 'mists', health: 20 },
      { pile: 'swords-1' },
      { pile: 'mists', health: 15 },
    );
    expect(health(table)).toEqual([-5, 395, -10]);
    expect(table.over).toBe(true);
    expect(table.result.map(({ place }) => place)).toEqual([2, 1, 3]);
  });
});

it('[A11.7 computes] [A16.7 computes] after counting the host of the Lake heals 10', () => {
  expect(health(evening({ pile: 'mists', hosts: 'lake' }, {}, {}))).toEqual([385, 400, 400]);
});

it('[A11.8 computes] too late for somebody who is at 0', () => {
  const table = evening({ pile: 'swords-1', health: 5, hosts: 'lake' }, {}, {});
  expect(health(table)).toEqual([0, 400, 400]);
});

it('[A11.9 computes] [A11.10 computes] the lowest deals next, of equals the nearest to the left', () => {
  const dealers = (dealer: 0 | 1 | 2 | 3, ...hp: number[]) =>
    stateOf(
      staged(
        hp.map((points) => ({ health: points })),
        { begin: dusk, dealer },
      ),
    ).dealer;
  expect(dealers(0, 300, 250, 260, 400)).toBe(1);
  expect(dealers(0, 300, 400, 300, 300)).toBe(2);
  expect(dealers(2, 300, 400, 300, 300)).toBe(3);
  expect(dealers(3, 300, 400, 300, 300)).toBe(0);
});

it('[A11.11 computes] all weapons but Merlin go back into the deck', () => {
  const table = evening(
    { pile: 'swords-1 merlin-weapon', hand: 'arrows-1' },
    { pile: 'mists' },
    {},
  );
  expect(stateOf(table).deck).toHaveLength(83);
  expect(named(table, stateOf(table).box)).toBe('merlin-weapon');
  expect(stateOf(table).discard).toEqual([]);
});

it('[A11.11 computes] nobody knows where anything lies in the deck, not even what lay open', () => {
  const table = evening({ pile: 'swords-1 mists' }, { pile: 'arrows-3' }, { hand: 'alchemy-2' });
  for (const viewer of [0, 1, 2, 'public'] as const)
    expect(table.view(viewer)).toMatchObject({ deck: { count: 83, known: [] } });
});

it('[A1.13 computes] healing stops at 400', () => {
  const table = evening({ pile: 'swords-1', hosts: 'lake' }, {}, {});
  expect(health(table)).toEqual([400, 400, 400]);
  expect(asked(table)).toEqual([]);
  expect(told(table, 'healed')).toMatchObject({ seat: 0, health: 5 });
});

it('[A1.13 forbids] to speak of healing where nothing is left to heal', () => {
  const table = evening({ hosts: 'lake' }, {}, {});
  expect(health(table)).toEqual([400, 400, 400]);
  expect(happened(table)).toContain('dealer');
  expect(happened(table)).not.toContain('healed');
});
