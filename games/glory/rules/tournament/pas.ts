import { called } from '../players.js';
import { need, type Seat } from '@destrier/engine';
import { CITIES, type City } from '../../content/types.js';
import {
  act,
  call,
  NOBODY,
  OTTO,
  parallel,
  procedure,
  type Open,
  type Rule,
  type Stand,
} from '../../state.js';
import { duel } from '../duel/duel.js';
import { ottoBeats } from '../otto/strength.js';
import { award } from '../purse.js';
import { knightOf } from './knights.js';
import { CAUSE, settleDuel } from './scoring.js';
import { callEach, sideBySide } from './turns.js';

/** A knight and the challenger, by the place of the knight among all. */
interface Contest {
  stand: number;
}

function standAt(g: Open, at: number): Readonly<Stand> {
  return need(g.s.tournament.stands[at], `stand ${at}`);
}

function isSeat(shield: number): shield is Seat {
  return shield >= 0;
}

/** [G17.37] */
function settleOtto(g: Rule, knight: string): void {
  g.rule('G17.37');
  const won = ottoBeats(g, knight);
  if (won) award(g, OTTO, CAUSE, knightOf(g, knight).glory);
  const otto = called(OTTO);
  g.event('won', { winner: won ? otto : knight, loser: won ? knight : otto });
}

const contest = procedure<Contest>('contest', {
  steps: [
    call(
      'duel',
      () => duel,
      (g, v) => {
        const { knight, shield } = standAt(g, v.stand);
        return { seat: shield as Seat, against: 'knight' as const, foe: knight, rival: -1 };
      },
      (g, v) => isSeat(standAt(g, v.stand).shield),
    ),
    act('settle', 'G10.3', (g, v) => {
      const { knight, shield } = standAt(g, v.stand);
      if (isSeat(shield)) settleDuel(g, shield);
      else settleOtto(g, knight);
    }),
  ],
});

/** [G10.3] The contests of a city, from left to right. */
function contestsIn(g: Open, city: City): number[] {
  const { stands } = g.s.tournament;
  return [...stands.keys()].filter((at) => {
    const stand = standAt(g, at);
    return stand.city === city && stand.shield !== NOBODY;
  });
}

const cityDuels = procedure<{ city: City }>('city', {
  steps: [
    act('left to right', 'G10.2', (g, v) => {
      const contests = contestsIn(g, v.city);
      const apart = sideBySide(g)
        ? contests.filter((at) => !isSeat(standAt(g, at).shield))
        : contests;
      callEach(
        g,
        contest,
        apart.map((stand) => ({ stand })),
      );
    }),
    parallel(
      'side by side',
      (g, v) =>
        sideBySide(g)
          ? contestsIn(g, v.city)
              .map((at) => standAt(g, at).shield)
              .filter(isSeat)
          : [],
      contest,
      (g, v, seat) => ({
        stand: need(
          contestsIn(g, v.city).find((at) => standAt(g, at).shield === seat),
          'a shield',
        ),
      }),
    ),
  ],
});

/** [G10.1] A defeat bars nobody from the next city [G10.4], and there is no prize [G10.5]. */
export const pas = procedure<object>('pas', {
  steps: [
    act('cities', 'G10.1', (g) => {
      for (const rule of ['G10.4', 'G10.5', 'G10.16']) g.rule(rule);
      callEach(
        g,
        cityDuels,
        CITIES.map((city) => ({ city })),
      );
    }),
  ],
});
