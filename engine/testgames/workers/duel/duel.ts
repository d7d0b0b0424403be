import { need, why, type Proc, type PublicState, type Seat } from '../../../index.js';
import { award, gain, pay } from '../purse.js';
import {
  act,
  call,
  FOE,
  openAsk,
  procedure,
  repeat,
  type Duel,
  type G,
  type Own,
  type Play,
  type Side,
} from '../types.js';
import { addStrength, rerolls, rollDice } from './engagement.js';
import { duelOf, seatOn, sideOf } from './sides.js';

const ENGAGEMENTS = 2;
const BRIGAND = 1;
const SPOILS = 2;

export interface Challenge extends Own {
  against: Duel['against'];
  rival: Side['seat'];
}

function drawFoe(g: Play): number {
  if (g.s.deck.length === 0) {
    g.moveAll(g.s.fallen, g.s.deck);
    g.shuffle(g.s.deck, 'deck');
    g.rule('W1.2');
  }
  g.draw(g.s.deck, g.s.lists);
  return powerOf(g);
}

const powerOf = (g: Play): number => {
  const foe = g.name(need(g.s.lists[0], 'a foe in the lists'));
  return need(g.content.foes[foe], `the power of ${foe}`);
};

const begin = act<Challenge>('begin', 'W6.1', (g, v) => {
  const power = v.against === 'foe' ? drawFoe(g) : v.against === 'brigand' ? BRIGAND : 0;
  g.s.duels[v.seat] = {
    against: v.against,
    fought: 0,
    sides: [
      { seat: v.seat, added: 0, dice: [], wins: 0 },
      { seat: v.rival, added: power, dice: [], wins: 0 },
    ],
  };
  g.event('duel', { seat: v.seat, against: v.against });
});

const compare = act<{ duel: Seat }>('compare', 'W6.7', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  const sums = duel.sides.map((side) => side.dice.reduce((sum, die) => sum + die, side.added));
  const winner = ahead(sums);
  if (winner !== undefined) sideOf(g.s.duels, { duel: v.duel, side: winner }).wins++;
  duel.fought++;
  g.event('engagement', { sums });
});

/** The side with the higher number; nobody where they are equal. */
function ahead(numbers: readonly number[]): number | undefined {
  return numbers[0] === numbers[1] ? undefined : numbers.indexOf(Math.max(...numbers));
}

const engagement = procedure<{ duel: Seat }>('engagement', {
  steps: [
    openAsk<{ duel: Seat }, { fight: []; yield: [] }>('stand', {
      rule: 'W6.8',
      who: (g, v) => whoMayYield(g.s.duels, v.duel) ?? v.duel,
      menu(g, v, m) {
        if (whoMayYield(g.s.duels, v.duel) === undefined) return;
        m.option('fight');
        m.option('yield');
      },
      skipped: () => why('W6.8', 'nobodyTrails'),
      on: { fight() {}, yield: (g) => g.leave(duel) },
    }),
    call('add strength', addStrength, (_g, v) => v),
    rollDice,
    call('rerolls', rerolls, (_g, v) => v),
    compare,
  ],
});

/** The seat that lost the engagement before this one, if there is one and a seat plays that side [W6.8]. */
function whoMayYield(duels: PublicState<G>['duels'], challenger: Seat): Seat | undefined {
  const { sides } = duelOf(duels, challenger);
  const winner = ahead(sides.map((side) => side.wins));
  const loser = sides.find((_, side) => winner !== undefined && side !== winner)?.seat;
  return loser === FOE ? undefined : loser;
}

/** [W6.9] [W7.3] */
function reward(g: Play, v: Challenge, won: boolean): void {
  switch (v.against) {
    case 'foe':
      if (won) award(g, v.seat, 'foes', powerOf(g) + 1);
      else pay(g, v.seat, 'coins', Math.min(1, g.s.players[v.seat].coins));
      return;
    case 'brigand':
      if (!won) return;
      gain(g, v.seat, 'faith', 1);
      award(g, v.seat, 'brigands', 1);
      return;
    case 'seat': {
      const rival = seatOn({ seat: v.rival });
      const [winner, loser] = won ? [v.seat, rival] : [rival, v.seat];
      const spoils = Math.min(SPOILS, g.s.players[loser].coins);
      pay(g, loser, 'coins', spoils);
      gain(g, winner, 'coins', spoils);
      award(g, winner, 'challenges', 3);
    }
  }
}

/** Closed: no offers in a duel [W4.4]. */
export const duel: Proc<G, Challenge> = procedure<Challenge>('duel', {
  closed: true,
  steps: [
    begin,
    repeat(
      'engagements',
      (g, v) => duelOf(g.s.duels, v.seat).fought < ENGAGEMENTS,
      engagement,
      (_g, v) => ({ duel: v.seat }),
    ),
    act('settle', 'W6.9', (g, v) => {
      const winner = ahead(duelOf(g.s.duels, v.seat).sides.map((side) => side.wins));
      if (winner !== undefined) reward(g, v, winner === 0);
    }),
  ],
  onExit(g, v) {
    g.s.duels[v.seat] = null;
    g.moveAll(g.s.lists, g.s.fallen);
  },
});
