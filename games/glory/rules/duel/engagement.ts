import { need, why } from '@destrier/engine';
import { act, call, openAsk, procedure, type Duel, type Rule } from '../../state.js';
import { namesIn } from '../tiles.js';
import { attackOf, rollAll } from './dice.js';
import { faith } from './faith.js';
import { relic } from './relics.js';
import { calledIn, duelOf, isPlayed, prestigeOf, seatOf, sideOf, type SideOf } from './sides.js';
import { strength } from './strength.js';
import { lance, secondLance } from './supports.js';
import { inTurn, leading, type InTurn } from './turns.js';
import { use } from './use.js';

interface Engagement extends InTurn {
  /** The side that has won it. */
  winner: number;
  tied: boolean;
}

/** The rules by which equal attacks are decided. */
function creditTie(g: Rule, duel: Duel): void {
  const [one, other] = duel.sides.map((side) => prestigeOf(g, side));
  g.rule('G15.9');
  if (duel.sides.some((side) => side.prestigeModifier !== 0)) g.rule('G14.29');
  if (duel.against === 'otto') g.rule('G17.39');
  else if (duel.against === 'seat') g.rule(one === other ? 'G13.7' : 'G13.6');
  else g.rule('G11.24');
}

const compare = act<Engagement>('compare', 'G11.23', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  const attacks = duel.sides.map((side) => attackOf(g, side));
  const prestige = duel.sides.map((side) => prestigeOf(g, side));
  v.winner = leading(g, duel);
  v.tied = attacks[0] === attacks[1];
  if (v.tied) creditTie(g, duel);
  sideOf(g.s.duels, { duel: v.duel, side: v.winner }).wins++;
  g.rule('G11.2');
  const winner = calledIn(duel, v.winner);
  g.event('engagement', { engagement: duel.engagement, winner, attacks, prestige });
});

const tie = procedure<SideOf>('tie', {
  steps: [
    openAsk<SideOf, { turn: [prestige: string] }>('turn', {
      rule: 'G11.25',
      who: (g, v) => seatOf(g.s.duels, v),
      menu(g, _v, m) {
        for (const token of namesIn(g, g.s.players[m.seat].prestige.ready)) m.option('turn', token);
      },
      skipped: () => why('G11.25', 'noPrestige'),
      on: {
        turn(g, v, token) {
          if (duelOf(g.s.duels, v.duel).against === 'seat') g.rule('G13.8');
          use(g, v, 'prestige', token);
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
    g.rule('G11.1');
    duel.winner = v.winner;
    return;
  }
  duel.engagement++;
  g.rule('G11.27');
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
