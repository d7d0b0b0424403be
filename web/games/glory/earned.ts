import { need, type Seat } from '@destrier/engine';
import {
  count,
  OTTO,
  whyNotClaim,
  type Page,
  type Seen,
  type SeenPlayer,
} from '@destrier/glory/page';

/** Who has earned titles, how many are held, and why one was not earned. */

/** The titles that somebody has earned; Otto, who earns all that he has, does so at the end. */
export function earnedBy(view: Seen, who: number, isOver: boolean): readonly string[] {
  if (who !== OTTO) return need(view.players[who], 'a player').claimed;
  const { rivals, openTitles } = view.otto;
  return rivals && isOver ? [...view.publicTitles, ...openTitles] : [];
}

/** Everybody who has earned a title. */
export function earnersOf(view: Seen, title: string, isOver: boolean): number[] {
  return [...view.players.keys(), OTTO].filter((who) =>
    earnedBy(view, who, isOver).includes(title),
  );
}

/** At the end of the game: it was earned, what it needs counted for another, nobody claimed it, or something lacked. */
export function fateOf(
  g: Page['g'],
  { claimed }: SeenPlayer,
  seat: Seat,
  title: string,
): 'earned' | 'counted' | 'unclaimed' | 'lacking' {
  if (claimed.includes(title)) return 'earned';
  const why = whyNotClaim(g, seat, title);
  if (why === undefined) return 'unclaimed';
  return why.rule === 'G16.6' ? 'counted' : 'lacking';
}

/** How many titles somebody holds, and how many of them are hidden. */
export function heldOf({ titles, openTitles }: Pick<SeenPlayer, 'titles' | 'openTitles'>) {
  const hidden = count(titles);
  return { all: hidden + openTitles.length, hidden };
}
