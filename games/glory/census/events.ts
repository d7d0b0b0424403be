import { isSeat, type Chance, type Happened, type Seat } from '@destrier/engine';
import { FINAL, occupantName, SLOTS } from '../rules/tournament/bracket.js';
import type { Look } from '../state.js';
import { item, PLACES } from './items.js';

/** What happens to seats without a question, and what is measured then. */

const chance = (
  kind: 'order' | 'foe' | 'trophy',
  id: string,
  seat: Seat,
  used: boolean,
): Chance => ({
  ...item(kind, id),
  seat,
  used,
});

/** [G2.1] The order of the set-up; later ones are won by a pawn. */
function began(g: Look, { order }: Happened['params']): readonly Chance[] {
  if (g.s.phase !== 'setup' || g.seats.length === 1 || !Array.isArray(order)) return [];
  return PLACES.flatMap((id, place) => {
    const who: unknown = order[place];
    return isSeat(who) ? [chance('order', id, who, true)] : [];
  });
}

function fought(g: Look, { winner, loser }: Happened['params']): readonly Chance[] {
  const won = isSeat(winner);
  const [seat, foe] = won ? [winner, loser] : [loser, winner];
  if (!isSeat(seat) || typeof foe !== 'string' || g.content.knights[foe] === undefined) return [];
  return [chance('foe', foe, seat, won)];
}

/** [G10.12] */
function triumphed(g: Look): readonly Chance[] {
  const first = g.s.tournament.bracket[SLOTS + FINAL] ?? '';
  const [trophy] = g.s.trophy;
  if (trophy === undefined) return [];
  return g.seats.map((seat) =>
    chance('trophy', g.name(trophy), seat, occupantName(seat) === first),
  );
}

export function chances(g: Look, { name, params }: Happened): readonly Chance[] {
  switch (name) {
    case 'initiative':
      return began(g, params);
    case 'won':
      return fought(g, params);
    case 'triumphs':
      return triumphed(g);
    default:
      return [];
  }
}

/** How many duels a seat has begun in the running tournament, with the one that begins now; 0 for other duels. */
function duelsBegun(g: Look, seat: Seat, foe: string): number {
  const { kind, stands, bracket } = g.s.tournament;
  // A place in the bracket for each duel that was won, and one for the first.
  if (kind === 'joust') return bracket.filter((name) => name === occupantName(seat)).length;
  const own = stands.filter(({ shield }) => shield === seat);
  return own.findIndex(({ knight }) => knight === foe) + 1;
}

/** The glory of those who enter their second duel in the tournament of the second round. */
export function gloryAtSecondDuel(g: Look, { name, params }: Happened): readonly number[] {
  if (name !== 'duel' || g.s.phase !== 'tournament' || g.s.round !== 2) return [];
  const { one, other } = params;
  if (!isSeat(one)) return [];
  const duel = g.s.duels[one];
  // Who is out of a joust may travel and meet a challenge [G7.23].
  if (duel === null || duel.against === 'challenge') return [];
  return [one, other]
    .filter((who) => isSeat(who))
    .filter((seat) => duelsBegun(g, seat, duel.foe) === 2)
    .map((seat) => g.s.players[seat].glory);
}
