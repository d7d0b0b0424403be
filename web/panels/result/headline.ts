import type { Seat } from '@destrier/engine';
import type { Moment, Sitter } from '../../table/link.js';
import type { PageKey } from '../../text/index.js';
import type { Ranked, Who } from '../../table/scores.js';

/** How a game ended, in one line: the sentence, who is named in it, and the scores. */
export interface Headline {
  readonly key: PageKey;
  readonly names: readonly Who[];
  /** Of whom the sentence is, and of who came nearest. */
  readonly score: number;
  readonly other: number;
}

/** The seat of the one person at this screen; null where several share it, or somebody only looks on. */
export function soleSeat(sitters: readonly Sitter[], viewer: Moment['viewer']): Seat | null {
  const here = sitters.filter(({ who }) => who === 'here').length;
  return viewer !== 'public' && here === 1 && sitters[viewer]?.who === 'here' ? viewer : null;
}

/** `ranked`: from the first place on; `me`: who is spoken to. */
export function headlineOf(ranked: readonly Ranked[], me: Seat | null): Headline {
  const winners = ranked.filter(({ place }) => place === 1);
  const [first] = winners;
  const names = winners.map(({ who }) => who);
  const told = (key: PageKey, of = first): Headline => {
    const other = ranked.find((row) => row !== of);
    return { key, names, score: of?.score ?? 0, other: other?.score ?? 0 };
  };
  // Alone for a goal there is nobody to beat.
  if (ranked.length === 1) return told(first ? 'panels.result.reached' : 'panels.result.missed');
  const mine = ranked.find(({ who }) => who === me);
  const isRivals = typeof first?.who === 'string';
  if (mine === undefined || isRivals || first === undefined)
    return told(winners.length === 1 ? 'panels.result.winnerBy' : 'panels.result.winner');
  if (mine.place > 1) return told('panels.result.lost', mine);
  return winners.length > 1 ? told('panels.result.winner') : told('panels.result.won', mine);
}
