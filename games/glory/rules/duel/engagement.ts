import { need, why, type Seat, type Why } from '@destrier/engine';
import type { Relic } from '../../content/types.js';
import {
  act,
  call,
  openAsk,
  procedure,
  type Duel,
  type Flank,
  type OpenLook,
  type Play,
} from '../../state.js';
import { bonus, credit } from '../tiles.js';
import { attackOf, rollAgain, rollAll, turnDie } from './dice.js';
import {
  calledIn,
  duelOf,
  isPlayed,
  otherFlank,
  playedBy,
  prestigeOf,
  seatOf,
  sideOf,
  type OpenSide,
  type SideOf,
} from './sides.js';
import { lance, secondLance, use, whyNotTurn } from './supports.js';
import { inTurn, isEven, leading, standing, type InTurn } from './turns.js';

const strength = procedure<SideOf>('strength', {
  steps: [
    openAsk<SideOf, { add: [strength: number]; pass: [] }>('add', {
      rule: 'G11.10',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const room = g.content.figures.mostStrength - sideOf(g.s.duels, v).strength;
        const most = Math.min(room, g.s.players[m.seat].strength);
        if (most === 0) return;
        m.number('add', 1, most, 'G11.10');
        m.option('pass');
      },
      skipped: () => why('G11.10', 'noStrengthToAdd'),
      on: {
        add(g, v, amount) {
          const side = sideOf(g.s.duels, v);
          const seat = playedBy(side);
          g.s.players[seat].strength -= amount;
          side.strength += amount;
          g.event('spent', { who: seat, what: 'strength', amount });
        },
        pass() {}, // G11.21
      },
    }),
  ],
});

function reroll(g: Play, v: SideOf, dice: readonly string[]): void {
  const rolled = rollAgain(g, v.duel, duelOf(g.s.duels, v.duel), sideOf(g.s.duels, v), dice);
  g.event('rerolled', { who: seatOf(g.s.duels, v), dice: rolled });
}

function mostDice(g: OpenLook, seat: Seat): number {
  return g.content.figures.faithDice + bonus(g, seat, 'rerolls');
}

const faith = procedure<SideOf>('faith', {
  steps: [
    openAsk<SideOf, { reroll: [dice: readonly string[]]; pass: [] }>('reroll', {
      rule: 'G11.14',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const { dice } = sideOf(g.s.duels, v);
        if (g.s.players[m.seat].faith === 0 || dice.length === 0) return;
        m.subset('reroll', dice, 1, mostDice(g, m.seat));
        m.option('pass');
      },
      skipped: () => why('G11.14', 'noReroll'),
      on: {
        reroll(g, v, dice) {
          const side = sideOf(g.s.duels, v);
          const seat = playedBy(side);
          g.s.players[seat].faith--;
          side.faith++;
          g.event('spent', { who: seat, what: 'faith', amount: 1 });
          if (dice.length > g.content.figures.faithDice) credit(g, seat, 'rerolls');
          reroll(g, v, dice);
        },
        pass() {}, // G11.21
      },
    }),
  ],
});

function figuresOf(g: OpenLook, relic: string): Relic {
  return need(g.content.relics[relic], relic);
}

/** [G14.6] [G15.4] */
function whyNotRelic(side: OpenSide, relic: Relic): Why | undefined {
  if (relic.reroll !== undefined && side.dice.length === 0) return why('G15.4', 'noDice');
  return whyNotTurn(side, relic.turn);
}

/** [G15.4] [G15.5] */
const rerollByRelic = procedure<SideOf & { most: number }>('relic reroll', {
  steps: [
    openAsk<SideOf & { most: number }, { reroll: [dice: readonly string[]] }>('reroll', {
      rule: 'G15.5',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu: (g, v, m) => m.subset('reroll', sideOf(g.s.duels, v).dice, 1, v.most),
      on: { reroll },
    }),
  ],
});

const relic = procedure<SideOf>('relic', {
  steps: [
    openAsk<SideOf, { relic: [relic: string]; pass: [] }>('relic', {
      rule: 'G11.20',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const side = sideOf(g.s.duels, v);
        let usable = false;
        for (const name of g.kinds(g.s.players[m.seat].relics.ready)) {
          const reason = whyNotRelic(side, figuresOf(g, name));
          usable ||= reason === undefined;
          m.unless(reason, 'relic', name);
        }
        if (usable) m.option('pass');
      },
      skipped(g, v) {
        const side = sideOf(g.s.duels, v);
        for (const card of g.s.players[playedBy(side)].relics.ready) {
          const reason = whyNotRelic(side, figuresOf(g, g.name(card)));
          if (reason !== undefined) return reason;
        }
        return why('G11.20', 'noRelic');
      },
      on: {
        relic(g, v, name) {
          const side = sideOf(g.s.duels, v);
          use(g, v, 'relics', name); // G15.1
          const { attack = 0, turn, reroll: most } = figuresOf(g, name);
          side.modifier += attack;
          if (turn !== undefined) turnDie(g, side, turn);
          if (most !== undefined) g.call(rerollByRelic, { duel: v.duel, side: v.side, most });
        },
        pass() {}, // G11.21
      },
    }),
  ],
});

interface Engagement extends InTurn {
  /** The side that has won it. */
  winner: Flank;
  tied: boolean;
}

/** How an engagement ends, and what decided it. */
function tellEngagement(g: Play, duel: Duel, winner: Flank): void {
  const attacks = duel.sides.map((side) => attackOf(g, side));
  const prestige = duel.sides.map((side) => prestigeOf(g, side));
  const of = (values: readonly number[], side: Flank): number => need(values[side], 'a side');
  const loser = otherFlank(winner);
  const [attack, lowerAttack] = [of(attacks, winner), of(attacks, loser)];
  const [standing, lowerStanding] = [of(prestige, winner), of(prestige, loser)];
  g.event('engagement', {
    engagement: duel.engagement,
    winner: calledIn(duel, winner),
    attacks,
    prestige,
    against: duel.against,
    foeWon: winner === 1,
    decided: attack > lowerAttack ? 'attack' : standing > lowerStanding ? 'prestige' : 'place',
    attack,
    lowerAttack,
    standing,
    lowerStanding,
  });
}

const compare = act<Engagement>('compare', 'G11.23', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  v.winner = leading(g, duel); // G11.24 G13.6 G13.7 G14.29 G15.9 G17.39
  v.tied = isEven(g, duel);
  sideOf(g.s.duels, { duel: v.duel, side: v.winner }).wins++;
  if (g.heard) tellEngagement(g, duel, v.winner); // G11.2
});

const tie = procedure<SideOf>('tie', {
  steps: [
    openAsk<SideOf, { turn: [prestige: string] }>('turn', {
      rule: 'G11.25',
      who: (g, v) => seatOf(g.s.duels, v),
      menu(g, _v, m) {
        for (const token of g.kinds(g.s.players[m.seat].prestige.ready)) m.option('turn', token);
      },
      skipped: () => why('G11.25', 'noPrestige'),
      on: {
        turn(g, v, token) {
          use(g, v, 'prestige', token, 'tie'); // G13.8
        },
      },
    }),
  ],
});

/** [G11.26] The modifiers and the results of the dice go; what was spent stays on the boards. */
const close = act<Engagement>('close', 'G11.26', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  for (const side of duel.sides) {
    side.dice = [];
    side.modifier = 0;
    side.prestigeModifier = 0;
  }
  if (need(duel.sides[v.winner], 'a winner').wins === g.content.figures.engagements) {
    duel.winner = v.winner; // G11.1
    return;
  }
  duel.engagement++; // G11.27
});

/** Steps 2 to 8 [G11.10] to [G11.23]. */
export const engagement = procedure<Engagement, Pick<InTurn, 'duel'>>('engagement', {
  locals: (_g, { duel }) => ({ duel, first: 0, winner: 0, tied: false }),
  steps: [
    ...inTurn<Engagement>('strength', strength),
    act('roll', 'G11.13', (g, v) => rollAll(g, v.duel, duelOf(g.s.duels, v.duel))),
    ...inTurn<Engagement>('faith', faith),
    ...inTurn<Engagement>('lance', lance),
    ...inTurn<Engagement>('second lance', secondLance),
    ...inTurn<Engagement>('relic', relic),
    compare,
    call(
      'tie',
      tie,
      (_g, v) => ({ duel: v.duel, side: v.winner }),
      (g, v) => v.tied && isPlayed(sideOf(g.s.duels, { duel: v.duel, side: v.winner })),
    ),
    close,
  ],
});
