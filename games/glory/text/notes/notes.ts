import type { TournamentKind } from '../../rules/players.js';

/** What is said of options besides what the things do that they name, in one language: whole sentences. */
export interface Notes {
  /** In the place of a price. */
  free: string;
  /** Something with its price. */
  priced(what: string, price: string): string;
  /** A support of the track, with the lowest and the highest price. */
  track(prices: string): string;
  /** The coins of the Initiative, and the place on its track. */
  initiative(coins: string, place: number): string;
  /** What the Herald does. */
  herald: { readonly [kind in TournamentKind]: string };
  kinds: { readonly [kind in TournamentKind]: string };
  /** Who stands in the neighbouring slot. */
  opponent(name: string): string;
  nobody: string;
  /** What a travel card is given back for. */
  exchange(strength: string): string;
  inVain: string;
}
