import { need } from '@destrier/engine';
import { cardData } from '../book.js';
import type { Play } from '../state.js';
import { DUMMY } from '../table.js';
import { oldest, refill } from './offers.js';

/** The dummy: a deck that runs out [K16.1]. */

const FLIPPED = 3;

/** Three cards are turned, and as many more as it has crystals of the last one's colour [K16.3] [K16.7] [K16.8]. */
export function playDummy(g: Play): void {
  const { dummy } = g.s;
  g.event('turn', { who: DUMMY });
  if (dummy.deck.length === 0) {
    if (g.s.announced !== null) return;
    g.s.announced = DUMMY; // K16.4
    g.event('announced', { who: DUMMY });
    return;
  }
  const before = dummy.flipped.length;
  const drawn = g.draw(dummy.deck, dummy.flipped, FLIPPED);
  const last = g.name(need(dummy.flipped.at(-1), 'a card'));
  const { colour } = cardData(g, last);
  if (drawn === FLIPPED && colour !== undefined)
    g.draw(dummy.deck, dummy.flipped, dummy.crystals[colour]);
  g.event('flipped', { cards: g.all(dummy.flipped).slice(before) });
}

/** In a new round it gets the oldest action and a crystal of the oldest spell's colour [K16.6] [K16.9]. */
export function growDummy(g: Play): void {
  const { dummy } = g.s;
  const action = oldest(g, 'actions');
  if (action !== undefined) {
    g.move(need(g.find(g.s.actions, action), action), g.s.actions, dummy.deck);
    refill(g, 'actions');
  }
  const spell = oldest(g, 'spells');
  if (spell !== undefined) {
    const { colour } = cardData(g, spell);
    if (colour !== undefined) dummy.crystals[colour]++;
  }
  g.moveAll(dummy.flipped, dummy.deck);
  g.shuffle(dummy.deck, 'deeds');
}
