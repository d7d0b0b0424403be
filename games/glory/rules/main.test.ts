import { describe, expect, it } from 'vitest';
import { newMatch, prepare, run, SettingError, streamFrom, tableKey, walk } from '@destrier/engine';
import { asked, play } from '@destrier/engine/testkit/check';
import type { Match } from '@destrier/engine';
import { game } from '../game.js';
import { seated } from '../testing/seated.js';
import type { State } from '../state.js';
import { DECKS } from '../content/types.js';

interface Told {
  readonly name: string;
  readonly params: { readonly [param: string]: unknown };
}
type Options = { readonly [id: string]: string };

interface Whole {
  readonly match: Match;
  readonly told: readonly Told[];
}

/** A whole game of random choices, with everything that it tells; something may be looked at after every choice. */
function played(
  seats: number,
  options: Options = {},
  look: (s: State, match: Match) => void = () => {},
): Whole {
  const match = newMatch(prepare(game, seats, options), tableKey('whole'));
  const told: Told[] = [];
  match.sink = {
    event: (name, params) => void told.push({ name, params }),
    draw() {},
    fired() {},
  };
  run(match);
  const random = streamFrom('whole');
  while (!match.over) {
    walk(match, random, true);
    look(match.s, match);
  }
  return { match, told };
}

const all = (told: readonly Told[], event: string, param: string) =>
  told.filter(({ name }) => name === event).map(({ params }) => params[param]);

const PHASES = ['actions', 'travel', 'upkeep', 'registration', 'tournament'];

describe('the course of a game', () => {
  it.each([0, 5])('[G1.1 forbids] %i players', (seats) => {
    expect(() => prepare(game, seats)).toThrow(SettingError);
  });

  it.each([1, 2, 3, 4])('[G1.1 allows] %i', (seats) => {
    const { match } = played(seats);
    expect((match.s as State).players).toHaveLength(seats);
    expect((match.s as State).otto.plays).toBe(seats === 1);
  });

  it.each([1, 2, 4])(
    '[G1.2 computes] [G1.3 computes] [G1.4 computes] three rounds of five phases, last travel, titles: %i',
    (seats) => {
      const { told, match } = played(seats);
      expect(all(told, 'round', 'round')).toEqual([1, 2, 3]);
      expect(all(told, 'phase', 'phase')).toEqual([
        ...PHASES,
        ...PHASES,
        ...PHASES,
        'last-travel',
        'titles',
      ]);
      expect(match.s).toMatchObject({ phase: 'titles' });
    },
  );

  it('[G1.3 computes] each phase with what belongs to it, and a tournament laid out for each round', () => {
    const { told } = played(4, { tournament: 'joust' });
    const phaseOf = (event: string) => {
      const seen: string[] = [];
      let [round, phase] = ['', 'setup'];
      for (const { name, params } of told) {
        if (name === 'round') round = String(params['round']);
        if (name === 'phase') phase = String(params['phase']);
        if (name === event) seen.push(`${phase} ${round}`.trim());
      }
      return [...new Set(seen)];
    };
    expect(phaseOf('tournament')).toEqual(['setup', 'tournament 1', 'tournament 2']);
    expect(phaseOf('placed')).toEqual(['actions 1', 'actions 2', 'actions 3']);
    expect(phaseOf('entered').map((at) => at.split(' ')[0])).toContain('registration');
    expect([...phaseOf('played'), ...phaseOf('stopped')]).toContain('last-travel 3');
  });

  it('[G3.1 computes] the type of every tournament is asked for, and nothing after the third', () => {
    const { told } = played(2, { tournament: 'pas-joust-pas' });
    expect(all(told, 'tournament', 'kind')).toEqual(['pas', 'joust', 'pas']);
  });

  it.each(['score', 'rivalry', 'champion'])(
    '[G17.1 computes] how a game against Otto ended is told once: %s',
    (solo) => {
      const { told, match } = played(1, { solo });
      const otto = game.rival?.(match);
      expect(all(told, 'solo', 'won')).toEqual([otto?.ahead === false]);
      expect([otto?.name, otto?.score === null]).toEqual(['otto', solo !== 'rivalry']);
      expect(all(played(2).told, 'solo', 'won')).toEqual([]);
    },
  );

  it('[G1.5 computes] who stands further left acts first', () => {
    const table = seated(3, { order: [2, 0, 1] });
    const order = [0, 1, 2, 3].map(() => {
      const [prompt = ''] = asked(table);
      const [colour = ''] = prompt.split(':');
      play(table, `${colour}: place patrol`);
      return colour;
    });
    expect(order).toEqual(['green', 'red', 'blue', 'green']);
  });
});

describe('what holds all the time', () => {
  it('[G1.6 computes] every change of glory has a cause, and the score is their sum', () => {
    const { told, match } = played(4, {}, (s, { ledger }) => {
      const sums = ledger.map((causes) => Object.values(causes).reduce((sum, n) => sum + n, 0));
      expect(s.players.map(({ glory }) => glory)).toEqual(sums);
    });
    const traced = match.ledger.map((): Record<string, number> => ({}));
    for (const { name, params } of told) {
      if (name !== 'glory') continue;
      const causes = traced[Number(params['who'])] ?? {};
      const cause = String(params['cause']);
      causes[cause] = (causes[cause] ?? 0) + Number(params['points']);
    }
    expect(traced).toEqual(match.ledger);
    expect(Object.keys(traced[0] ?? {}).length).toBeGreaterThan(2);
  });

  it('[G1.11 computes] [G1.12 computes] equipment of levels I to IV, never lost, one level at a time', () => {
    const levels = [0, 1, 2, 3].map(() => ({ mount: 0, armour: 0 }));
    let raised = 0;
    played(4, {}, (s) => {
      if (s.phase === 'setup') return;
      s.players.forEach((player, seat) => {
        for (const item of ['mount', 'armour'] as const) {
          const before = levels[seat]?.[item] ?? 0;
          const risen = player[item] - before;
          if (before > 0 && risen !== 0) raised++;
          expect(before === 0 || risen === 0 || risen === 1).toBe(true);
          expect(player[item]).toBeGreaterThanOrEqual(1);
          expect(player[item]).toBeLessThanOrEqual(4);
          levels[seat] = { mount: 0, armour: 0, ...levels[seat], [item]: player[item] };
        }
      });
    });
    expect(raised).toBeGreaterThan(0);
  });

  it('[G1.17 computes] travel cards that were played or removed stay out', () => {
    let out = 0;
    played(3, {}, (s) => {
      let now = 0;
      for (const deck of DECKS) {
        now += s.travelGone[deck].length;
        for (const { played: own } of s.players) now += own[deck].length;
      }
      expect(now).toBeGreaterThanOrEqual(out);
      out = now;
    });
    expect(out).toBeGreaterThan(24);
  });
});
