import { OPEN } from '@destrier/avalon/page';
import { playedTo, type WantedMoment } from '../games/avalon/testing/played.js';
import { Player } from './player.js';
import { bringTable } from './saved.js';
import type { Visitor } from './visitor.js';

/** Moments of Avalon in which its table looks different. */
export const MOMENTS: { readonly [state: string]: WantedMoment } = {
  passing: { seats: 4, prompt: 'passing.pass' },
  'a combat to follow': {
    seats: 8,
    prompt: 'turn.card',
    when: ({ combat }) => combat.cards.length > 3 && combat.lead !== OPEN,
  },
  'choosing a godsend': { seats: 5, prompt: 'taking.take' },
  'using a power': { seats: 6, prompt: 'last-moment.powers' },
  'choosing a place': { seats: 7, prompt: 'place.choose' },
  'choosing a hero': { seats: 3, prompt: 'choosing.hero', options: { heroes: 'chosen' } },
  over: { seats: 5 },
};

/** Brings a visitor to such a moment. */
export async function bringAvalon(visitor: Visitor, moment: WantedMoment): Promise<void> {
  const table = playedTo(moment);
  await bringTable(visitor, table, 'random');
  await new Player(visitor, 1).untilAsked();
}
