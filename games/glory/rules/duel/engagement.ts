import { need, why } from '@destrier/engine';
import { act, call, openAsk, procedure, type Duel, type Flank, type Play } from '../../state.js';
import { attackOf, rollAll } from './dice.js';
import { faith } from './faith.js';
import { relic } from './relics.js';
import {
  calledIn,
  duelOf,
  isPlayed,
  otherFlank,
  prestigeOf,
  seatOf,
  sideOf,
  type SideOf,
} from './sides.js';
import { strength } from './strength.js';
import { lance, secondLance } from './supports.js';
import { inTurn, isEven, leading, type InTurn } from './turns.js';
import { use } from './use.js';

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
