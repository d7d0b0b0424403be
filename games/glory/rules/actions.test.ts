import { asked, offered, play, refused, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { give, stateOf } from '../testing/seated.js';
import { acting, until } from '../testing/acting.js';
import { SPACES, type Content } from '../content/types.js';

const ALWAYS = ['place patrol', 'place warmup'];

/** Circles with one or two, three and four players. */
const CIRCLES = {
  training: { source: 'pack', circles: [2, 2, 3] },
  prayer: { source: 'pack', circles: [1, 2, 2] },
  service: { source: 'pack', circles: [2, 2, 3] },
} as const;

/** The house content with these circles. */
function withCircles(circles: Partial<Content['board']['spaces']> = CIRCLES): object {
  const spaces = { ...content.board.spaces, ...circles };
  return { ...content, board: { ...content.board, spaces } };
}

describe('the action phase', () => {
  it('[G4.2 computes] one pawn each in initiative order, and so on round the table', () => {
    const table = acting(3, { order: [2, 0, 1] });
    for (const colour of ['green', 'red', 'blue', 'green', 'red']) {
      expect(asked(table)).toEqual([`${colour}: pawn.place`]);
      play(table, `${colour}: place patrol`);
    }
  });

  it('[G4.2 forbids] a pawn out of turn', () => {
    const table = acting(2);
    expect(tried(table, 'blue: place patrol')).toMatchObject({ code: 'notAsked' });
    expect(stateOf(table).placed.spaces).toEqual([]);
  });

  it('[G4.3 computes] the phase ends with the last pawn; who has more goes on alone', () => {
    const table = acting(2, {
      given(_s, match) {
        give(match, 0, { pawns: 1 });
        give(match, 1, { pawns: 3 });
      },
    });
    play(table, 'red: place patrol', 'blue: place patrol');
    expect(asked(table)).toEqual(['blue: pawn.place']);
    play(table, 'blue: place patrol');
    expect(asked(table)).toEqual(['blue: pawn.place']);
    play(table, 'blue: place patrol');
    expect(stateOf(table).players.map(({ pawns }) => pawns)).toEqual([0, 0]);
  });

  it('[G4.2 computes] [G4.3 computes] Otto places his pawns in turn, to the last', () => {
    const table = acting(1, {
      given(s, match) {
        give(match, 0, { pawns: 2 });
        s.otto.pawns = 2;
      },
    });
    expect(stateOf(table).placed.owners).toEqual([]);
    play(table, 'red: place patrol');
    expect(stateOf(table).placed.owners).toEqual([0, -1]);
    expect(stateOf(table).otto.pawns).toBe(1);
    expect(asked(table)).toEqual(['red: pawn.place']);
    play(table, 'red: place patrol');
    expect(stateOf(table).otto.pawns).toBe(0);
    expect(stateOf(table).placed.owners).toEqual([0, -1, 0, -1]);
  });

  it('[G4.4 forbids] to keep a pawn back', () => {
    const table = acting(2);
    expect(offered(table, 'red').filter((option) => !option.startsWith('place '))).toEqual([]);
    expect(tried(table, 'red: pass')).toMatchObject({ code: 'notNow' });
    expect(stateOf(table).players[0].pawns).toBe(6);
  });

  it('[G4.5 computes] an action takes exactly one pawn', () => {
    const table = acting(2);
    play(table, 'red: place warmup');
    expect(stateOf(table).players.map(({ pawns }) => pawns)).toEqual([5, 6]);
    expect(stateOf(table).placed).toEqual({ spaces: ['warmup'], owners: [0] });
    expect(table.events('public')).toContainEqual(
      expect.objectContaining({ name: 'placed', params: { who: 0, space: 'warmup' } }),
    );
  });

  it('[G4.6 computes] the next player waits until an action is carried out', () => {
    const table = acting(2);
    play(table, 'red: place plans');
    expect(asked(table)).toEqual(['red: plans.take']);
    expect(tried(table, 'blue: place patrol')).toMatchObject({ code: 'notAsked' });
    play(table, 'red: blind romance', 'red: blind romance');
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G4.14 forbids] [G4.13 allows] with empty hands on an empty board the weak actions are left', () => {
    const table = acting(2, {
      content: withCircles(),
      event: 'harvest',
      options: { tournament: 'pas' },
      given(s, match) {
        give(match, 0, { mount: 4, armour: 4 });
        s.placed = {
          spaces: ['training', 'training', 'prayer', 'service', 'service', 'initiative'],
          owners: [1, 1, 1, 1, 1, 0],
        };
        for (const deck of ['romance', 'market', 'challenge'] as const)
          s.travelGone[deck].push(...s.decks[deck].splice(0), ...s.offers[deck].splice(0));
        for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
        s.publicTitles.push(...s.titleDeck.splice(0));
        for (const stand of s.tournament.stands) stand.shield = 1;
      },
    });
    expect(offered(table, 'red')).toEqual(ALWAYS);
    expect(tried(table, 'red: place support')).toEqual({
      code: 'blocked',
      rule: 'G4.14',
      why: 'trackEmpty',
      params: {},
    });
  });

  it('[G4.15 computes] pawns stay where they are while others come', () => {
    const table = acting(2);
    play(table, 'red: place prayer');
    play(table, 'blue: place patrol', 'red: place patrol');
    expect(stateOf(table).placed).toEqual({
      spaces: ['prayer', 'patrol', 'patrol'],
      owners: [0, 1, 0],
    });
  });
});

describe('circles', () => {
  it('[G4.8 allows] [G4.8 forbids] the last free circle, and no pawn more', () => {
    const table = acting(2, { content: withCircles() });
    play(table, 'red: place training');
    play(table, 'blue: place training');
    expect(tried(table, 'red: place training')).toEqual({
      code: 'blocked',
      rule: 'G4.8',
      why: 'circlesTaken',
      params: { space: 'training', circles: 2 },
    });
    expect(offered(table, 'red')).toContain('place service');
    expect(stateOf(table).players[0].pawns).toBe(5);
  });

  it('[G4.9 allows] both circles to one player', () => {
    const table = acting(2, { content: withCircles() });
    play(table, 'red: place training', 'blue: place patrol');
    play(table, 'red: place training');
    expect(stateOf(table).players[0].strength).toBe(6);
    expect(refused(table, 'blue: place training')).toBe('G4.8');
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('[G4.10 computes] with %i players Prayer has %i circles', (seats, circles) => {
    const table = acting(seats, {
      content: withCircles(),
      given(s) {
        s.placed = {
          spaces: Array.from({ length: circles - 1 }, () => 'prayer'),
          owners: Array.from({ length: circles - 1 }, () => 0),
        };
      },
    });
    play(table, 'red: place prayer');
    until(table, 'red');
    expect(tried(table, 'red: place prayer')).toMatchObject({
      rule: 'G4.8',
      params: { circles },
    });
  });

  it('[G4.10 computes] a circle for four players is locked with three', () => {
    const taken = (seats: number) =>
      acting(seats, {
        content: withCircles(),
        given: (s) => (s.placed = { spaces: ['service', 'service'], owners: [0, 0] }),
      });
    expect(refused(taken(3), 'red: place service')).toBe('G4.8');
    expect(tried(taken(4), 'red: place service')).toBeUndefined();
  });

  it('[G4.10 forbids] an action of which every circle is locked', () => {
    const table = acting(2, {
      content: withCircles({ prayer: { source: 'pack', circles: [0, 1, 1] } }),
    });
    expect(tried(table, 'red: place prayer')).toEqual({
      code: 'blocked',
      rule: 'G4.10',
      why: 'circlesLocked',
      params: { space: 'prayer' },
    });
  });

  it('[G4.11 computes] a pawn goes to the first free circle', () => {
    const table = acting(3, { content: withCircles() });
    play(table, 'red: place prayer');
    play(table, 'blue: place prayer');
    expect(stateOf(table).placed).toEqual({ spaces: ['prayer', 'prayer'], owners: [0, 1] });
  });

  it('[G4.12 allows] any number of pawns in a free zone', () => {
    const table = acting(2, {
      given(s) {
        s.placed = {
          spaces: Array.from({ length: 9 }, () => 'warmup'),
          owners: Array.from({ length: 9 }, () => 0),
        };
      },
    });
    play(table, 'red: place warmup');
    play(table, 'blue: place warmup');
    expect(stateOf(table).placed.spaces).toHaveLength(11);
  });

  it('[G4.13 computes] which actions have circles', () => {
    const zones = SPACES.filter((space) => content.board.spaces[space].circles === 'free');
    expect(zones).toEqual(['initiative', 'plans', 'patrol', 'warmup', 'support']);
  });
});

describe('what the simple actions give', () => {
  it.each([
    ['training', 'G5.1', { strength: 3 }],
    ['prayer', 'G5.2', { faith: 3 }],
    ['service', 'G5.3', { coins: 3 }],
    ['initiative', 'G5.5', { coins: 1 }],
    ['patrol', 'G5.14', { coins: 2 }],
    ['warmup', 'G5.15', { strength: 2 }],
  ])('%s', (space, rule, gained) => {
    const table = acting(2);
    play(table, `red: place ${space}`);
    const nothing = { coins: 0, strength: 0, faith: 0, glory: 10 };
    expect(stateOf(table).players[0]).toMatchObject({ ...nothing, ...gained });
    expect(stateOf(table).players[1]).toMatchObject(nothing);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G5.1 computes] [G5.2 computes] [G5.3 computes] [G5.14 computes] [G5.15 computes] one after the other', () => {
    const table = acting(2);
    for (const space of ['training', 'prayer', 'service', 'patrol', 'warmup']) {
      play(table, `red: place ${space}`);
      until(table, 'red');
    }
    expect(stateOf(table).players[0]).toMatchObject({ strength: 5, faith: 3, coins: 5 });
  });
});

describe('initiative', () => {
  it('[G5.4 computes] [G5.5 computes] pawns stand below the track in the order in which they come, for a coin each', () => {
    const table = acting(3, { order: [1, 0, 2] });
    play(table, 'blue: place patrol', 'red: place initiative');
    play(table, 'green: place initiative', 'blue: place initiative');
    const { placed, players } = stateOf(table);
    expect(placed.owners.filter((_, i) => placed.spaces[i] === 'initiative')).toEqual([0, 2, 1]);
    expect(players.map(({ coins }) => coins)).toEqual([1, 3, 1]);
  });

  it('[G5.6 forbids] a second time in a round, to this player alone', () => {
    const table = acting(2);
    play(table, 'red: place initiative');
    expect(offered(table, 'blue')).toContain('place initiative');
    play(table, 'blue: place patrol');
    expect(tried(table, 'red: place initiative')).toEqual({
      code: 'blocked',
      rule: 'G5.6',
      why: 'initiativeTaken',
      params: {},
    });
    expect(stateOf(table).players[0].coins).toBe(1);
  });

  it('[G5.7 computes] the order of the turns stays', () => {
    const table = acting(2);
    play(table, 'red: place patrol', 'blue: place initiative');
    expect(stateOf(table).order).toEqual([0, 1]);
    expect(asked(table)).toEqual(['red: pawn.place']);
  });
});

describe('the herald', () => {
  const pas = (seats: number, given: Parameters<typeof acting>[1] = {}) =>
    acting(seats, { options: { tournament: 'pas' }, ...given });
  const knightsIn = (table: ReturnType<typeof acting>, city: string) =>
    stateOf(table).tournament.stands.filter((stand) => stand.city === city);

  it('[G5.22 computes] a shield beside a knight without one, at once', () => {
    const table = pas(2);
    const [first] = knightsIn(table, 'paris');
    play(table, 'red: place space:herald');
    play(table, `red: challenge ${first?.knight}`);
    expect(knightsIn(table, 'paris')[0]?.shield).toBe(0);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G5.22 forbids] a knight who has a shield, or to go away without', () => {
    const table = pas(2, {
      given: (s) => {
        const [first] = s.tournament.stands;
        if (first !== undefined) first.shield = 1;
      },
    });
    const taken = stateOf(table).tournament.stands[0]?.knight;
    play(table, 'red: place space:herald');
    expect(tried(table, `red: challenge ${taken}`)).toMatchObject({ code: 'blocked' });
    expect(offered(table, 'red').every((option) => option.startsWith('challenge '))).toBe(true);
    expect(offered(table, 'red')).toHaveLength(4);
  });

  it('[G5.23 forbids] a second shield in a city', () => {
    const table = pas(4);
    const [one, two] = knightsIn(table, 'florence');
    play(table, 'red: place space:herald', `red: challenge ${one?.knight}`);
    until(table, 'red');
    play(table, 'red: place space:herald');
    expect(tried(table, `red: challenge ${two?.knight}`)).toMatchObject({
      code: 'blocked',
      rule: 'G5.23',
      params: { city: 'florence' },
    });
  });

  it('[G5.24 allows] the Herald twice, in two cities', () => {
    const table = pas(4);
    const [one] = knightsIn(table, 'florence');
    const [two] = knightsIn(table, 'munich');
    play(table, 'red: place space:herald', `red: challenge ${one?.knight}`);
    until(table, 'red');
    play(table, 'red: place space:herald', `red: challenge ${two?.knight}`);
    const shields = stateOf(table).tournament.stands.filter(({ shield }) => shield === 0);
    expect(shields.map(({ city }) => city)).toEqual(['florence', 'munich']);
  });

  it('[G5.27 forbids] the Herald to whom no knight is left; one in another city is enough', () => {
    const shields = (free: string) =>
      pas(2, {
        given(s) {
          for (const stand of s.tournament.stands) if (stand.city !== free) stand.shield = 1;
          const own = s.tournament.stands.find(({ city }) => city === 'florence');
          if (own !== undefined) own.shield = 0;
        },
      });
    expect(tried(shields('florence'), 'red: place space:herald')).toEqual({
      code: 'blocked',
      rule: 'G5.27',
      why: 'nobodyToChallenge',
      params: {},
    });
    expect(offered(shields('munich'), 'red')).toContain('place space:herald');
  });

  it('[G5.25 computes] [G5.26 forbids] in a joust a free slot at once, and not again; others may', () => {
    const table = acting(4, { options: { tournament: 'joust' } });
    const slot = stateOf(table).tournament.bracket.indexOf('') + 1;
    play(table, 'red: place space:herald', `red: enter ${slot}`);
    expect(stateOf(table).tournament.bracket[slot - 1]).toBe('seat0');
    expect(offered(table, 'blue')).toContain('place space:herald');
    until(table, 'red');
    expect(tried(table, 'red: place space:herald')).toMatchObject({
      code: 'blocked',
      rule: 'G5.26',
    });
  });
});
