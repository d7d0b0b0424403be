import { type Seat } from '@destrier/engine';
import { rules, type Play } from '../state.js';
import { FACES } from './moving.js';
import { scoring } from './scoring/scoring.js';
import { turn } from './turn.js';

const { act, call, procedure, repeat } = rules;

/** So many equal faces are rolled again [M3.3]. */
const TOO_MANY = 3;

function isTriple(dice: readonly number[]): boolean {
  return dice.some((face) => dice.filter((other) => other === face).length >= TOO_MANY);
}

/** All four dice, the white one among them [M3.3] [M3.4]. */
function roll(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  for (;;) {
    const dice = Array.from({ length: g.content.figures.dice }, () => g.roll('dice', FACES));
    const white = g.roll('dice', FACES);
    dice.sort((a, b) => a - b);
    if (!isTriple([...dice, white])) {
      player.dice = dice;
      player.white = white;
      g.event('rolled', { seat, dice: [...dice], white });
      return;
    }
    g.rule('M3.3');
    g.event('rerolled', { seat, dice, white });
  }
}

export const round = procedure<object>('round', {
  steps: [
    act('begin', 'M3.1', (g) => {
      if (g.s.round > 0) {
        g.rule('M11.2');
        g.s.first = g.after(g.s.first);
      }
      g.s.round++;
      g.s.turns = 0;
      g.event('round', { round: g.s.round, first: g.s.first });
    }),
    act('dice', 'M11.1', (g) => {
      for (const seat of g.seats) roll(g, seat);
    }),
    repeat(
      'turns',
      (g) => g.s.turns < g.seats.length * (g.content.figures.dice + 1),
      turn,
      (g) => ({ seat: g.after(g.s.first, g.s.turns) }),
    ),
    call(
      'scoring',
      scoring,
      () => ({}),
      (g) => g.s.round % g.content.figures.scoring === 0, // M11.3
    ),
  ],
});
