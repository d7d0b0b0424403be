import { rules } from '../state.js';
import { combat } from './combat/combat.js';
import { powerNamed } from './powers.js';
import { isChaos } from './seats.js';

const { act, procedure, repeat } = rules;

/** The combats of a round. */
export const combats = procedure<object>('combats', {
  steps: [
    act('first leader', undefined, (g) => {
      const { dealer, round, combat: now } = g.s;
      now.number = 0;
      const plain = powerNamed(g, 'plain-alchemy');
      if (plain !== undefined) g.rule(plain.card);
      now.leader = isChaos(g) && round === 1 ? dealer : g.after(dealer); // A5.1, A18.8
    }),
    repeat(
      'combats',
      (g) => g.seats.every((seat) => g.s.players[seat].hand.length > 0), // A5.13
      combat,
      () => ({}),
    ),
    act('over', 'A5.13', (g) => {
      g.event('combatsOver', {
        seats: g.seats.filter((seat) => g.s.players[seat].hand.length === 0),
      });
      g.moveAll(g.s.aside, g.s.discard); // A9.7, A9.8
      g.s.combat.cards = [];
    }),
  ],
});
