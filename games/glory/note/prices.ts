import { need } from '@destrier/engine';
import { ITEMS, type Item } from '../content/types.js';
import { reduced } from '../rules/market.js';
import type { Desk } from './desk.js';

/** What a slot of the track costs the viewer; slots are counted from 0. */
function slotPrice({ content, g, viewer }: Desk, slot: number): number {
  return reduced(g, viewer, need(content.board.track.slots[slot], 'a slot').price);
}

/** A support of the track with its price. */
export function hireNote(desk: Desk, support: string, slot: number): string {
  const { effect, price, sentence } = desk;
  return `${sentence(price(slotPrice(desk, slot - 1)))} ${effect(support)}`;
}

/** The prices of all supports that lie on the track. */
export function trackNote(desk: Desk): string {
  const { notes, price, view, voice } = desk;
  const prices = view.track.flatMap((tiles, slot) =>
    tiles.length === 0 ? [] : slotPrice(desk, slot),
  );
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return notes.track(low === high ? price(low) : `${low}–${voice.coins(high)}`);
}

/** The next level with its price; nothing at the highest. */
export function stepNote({ content, g, notes, price, view, viewer, voice }: Desk, item: Item) {
  const next = need(view.players[viewer], 'a player')[item] + 1;
  if (next !== 2 && next !== 3 && next !== 4) return '';
  const coins = reduced(g, viewer, content.board.prices[item][next]);
  return notes.priced(voice.capital(voice[item](next)), price(coins));
}

export function marketNote(desk: Desk): string {
  return ITEMS.map((item) => stepNote(desk, item))
    .filter((step) => step !== '')
    .join(' ');
}
