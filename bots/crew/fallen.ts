import type { Fall } from '../mind.js';
import type { Watcher } from '../play.js';

/** A bot that lost its seat for the rest of a game. */
export interface Fallen extends Fall {
  readonly seat: number;
  readonly bot: string;
}

/** Notes which of those at a table lose their seats. */
export function fallsOf(names: readonly string[]): Watcher & { readonly fallen: Fallen[] } {
  const fallen: Fallen[] = [];
  return {
    fallen,
    decided(_match, { seat }, { fell }) {
      if (fell !== undefined) fallen.push({ seat, bot: names[seat] ?? '', ...fell });
    },
  };
}
