import { called } from '../players.js';
import { need, RuleFault, type Seat } from '@destrier/engine';
import { CITIES, type City } from '../../content/types.js';
import {
  act,
  call,
  NOBODY,
  OTTO,
  parallel,
  procedure,
  type OpenLook,
  type Play,
  type Stand,
} from '../../state.js';
import { duel, type DuelArgs } from '../duel/duel.js';
import { ottoBeats } from '../otto/otto.js';
import { award } from '../purse.js';
import { knightOf } from './knights.js';
import { CAUSE, settleDuel, sideBySide } from './scoring.js';

/** A knight and the challenger, by the place of the knight among all. */
interface Contest {
  stand: number;
}

function standAt(g: OpenLook, at: number): Readonly<Stand> {
  return need(g.s.tournament.stands[at], 'stand', at);
}

function isSeat(shield: Stand['shield']): shield is Seat {
  return shield !== OTTO && shield !== NOBODY;
}

/** [G17.37] */
function settleOtto(g: Play, knight: string): void {
  const won = ottoBeats(g, knight);
  const otto = called(OTTO);
  const [winner, loser] = won ? [otto, knight] : [knight, otto];
  g.event('won', { winner, loser, against: 'knight', foeWon: !won });
  if (won) award(g, OTTO, CAUSE, knightOf(g, knight).glory);
}

const contest = procedure<Contest>('contest', {
  steps: [
    call(
      'duel',
      () => duel,
      (g, v): DuelArgs => {
        const { knight, shield } = standAt(g, v.stand);
        if (!isSeat(shield)) throw new RuleFault('nobody fights for Otto');
        return { seat: shield, against: 'knight' as const, foe: knight };
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
function contestsIn(g: OpenLook, city: City): number[] {
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
      g.callEach(
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
      // G10.16
      g.callEach(
        cityDuels,
        CITIES.map((city) => ({ city })),
      );
    }),
  ],
});
