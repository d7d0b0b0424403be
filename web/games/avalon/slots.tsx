import type { Seat } from '@destrier/engine';
import type { CSSProperties } from 'react';
import { swordBack } from '../../art/cards/backs.js';
import type { Spot } from '../../art/outline.js';
import { around } from '../../board/around.js';
import { Deck } from '../../board/cards.js';
import { countOf } from '../../board/hidden.js';
import { useLook, type Look } from './look.js';
import { NOBODYS, seatingOf, type Seating } from './seating.js';
import './slots.css';

declare module 'react' {
  interface CSSProperties {
    /** A place on the table. */
    '--x'?: number;
    '--y'?: number;
    /** Which of several cards before one seat. */
    '--nth'?: number;
  }
}

/** Everybody with their place, from who looks on. */
export function seatings({
  view,
  viewer,
}: Pick<Look, 'view' | 'viewer'>): readonly (Seating & { readonly seat: Seat })[] {
  const all = seatingOf(view.players.length);
  return around(view.players.length, viewer).flatMap((seat, nth) => {
    const place = all[nth];
    return place === undefined ? [] : [{ ...place, seat }];
  });
}

/** Where a card of somebody lies, `nth`: after so many others of theirs. */
export function useSlot(): (seat: number | null, nth: number) => CSSProperties {
  const look = useLook();
  const all = seatings(look);
  return (seat, nth) => {
    const [x, y]: Spot = all.find((one) => one.seat === seat)?.slot ?? NOBODYS;
    return { '--x': x, '--y': y, '--nth': nth };
  };
}

/** The place before each seat, whether a card lies there or not. */
export function Slots() {
  const look = useLook();
  const { moment, viewer, view } = look;
  const isFight = view.phase === 'combats';
  const isAsked = moment.asks.some(({ seat, kind }) => seat === viewer && kind !== 'aside');
  return (
    <div className="slots" aria-hidden="true">
      {seatings(look).map(({ seat, slot: [x, y] }) => (
        <span
          key={seat}
          className={`slot ${seat === viewer && isAsked && isFight ? 'slot-own' : ''}`}
          data-anchor={`slot:${seat}`}
          style={{ '--x': x, '--y': y }}
        />
      ))}
    </div>
  );
}

/** The weapons that were not dealt. */
export function Stock() {
  const { say, view } = useLook();
  const count = countOf(view.deck);
  if (count === 0) return null;
  return (
    <div className="stock" data-anchor="deck" title={say('board.deck', { n: count })}>
      <span aria-hidden="true">
        <Deck back={swordBack('azure')} count={count} width="100%" />
      </span>
      <span className="heard">{say('board.deck', { n: count })}</span>
    </div>
  );
}
