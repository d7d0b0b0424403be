import { describe, expect, it } from 'vitest';
import type { Match, Proc, Table } from '@destrier/engine';
import { firedBy } from '../../testing/acting.js';
import { CLOSE, layPas, layRow, LOST, withKnights, WON } from '../../testing/arranged.js';
import type { Knight } from '../../content/types.js';
import { noteFired } from '../../testing/noted.js';
import { hold, putOn, seated } from '../../testing/seated.js';
import type { G, State } from '../../state.js';
import { joust } from './joust.js';
import { drawKnight } from './knights.js';
import { chooseTournament, layTournament } from './lists.js';
import { registration } from './registration.js';
import { tournament } from './tournament.js';

/** What a run of the simulator counts: each rule and knight when it takes effect, and only then. */

interface Begun {
  readonly seats?: number;
  readonly order?: readonly number[];
  readonly round?: number;
  readonly options?: { readonly [id: string]: string };
  readonly lay?: (match: Match) => void;
  readonly knights?: { readonly [knight: string]: Partial<Knight> };
  readonly random?: { readonly [stream: string]: readonly string[] };
  readonly strength?: number;
}

/** Begins a procedure; says what took effect until somebody is asked. */
function begun(procedure: Proc<G, object>, given: Begun = {}): { fired: string[]; table: Table } {
  const {
    seats = 2,
    order,
    options = {},
    knights = {},
    random = {},
    round = 1,
    strength = 0,
  } = given;
  let fired: string[] = [];
  const table = seated(seats, {
    options,
    ...(order === undefined ? {} : { order }),
    content: withKnights(knights),
    random,
    given(s, match) {
      s.round = round;
      for (const seat of match.seats) hold(match, seat, { mount: 1, armour: 1, strength });
      given.lay?.(match);
      fired = noteFired(match);
    },
    begin: (match) => match.call(procedure, {}),
  });
  return { fired, table };
}
/** Of these chapters only: duels and rewards say more. */
const of = (chapters: RegExp, fired: readonly string[]) => [
  ...new Set(fired.filter((rule) => chapters.test(rule))),
];
const LISTS = /^G(?:3|9|10|17|18)\./;

describe('the type', () => {
  it('[G3.2 computes] is counted as chosen', () => {
    expect(firedBy(begun(chooseTournament).table, 'red: choose pas')).toEqual(['G3.3', 'G3.2']);
  });

  it('[G17.43 computes] is counted as the lone player’s choice', () => {
    const { table } = begun(chooseTournament, { seats: 1, options: { solo: 'score' } });
    expect(firedBy(table, 'red: choose pas')).toEqual(['G3.3', 'G3.2', 'G17.43']);
  });

  it('[G18.16 computes] is counted as fixed', () => {
    const { fired } = begun(chooseTournament, { options: { tournament: 'pas' } });
    expect(fired).toEqual(['G3.3', 'G18.16']);
  });

  it('[G18.6 computes] is counted as kept', () => {
    const { fired } = begun(chooseTournament, { options: { edition: 'ru' }, round: 2 });
    expect(fired).toEqual(['G3.3', 'G18.6']);
  });

  it('[G17.2 computes] is counted as the Champion’s', () => {
    const { fired } = begun(chooseTournament, { seats: 1, options: { solo: 'champion' } });
    expect(fired).toEqual(['G3.3', 'G17.2', 'G17.43']);
  });
});

describe('the lists', () => {
  const LAID = ['G3.4', 'G3.7', 'G3.1', 'G3.5', 'G3.6', 'G3.8'];
  const clear = (kind: 'joust' | 'pas') => (match: Match) => {
    layPas(match);
    const s: State = match.s;
    s.tournament.kind = kind;
  };

  it('[G3.13 computes] of a joust are counted', () => {
    const { fired } = begun(layTournament, { lay: clear('joust') });
    expect(of(LISTS, fired)).toEqual([...LAID, 'G3.12', 'G3.13', 'G3.15']);
  });

  it('[G3.10 computes] of a pas d’armes are counted', () => {
    const { fired } = begun(layTournament, { lay: clear('pas') });
    expect(of(LISTS, fired)).toEqual([...LAID, 'G3.9', 'G3.10']);
  });

  it('[G18.9 computes] of a learning game are counted', () => {
    const { fired } = begun(layTournament, { lay: clear('joust'), options: { learning: 'on' } });
    expect(of(LISTS, fired)).toEqual([...LAID, 'G3.12', 'G3.13', 'G18.9']);
  });

  it('[G18.15 computes] of a joust without trophies are counted', () => {
    const { fired } = begun(layTournament, { lay: clear('joust'), options: { trophies: 'off' } });
    expect(of(LISTS, fired)).toEqual([...LAID, 'G3.12', 'G3.13', 'G18.15']);
  });

  it('[G3.18 computes] [G3.19 computes] that needed discarded knights or another type are counted', () => {
    const drawn = (change: (s: State) => void) => {
      const table = seated(2, { given: change });
      const fired = noteFired(table.match);
      drawKnight(table.match, 'king');
      return fired;
    };
    expect(drawn(() => {})).toEqual([]);
    expect(drawn((s) => void s.fallen.push(...s.knights.king.splice(0)))).toEqual(['G3.18']);
    expect(drawn((s) => void s.field.push(...s.knights.king.splice(0)))).toEqual(['G3.19']);
  });
});

describe('registration', () => {
  const PAS = (match: Match) => layPas(match, 'suero almada', 'fastolf zizka', 'henry james');
  const JOUST = (match: Match) => layRow(match, 'suero - - almada - - henry james');

  it('[G9.3 computes] [G9.6 computes] for a pas d’armes is counted', () => {
    const { fired, table } = begun(registration, { lay: PAS });
    expect(fired).toEqual(['G9.7', 'G9.1', 'G9.3', 'G9.5']);
    const first = ['G9.2', 'G3.11', 'G9.4'];
    expect(firedBy(table, 'red: challenge suero')).toEqual([...first, 'G9.3', 'G9.5']);
    expect(firedBy(table, 'blue: challenge fastolf')).toEqual([...first, 'G9.1', 'G9.6']);
    expect(firedBy(table, 'red: decline')).toEqual(['G9.2', 'G9.6']);
  });

  it('[G18.7 computes] by the Russian rules is counted', () => {
    const { table } = begun(registration, { lay: PAS, options: { edition: 'ru' } });
    expect(firedBy(table, 'red: challenge suero')).not.toContain('G18.7');
    expect(firedBy(table, 'blue: challenge fastolf').slice(-2)).toEqual(['G9.6', 'G18.7']);
  });

  it('[G9.9 computes] [G9.11 computes] for a joust is counted', () => {
    const { fired, table } = begun(registration, { lay: JOUST });
    expect(fired).toEqual(['G9.1', 'G9.9']);
    expect(firedBy(table, 'red: wait')).toEqual(['G9.2', 'G9.9']);
    const entered = ['G9.2', 'G9.10', 'G9.8', 'G9.13'];
    expect(firedBy(table, 'blue: enter 2')).toEqual([...entered, 'G9.1', 'G9.11']);
    expect(of(LISTS, firedBy(table, 'red: enter 3'))).toEqual([...entered, 'G3.14', 'G9.14']);
  });

  it('[G9.10 computes] by who is not the last is counted', () => {
    const { table } = begun(registration, { lay: JOUST });
    expect(firedBy(table, 'red: enter 2')).toEqual(['G9.2', 'G9.8', 'G9.13', 'G9.9']);
  });

  it('[G9.12 computes] after the Herald is counted', () => {
    const { fired } = begun(registration, {
      lay: (match) => layRow(match, 'suero red - almada - - henry james'),
    });
    expect(fired).toEqual(['G9.1', 'G9.12', 'G9.9']);
  });

  it('[G17.36 computes] with one more knight is counted', () => {
    const by = (row: string) => (match: Match) => {
      layRow(match, row);
      const s: State = match.s;
      putOn(match, s.tournamentCards, 'lily');
    };
    const alone = begun(registration, {
      seats: 1,
      options: { solo: 'score' },
      lay: by('suero - - almada fastolf - henry james'),
    });
    expect(firedBy(alone.table, 'red: enter 2')).not.toContain('G17.36');
    const one = begun(registration, {
      seats: 1,
      options: { solo: 'score' },
      lay: by('suero - - almada - - henry james'),
    });
    expect(firedBy(one.table, 'red: enter 2')).toContain('G17.36');
  });
});

describe('a pas d’armes', () => {
  const fought = (given: Begun) => begun(tournament, given).fired;

  it('[G10.11 computes] is counted, with its knights', () => {
    const fired = fought({
      lay: (match) => layPas(match, 'suero:red almada', '', ''),
      random: { 'dice@0': WON },
    });
    expect(of(LISTS, fired)).toEqual([
      'G10.1',
      'G10.4',
      'G10.5',
      'G10.16',
      'G10.2',
      'G10.3',
      'G10.11',
      'G10.17',
      'G3.17',
      'G3.16',
    ]);
    expect(fired).toContain('suero');
    expect(fired).not.toContain('almada');
    expect(fired).not.toContain('G12.16');
  });

  it.each([
    ['half', CLOSE, true],
    ['nothing', LOST, false],
  ])('[G12.16 computes] that brings a loser %s is counted', (_what, dice, halved) => {
    const fired = fought({
      lay: (match) => layPas(match, 'suero:red', '', ''),
      random: { 'dice@0': dice },
    });
    expect(fired.includes('G12.16')).toBe(halved);
    expect(fired).not.toContain('G10.11');
  });

  it('[G18.14 computes] side by side is counted', () => {
    const lay = (match: Match) => layPas(match, 'suero', '', '');
    expect(fought({ lay, options: { duels: 'together' } })[0]).toBe('G18.14');
    expect(fought({ lay })).not.toContain('G18.14');
  });

  it('[G17.37 computes] of Otto is counted', () => {
    const fired = fought({
      seats: 1,
      options: { solo: 'rivalry' },
      lay: (match) => layPas(match, 'suero:otto', '', ''),
    });
    expect(fired).toContain('G17.37');
  });
});

describe('a joust', () => {
  const fought = (row: string, given: Begun = {}) =>
    begun(joust, { ...given, lay: (match) => (given.lay?.(match), layRow(match, row)) }).fired;
  const REST = 'terrail zawisza charles james joao henry';
  const TITANS = { terrail: { attack: 30 }, charles: { attack: 30 } };
  const counted = (rule: string, fired: readonly string[]) =>
    fired.filter((one) => one === rule).length;

  it('[G10.8 computes] [G10.9 computes] [G10.10 computes] of knights is counted', () => {
    const knights = {
      suero: { glory: 9, prestige: 2 },
      almada: { glory: 9, prestige: 1 },
      terrail: { glory: 8, prestige: 1 },
      zawisza: { glory: 8, prestige: 1 },
      charles: { glory: 7 },
      james: { glory: 6 },
      joao: { glory: 5 },
      henry: { glory: 4 },
    };
    const fired = fought(`suero almada ${REST}`, { knights });
    expect(counted('G10.8', fired)).toBe(7);
    expect(counted('G10.9', fired)).toBe(1);
    expect(counted('G10.10', fired)).toBe(1);
    expect(counted('G10.7', fired)).toBe(7);
    expect(counted('G10.2', fired)).toBe(3);
    expect(of(/^G10\.(?:6|15|16)$/, fired)).toEqual(['G10.6', 'G10.16', 'G10.15']);
    expect(of(/^G(?:7|17|18)\./, fired)).toEqual([]);
  });

  it('[G12.9 computes] of knights of different types is counted', () => {
    const kings = 'charles james joao henry jagiello maximilian john-aragon';
    expect(fought(`${kings} suero`)).toContain('G12.9');
    expect(fought('suero almada boucicaut lalaing terrail zawisza red blue')).not.toContain(
      'G12.9',
    );
  });

  it('[G13.9 computes] [G13.12 computes] of players is counted', () => {
    const late = { 'dice@0': WON, 'foe@0': LOST };
    const fired = fought(`red blue ${REST}`, { knights: TITANS, random: late });
    expect(of(/^G13\.(?:9|1\d)$/, fired)).toEqual(['G13.9', 'G13.10', 'G13.11']);
    const close = { 'dice@0': CLOSE, 'foe@0': ['black0', 'white0', ...WON] };
    expect(fought(`red blue ${REST}`, { knights: TITANS, random: close })).toContain('G13.12');
  });

  it('[G7.23 computes] [G7.25 computes] [G7.26 computes] for who is out is counted', () => {
    const lost = (stage: number, options = {}) =>
      of(
        /^G(?:7\.2[56]|18\.2)$/,
        fought(`red suero ${REST}`, {
          options,
          random: { 'dice@0': [...Array.from({ length: stage }, () => WON).flat(), ...LOST] },
          lay: (match) => hold(match, 0, { cards: ['the-game'] }),
        }),
      );
    expect(lost(0)).toEqual(['G7.25']);
    expect(lost(1)).toEqual(['G7.25']);
    expect(lost(2)).toEqual(['G7.26']);
    expect(lost(0, { edition: 'ru' })).toEqual(['G18.2', 'G7.25']);
  });

  it('[G17.37 computes] [G17.40 computes] of Otto is counted', () => {
    const solo = { seats: 1, options: { solo: 'rivalry' }, knights: TITANS };
    const apart = fought(`otto suero red almada ${REST.slice(16)}`, {
      ...solo,
      random: { 'dice@0': LOST },
    });
    expect(apart).toContain('G17.37');
    expect(apart).not.toContain('G17.40');
    const met = fought(`otto red ${REST}`, { ...solo, random: { 'dice@0': WON } });
    expect(counted('G17.37', met)).toBe(0);
    expect(counted('G17.40', met)).toBe(1);
  });

  it('[G10.12 computes] [G10.13 computes] [G18.3 computes] [G17.41 computes] with its prize is counted', () => {
    const prize = (row: string, given: Begun, trophy = false) =>
      of(
        /^G(?:10\.1[2345]|17\.41|18\.3)$/,
        fought(`${row} suero ${REST}`, {
          random: { 'dice@0': [...WON, ...WON, ...WON] },
          ...given,
          lay(match) {
            const s: State = match.s;
            s.trophies.push(...s.trophy.splice(0));
            if (trophy) putOn(match, s.trophy, 'goblet');
          },
        }),
      );
    expect(prize('red', {})).toEqual(['G10.13', 'G10.14']);
    expect(prize('red', {}, true)).toEqual(['G10.12', 'G10.14']);
    expect(prize('red', { options: { edition: 'ru' } }, true)).toEqual([
      'G10.12',
      'G10.13',
      'G18.3',
    ]);
    expect(prize('zizka', {}, true)).toEqual(['G10.15']);
    const otto = { seats: 1, options: { solo: 'rivalry' }, knights: { zizka: { glory: 20 } } };
    expect(prize('otto', otto, true)).toEqual(['G17.41']);
  });
});
