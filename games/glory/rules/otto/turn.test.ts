import { describe, expect, it } from 'vitest';
import { cardsIn, offered, play } from '@destrier/engine/testkit/check';
import {
  after,
  event,
  otto,
  pawnsOn,
  spaces,
  taken,
  training,
  withCards,
  type Actions,
  type Change,
} from '../../testing/otto-acting.js';
import { makeEvent, seated, stateOf } from '../../testing/seated.js';
import { OTTO } from '../../state.js';
import { actions } from '../actions.js';
import { upkeep } from '../upkeep.js';
import { ottoTurn } from './turn.js';

describe("Otto's cards", () => {
  it('[G17.14 computes] one card and one pawn after each pawn of the player', () => {
    const table = seated(
      1,
      withCards({ plan: [{ kind: 'service' }] }, {}, () => {}),
    );
    expect(spaces(table)).toEqual([]);
    play(table, 'red: place patrol');
    expect(stateOf(table).placed).toEqual({ spaces: ['patrol', 'service'], owners: [0, OTTO] });
    expect(otto(table).pawns).toBe(5);
    expect(cardsIn(table, otto(table).shown)).toEqual(['plan']);
    expect(table.events(0).map(({ name }) => name)).toContain('ottoCard');
  });

  it('[G17.14 computes] the first action that can be done in full, and no other', () => {
    const [one, two, three] = [
      { kind: 'initiative' },
      { kind: 'prayer' },
      { kind: 'service' },
    ] as const;
    const plan = (actions: Actions, given: Change = () => {}) =>
      spaces(
        seated(1, {
          ...withCards({ plan: actions }, {}, given),
          begin: (match) => match.call(ottoTurn, {}),
        }),
      );
    expect(plan([one, two, three])).toEqual(['initiative']);
    expect(plan([event, two, three])).toEqual(['prayer']);
    expect(plan([event, event, three])).toEqual(['service']);
  });

  it('[G17.14 computes] else the next card is turned up', () => {
    const table = seated(1, {
      ...withCards({ idle: [event], busy: [event, event, training] }, {}, () => {}),
      random: { otto: ['idle', 'busy'] },
      begin: (match) => match.call(ottoTurn, {}),
    });
    expect(cardsIn(table, otto(table).shown)).toEqual(['idle', 'busy']);
    expect(spaces(table)).toEqual(['training']);
  });

  it('[G17.15 computes] when no card can do anything the pawn is put away', () => {
    const table = seated(
      1,
      withCards({ idle: [event], lazy: [event] }, {}, () => {}),
    );
    play(table, 'red: place patrol');
    expect(spaces(table)).toEqual(['patrol']);
    expect(otto(table).pawns).toBe(5);
    const told = table.events(0).map(({ name }) => name);
    expect(told).not.toContain('ottoCard');
    expect(told.filter((name) => name === 'ottoStuck')).toHaveLength(1);
  });

  it('[G17.15 forbids] to give up while a card, turned up already or not, can do something', () => {
    const cards = { one: [event], two: [event], three: [{ kind: 'service' }] } as const;
    const turned = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
      const table = seated(1, {
        seed,
        ...withCards(cards, {}, (s, match) => {
          s.placed = { spaces: ['plans'], owners: [OTTO] };
          const at = s.otto.deck.findIndex((card) => match.name(card) === 'three');
          s.otto.shown.push(...s.otto.deck.splice(at, 1));
        }),
      });
      play(table, 'red: place patrol');
      expect(spaces(table)).toEqual(['plans', 'patrol', 'service']);
      return table.events(0).filter(({ name }) => name === 'ottoCard').length;
    });
    // The two others first, then as many as the new shuffle lays before it.
    expect(Math.min(...turned)).toBe(3);
    expect(Math.max(...turned)).toBeGreaterThan(3);
  });

  it('[G17.13 computes] all cards are shuffled before his first pawn of a phase', () => {
    const shown = (given: Change) => {
      const table = seated(1, {
        options: { tournament: 'joust' },
        given(s, match) {
          s.otto.shown.push(...s.otto.deck.splice(0, 8));
          given(s, match);
        },
        random: { otto: ['diligence'] },
        begin: (match) => match.call(ottoTurn, {}),
      });
      return cardsIn(table, otto(table).shown);
    };
    expect(shown(() => {})).toEqual(['diligence']);
    expect(
      shown((s) => {
        s.placed = { spaces: ['patrol'], owners: [0] };
      }),
    ).toEqual(['diligence']);
    expect(
      shown((s) => {
        s.placed = { spaces: ['service'], owners: [OTTO] };
      }),
    ).toHaveLength(9);
  });

  it('[G17.13 computes] and whenever the deck has run out', () => {
    const table = seated(
      1,
      withCards({ plan: [training] }, {}, () => {}),
    );
    play(table, 'red: place patrol', 'red: place patrol');
    expect(spaces(table)).toEqual(['patrol', 'training', 'patrol', 'training']);
    expect([otto(table).deck.length, otto(table).shown.length]).toEqual([0, 1]);
  });

  it.each([
    ['to-arms', 5],
    ['harvest', 6],
    ['war', 6],
  ])('[G17.16 computes] his pawns under %s: %d, and nothing else happens to him', (id, pawns) => {
    const table = seated(1, {
      ...withCards({ plan: [training] }, {}, (_s, match) => makeEvent(match, id)),
      begin: (match) => match.call(actions, {}),
    });
    expect(otto(table)).toMatchObject({ pawns, glory: 11 });
  });

  it('[G17.16 computes] his pawns come back in the upkeep, and [G17.42] he rests in it', () => {
    const table = seated(1, {
      ...withCards({ plan: [training] }, {}, (s) => {
        s.placed = { spaces: ['initiative', 'training'], owners: [OTTO, OTTO] };
        s.otto.pawns = 0;
      }),
      begin: (match) => match.call(upkeep, {}),
    });
    expect(otto(table)).toMatchObject({ pawns: 6, glory: 11 });
    expect(stateOf(table).order).toEqual([OTTO, 0]);
    expect(stateOf(table).placed.owners).toEqual([]);
  });

  it('[G17.16 forbids] the player a circle that Otto has taken', () => {
    const table = after({ kind: 'prayer' }, taken('prayer', 1));
    expect(spaces(table)).toEqual(pawnsOn('prayer'));
    expect(offered(table, 'red')).not.toContain('place prayer');
    expect(offered(after(training, taken('prayer', 1)), 'red')).toContain('place prayer');
    expect(offered(table, 'red')).toContain('place service');
  });
});
