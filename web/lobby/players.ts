import { readName } from '../app/settings.js';
import type { Spoken } from '../app/words.js';
import { companyOf, HOUSE } from '../people/house.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';

/** What somebody is called who has no name yet. */
export interface Naming {
  player(n: number): string;
  bot(n: number): string;
  /** What the one at this screen called themselves last. */
  readonly own: string | null;
}

/** Bots are of the house: who of it, follows from the seed. */
export function namingIn(
  { say, language }: Pick<Spoken, 'say' | 'language'>,
  seed: string,
): Naming {
  const company = companyOf(seed, HOUSE.length);
  return {
    player: (n) => say('open.player', { n }),
    bot: (n) => company[n % company.length]?.name[language] ?? '',
    own: readName(),
  };
}

/** Whom one meets who does not choose. */
const USUAL_BOT = 'greedy';

/** The first seat is somebody's at this screen; the others are bots here, and for who joins at a server. */
export function usualPlayers(
  count: number,
  isOnline: boolean,
  { player, bot, own }: Naming,
): readonly SavedPlayer[] {
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return { name: own ?? player(1), who: HERE };
    return isOnline ? { name: player(at + 1), who: HERE } : { name: bot(at), who: USUAL_BOT };
  });
}

/** The same party at the other place: seats about which nobody said anything become what is usual there. */
export function movedPlayers(
  players: readonly SavedPlayer[],
  isOnline: boolean,
  naming: Naming,
): readonly SavedPlayer[] {
  const [before, after] = [!isOnline, isOnline].map((online) =>
    usualPlayers(players.length, online, naming),
  );
  return players.map((player, at) => {
    const usual = before?.[at];
    const isUsual = player.who === usual?.who && player.name === usual.name;
    return isUsual ? (after?.[at] ?? player) : player;
  });
}
