import { describe, expect, it } from 'vitest';
import type { Seat } from './basics.js';
import {
  chapter,
  isNews,
  only,
  readerOf,
  scoresIn,
  type EventOf,
  type GameEvent,
} from './events.js';
import { prepare } from './game.js';
import { kind } from './kinds.js';
import { newMatch } from './match.js';
import type { Play } from './rules.js';
import { tableKey } from './seed.js';
import { smallGame, type Nothing } from './testgames/small-game.js';

// The compiler is the test: every line marked as an error must be one, or `tsc -b` fails on an unused mark.

const { flag, list, maybe, number, numbered, seat, someone, word } = kind;

const events = {
  round: chapter({ round: number }),
  gained: { seat, what: word('token', ['coins', 'faith']), amount: number },
  drew: { seat, card: only('seat', word('card')) },
  moved: { seat, from: numbered('space'), to: numbered('space') },
  placed: { who: someone('otto'), space: word('space') },
  fallen: { seats: list(seat), by: maybe(word('card')) },
  over: { won: flag },
  quiet: {},
};

interface G {
  readonly state: { readonly n: number };
  readonly secrecy: { readonly n: 'all' };
  readonly content: object;
  readonly events: typeof events;
  readonly streams: never;
}

/** Never run: it is read by the compiler alone. */
export function tells(g: Play<G>, one: Seat, some: number): void {
  g.event('round', { round: 1 });
  g.event('gained', { seat: one, what: 'coins', amount: some });
  g.event('drew', { seat: one, card: 'mirror' });
  g.event('moved', { seat: one, from: 3, to: 5 });
  g.event('placed', { who: 'otto', space: 'market' });
  g.event('fallen', { seats: [one], by: null });
  g.event('over', { won: true });
  g.event('quiet', {});
  // @ts-expect-error a parameter is missing
  g.event('gained', { seat: one, what: 'coins' });
  // @ts-expect-error a parameter that only some see is missing
  g.event('drew', { seat: one });
  // @ts-expect-error a parameter is surplus
  g.event('over', { won: true, seat: one });
  // @ts-expect-error a parameter of an event that has none
  g.event('quiet', { seat: one });
  // @ts-expect-error a number is not a seat
  g.event('drew', { seat: some, card: 'mirror' });
  // @ts-expect-error a word is not a seat
  g.event('drew', { seat: 'nobody at all', card: 'mirror' });
  // @ts-expect-error a seat is no word
  g.event('drew', { seat: one, card: one });
  // @ts-expect-error a word that is not among those of its kind
  g.event('gained', { seat: one, what: 'glory', amount: 1 });
  // @ts-expect-error a list is no amount
  g.event('gained', { seat: one, what: 'coins', amount: [1, 2] });
  // @ts-expect-error somebody who is not listed
  g.event('placed', { who: 'merlin', space: 'market' });
  // @ts-expect-error what may not be null
  g.event('fallen', { seats: null, by: null });
  // @ts-expect-error one seat is no list
  g.event('fallen', { seats: one, by: null });
  // @ts-expect-error a number is no flag
  g.event('over', { won: 1 });
  // @ts-expect-error an event that is not declared
  g.event('lost', {});
}

/** A board reads events by their names. */
function inWords(event: EventOf<typeof events>): string {
  switch (event.name) {
    case 'gained': {
      const { what, amount } = event.params;
      const token: 'coins' | 'faith' = what;
      return `${token} ${amount + 1}`;
    }
    case 'drew': {
      // @ts-expect-error it may be hidden from who reads
      const card: string = event.params.card;
      return card ?? 'hidden';
    }
    case 'fallen':
      return event.params.seats.map((one: Seat) => one + 1).join(' ');
    case 'round':
      // @ts-expect-error it has no such parameter
      return String(event.params.seat ?? event.params.round);
    case 'moved':
    case 'placed':
    case 'over':
    case 'quiet':
      return event.name;
  }
}

const read = readerOf(events);

it('gives a board the events that are as declared, with what it may know', () => {
  const told: readonly GameEvent[] = [
    { seq: 0, name: 'round', params: { round: 2 } },
    { seq: 1, name: 'gained', params: { seat: 0, what: 'coins', amount: 2 } },
    { seq: 1, name: 'drew', params: { seat: 0 } },
    { seq: 2, name: 'drew', params: { seat: 0, card: 'mirror' } },
    { seq: 2, name: 'fallen', params: { seats: [1, 2], by: null } },
  ];
  expect(read(told).map(inWords)).toEqual(['2', 'coins 3', 'hidden', 'mirror', '2 3']);
});

it.each([
  ['has no declaration', { seq: 1, name: 'lost', params: { seat: 0 } }],
  ['is called like a part of every object', { seq: 1, name: 'toString', params: {} }],
  ['lacks what everybody may know', { seq: 1, name: 'gained', params: { seat: 0, amount: 1 } }],
  ['tells another kind of value', { seq: 1, name: 'over', params: { won: 'yes' } }],
])('leaves out an event that %s: it comes from another version', (_, event) => {
  const quiet = { seq: 1, name: 'quiet', params: {} };
  expect(read([event, quiet])).toEqual([quiet]);
});

it('reads an event of an older version that told more', () => {
  const event = { seq: 1, name: 'over', params: { won: true, by: 'force' } };
  expect(read([event])).toEqual([event]);
});

describe('points', () => {
  const told = (who: Seat | string): GameEvent[] => {
    const idle = smallGame(({ procedure }) => procedure<Nothing>('idle', { steps: [] }));
    const match = newMatch(prepare(idle, 2), tableKey('points'));
    const heard: GameEvent[] = [];
    match.sink = {
      event: (name, params) => heard.push({ seq: match.n, name, params }),
      draw() {},
      fired() {},
    };
    match.score(who, 'prize', -2);
    expect(match.points(0)).toBe(who === 0 ? -2 : 0);
    return heard;
  };

  it('are told with whose they are and why, by the kernel', () => {
    const params = { who: 0, cause: 'prize', points: -2 };
    expect(told(0)).toEqual([{ seq: 0, name: 'kernel.score', params }]);
    expect(scoresIn(told(0)).map((event) => event.params.points)).toEqual([-2]);
  });

  it('of a rival without a seat are told and count for no seat', () => {
    expect(scoresIn(told('otto')).map((event) => event.params.who)).toEqual(['otto']);
  });

  it('are book-keeping and no news', () => {
    expect(told(0).filter(isNews)).toEqual([]);
    expect([{ seq: 0, name: 'prize', params: {} }].filter(isNews)).toHaveLength(1);
  });
});
