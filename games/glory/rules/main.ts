import type { Proc, Step } from '@destrier/engine';
import { act, call, procedure, repeat, type G, type Play } from '../state.js';
import { actions } from './actions.js';
import { soloWon } from './otto/otto.js';
import { ROUNDS } from './players.js';
import { settle } from './setup.js';
import { titlesPhase } from './titles.js';
import { chooseTournament, layTournament } from './tournament/lists.js';
import { registration } from './tournament/registration.js';
import { tournament } from './tournament/tournament.js';
import { travel } from './travel.js';
import { upkeep } from './upkeep.js';

/** A phase: the marker moves, then its procedure runs. */
function phase(name: string, rule: string, run: () => Proc<G, object>): Step<object>[] {
  return [
    act(`to ${name}`, rule, (g) => {
      g.s.phase = name;
      g.event('phase', { phase: name });
    }),
    call(name, run),
  ];
}

/** [G17.3] */
function championDecided(g: Play): boolean {
  if (!g.s.otto.plays || g.options['solo'] !== 'champion') return false;
  if (g.s.joustsWon === g.s.round && g.s.round < ROUNDS) return false;
  endSolo(g);
  return true;
}

function endSolo(g: Play): void {
  g.event('solo', { won: soloWon(g) });
}

/** [G1.3] */
export const round = procedure<object>('round', {
  steps: [
    act('begin', 'G1.2', (g) => g.event('round', { round: g.s.round })),
    ...phase('actions', 'G1.3', () => actions),
    ...phase('travel', 'G1.3', () => travel),
    ...phase('upkeep', 'G1.3', () => upkeep),
    ...phase('registration', 'G1.3', () => registration),
    ...phase('tournament', 'G1.3', () => tournament),
    act('end', undefined, (g) => {
      if (championDecided(g)) return g.end();
      g.s.round++;
    }),
    call(
      'next tournament',
      () => chooseTournament,
      () => ({}),
      (g) => g.s.round <= ROUNDS,
    ),
    call(
      'next lists',
      () => layTournament,
      () => ({}),
      (g) => g.s.round <= ROUNDS,
    ),
  ],
});

export const main = procedure<Record<never, never>>('main', {
  steps: [
    call('setup', () => settle),
    repeat('rounds', (g) => g.s.round <= ROUNDS, round),
    ...phase('last-travel', 'G1.4', () => travel),
    ...phase('titles', 'G1.4', () => titlesPhase),
    act('end', undefined, (g) => {
      if (g.s.otto.plays) endSolo(g); // G17.5 G17.6
    }),
  ],
});
