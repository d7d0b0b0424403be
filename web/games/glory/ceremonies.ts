import { gloryEvents, type GloryEvent } from '@destrier/glory/page';
import type { ArmsBearer, Ceremonies, Ceremony, Occasion, Prize } from '../../ceremony/ceremony.js';
import { armsOf, roundOver, totalsIn } from '../../ceremony/rounds.js';
import type { Who } from '../../table/scores.js';
import { accountsOf } from './duel/account.js';
import { foeBlazon } from './foe-arms.js';
import { knightArms } from './knight-arms.js';

/** What is celebrated in a game of Glory. */
export const ceremonies: Ceremonies = (occasion) => {
  switch (occasion.event.name) {
    case 'won':
      return duelWon(occasion);
    case 'triumphs':
      return tournamentWon(occasion);
    default:
      return roundOver(occasion, { sign: 'glory' });
  }
};

function bearer(who: Who): ArmsBearer {
  const arms: { readonly [knight: string]: { readonly blazon: string } } = knightArms;
  const own = typeof who === 'string' ? (arms[who]?.blazon ?? foeBlazon(who)) : undefined;
  return { who, blazon: own ?? armsOf(who) };
}

/** A duel that a seat has fought, won by whomever. */
function duelWon({ event, events, at }: Occasion): Ceremony | null {
  const told = gloryEvents(events.slice(0, at + 1));
  const [won] = gloryEvents([event]);
  if (won?.name !== 'won') return null;
  const { winner, loser } = won.params;
  const duel = accountsOf(told).findLast(
    ({ sides, winner: ended }) =>
      ended !== undefined && sides.includes(winner) && sides.includes(loser),
  );
  if (duel === undefined) return null;
  const side = duel.sides[0] === winner ? 0 : 1;
  const engagements = duel.engagements.flatMap(({ end }) => {
    if (end === undefined) return [];
    const [one, other] = end.attacks;
    const attacks = side === 0 ? ([one, other] as const) : ([other, one] as const);
    return [{ attacks, isWon: end.winner === side }];
  });
  const to = totalsIn(during(events, at)).get(winner) ?? 0;
  const from = totalsIn(events.slice(0, at)).get(winner) ?? 0;
  return {
    kind: 'duel',
    winner: bearer(winner),
    loser: bearer(loser),
    engagements,
    prize: to === from ? [] : [{ sign: 'glory', amount: to - from }],
    hop: to === from ? null : { from, to },
  };
}

/** All that was told until the choice was carried out with which an event happened. */
function during(events: Occasion['events'], at: number): Occasion['events'] {
  const seq = events[at]?.seq;
  const next = events.findIndex((event, i) => i > at && event.seq !== seq);
  return next === -1 ? events : events.slice(0, next);
}

function tournamentWon({ event, events, at }: Occasion): Ceremony | null {
  const told = gloryEvents(events.slice(0, at));
  const [won] = gloryEvents([event]);
  if (won?.name !== 'triumphs') return null;
  const { name: winner, over } = won.params;
  const begin = told.findLastIndex(({ name }) => name === 'tournament');
  const announced = told[begin];
  if (announced?.name !== 'tournament') return null;
  const beaten = told
    .slice(begin)
    .flatMap((one) =>
      one.name === 'advances' && one.params.name === winner ? [one.params.over] : [],
    );
  return {
    kind: 'tournament',
    name: announced.params.card,
    winner: bearer(winner),
    beaten: [...beaten, over].map(bearer),
    prize: prizeOf(gloryEvents(during(events, at)), winner, won.seq),
    total: totalsIn(during(events, at)).get(winner) ?? 0,
  };
}

/** What the last choice brought the winner. */
function prizeOf(events: readonly GloryEvent[], winner: Who, seq: number): readonly Prize[] {
  const now = events.filter((one) => one.seq === seq);
  const glory = now.flatMap((one) =>
    one.name === 'glory' && one.params.who === winner ? [one.params.points] : [],
  );
  const prestige = now.filter((one) => one.name === 'prestige' && one.params.seat === winner);
  return [
    { sign: 'glory' as const, amount: glory.reduce((all, one) => all + one, 0) },
    { sign: 'prestige' as const, amount: prestige.length },
  ].filter(({ amount }) => amount > 0);
}
