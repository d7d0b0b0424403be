import type { Seat } from '@destrier/engine';
import { unitData, WOUND } from '../book.js';
import { BASICS, MANA } from '../content/types.js';
import { scenarioOf } from '../rules/reading.js';
import type { Look } from '../state.js';

/** What a seat may expect: fame, what the end counts, and what helps to gain more as long as there is time. */

/** How much of the game is left, from 1 to 0. */
function left(g: Look, seat: Seat): number {
  const { rounds } = scenarioOf(g);
  const { deck, hand } = g.s.players[seat];
  const inRound = Math.min(1, (deck.length + hand.length) / 16);
  return g.s.round === 0 ? 1 : Math.max(0, (rounds - g.s.round + inRound) / rounds);
}

const CARD: { readonly [kind: string]: number } = { basic: 0, advanced: 1, spell: 2, artifact: 2 };

/** Worth while there is time to use it, by what it is. */
const USE = { card: 1.5, unit: 1.2, crystal: 0.7, token: 0.2, wound: -1.2, level: 2.5, rep: 0.35 };

const isOver = (g: Look): boolean => g.s.players.some(({ bonus }) => bonus !== 0);

export function parts(g: Look, seat: Seat): { readonly [part: string]: number } {
  const player = g.s.players[seat];
  const { fame, bonus } = player;
  if (isOver(g)) return { fame, bonus };
  const time = left(g, seat);
  const cards = [player.deck, player.hand, player.discard, player.played, player.banners].flatMap(
    (place) => g.all(place),
  );
  let deck = 0;
  let wounds = 0;
  for (const card of cards) {
    if (card === WOUND) wounds += -2 + USE.wound * time;
    const kind = g.content.cards[card]?.kind;
    if (kind !== undefined && kind !== 'basic') deck += (CARD[kind] ?? 0) + USE.card * time;
  }
  const units = g.all(player.units).reduce((sum, one) => {
    const { level } = unitData(g, one);
    const isHurt = (player.unit[one]?.wounds ?? 0) > 0;
    return sum + (isHurt ? level / 2 : level) + USE.unit * time * (isHurt ? 0.4 : 1);
  }, 0);
  const crystals = BASICS.reduce((sum, colour) => sum + player.crystals[colour], 0);
  const tokens = MANA.reduce((sum, mana) => sum + player.tokens[mana], 0);
  const sites = Object.values(g.s.sites).reduce(
    (sum, { shields }) => sum + (shields.includes(seat) ? 2 + time : 0),
    0,
  );
  return {
    fame,
    deck,
    wounds,
    units,
    mana: crystals * (0.5 + USE.crystal * time) + tokens * USE.token,
    reputation: player.reputation * USE.rep * time,
    growth: (player.level - 1) * USE.level * time,
    place: sites,
    fight: player.hand.length * 0.3 * time,
  };
}

export const worth = (g: Look, seat: Seat): number =>
  Object.values(parts(g, seat)).reduce((sum, part) => sum + part, 0);

/** Leads mean more late. */
export const scale = (g: Look): number => 4 + 10 * left(g, 0);

/** Turns are not counted by the table: alone, the dummy's deck tells them apart. */
export const turn = (g: Look): number =>
  g.s.round * 100_000 + g.s.next * 1000 + g.s.dummy.deck.length;
