import { rules } from '../state.js';
import { combat } from './combat/combat.js';
import { powerNamed } from './powers.js';
import { bySuit } from './cards.js';
import { firstLeader } from './seats.js';

const { act, procedure, repeat } = rules;

/** The combats of a round. */
export const combats = procedure<object>('combats', {
  steps: [
    act('first leader', undefined, (g) => {
      g.s.combat.number = 0;
      const plain = powerNamed(g, 'plain-alchemy');
      if (plain !== undefined) g.rule(plain.card);
      g.s.combat.leader = firstLeader(g);
    }),
    repeat(
      'combats',
      (g) => g.seats.every((seat) => g.s.players[seat].hand.length > 0), // A5.13, A14.13
      combat,
    ),
    act('over', 'A5.13', (g) => {
      g.event('combatsOver', {
        seats: g.seats.filter((seat) => g.s.players[seat].hand.length === 0),
        discarded: bySuit(g, g.s.aside),
      });
      g.moveAll(g.s.aside, g.s.discard); // A9.7, A9.8
      g.s.combat.cards = [];
    }),
  ],
});
