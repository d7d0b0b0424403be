import { need, type Card, type Seat } from '@destrier/engine';
import { isBasic, modAt, WOUND } from '../book.js';
import { BASICS, MANA, type Basic, type Mana, type Pile } from '../content/types.js';
import type { Play } from '../state.js';
import { addresses, isBlitz, levelAt, levelData } from './reading.js';

/** What players gain and lose, each in one place. */

export type FameCause = 'enemies' | 'tiles' | 'tribute' | 'effects' | 'blitz';

/** In a blitz every line of the track is worth a point more [K18.12]. */
export function gainFame(g: Play, seat: Seat, points: number, cause: FameCause): void {
  if (points === 0) return;
  const player = g.s.players[seat];
  const before = levelAt(g, player.fame);
  player.fame += points;
  g.score(seat, cause, points);
  g.event('fame', { seat, points });
  const crossed = levelAt(g, player.fame) - before;
  if (isBlitz(g) && crossed > 0) gainFame(g, seat, crossed, 'blitz');
}

/** Reputation stays on its track [K4.15]. */
export function gainReputation(g: Play, seat: Seat, points: number): void {
  const player = g.s.players[seat];
  const most = (g.content.figures.reputation.length - 1) / 2;
  const after = Math.max(-most, Math.min(most, player.reputation + points));
  if (after === player.reputation) return;
  player.reputation = after;
  g.event('reputation', { seat, points });
}

export function gainToken(g: Play, seat: Seat, mana: Mana, n = 1): void {
  g.s.players[seat].tokens[mana] += n;
  for (let left = n; left > 0; left--) g.event('token', { seat, mana });
}

/** A crystal for which there is no room becomes a token during a turn [K6.4]. */
export function gainCrystal(g: Play, seat: Seat, mana: Basic, n = 1): void {
  const { crystals } = g.s.players[seat];
  for (let left = n; left > 0; left--) {
    if (crystals[mana] >= g.content.figures.crystals) {
      gainToken(g, seat, mana);
      continue;
    }
    crystals[mana]++;
    g.event('crystal', { seat, mana });
  }
}

/** A crystal from a mine or as a reward is lost where there is no room [K6.5]. */
export function keepCrystal(g: Play, seat: Seat, mana: Basic): void {
  if (g.s.players[seat].crystals[mana] < g.content.figures.crystals) gainCrystal(g, seat, mana);
}

export function drawCards(g: Play, seat: Seat, n: number): void {
  const { deck, hand } = g.s.players[seat];
  const number = g.draw(deck, hand, n);
  if (number > 0) g.event('drew', { seat, number });
}

/** Wounds come into the hand; too many of one fight knock a hero out [K13.7] [K13.12] [K13.13] [K13.14]. */
export function takeWounds(g: Play, seat: Seat, n: number): void {
  const { wounds, players, turn, combat } = g.s;
  const number = g.draw(wounds, players[seat].hand, n);
  if (number === 0) return;
  g.event('wounded', { seat, number });
  turn.woundsInHand += number;
  if (combat.phase === 'none') return;
  combat.wounds += number;
  if (combat.knockedOut || combat.wounds < levelData(g, players[seat].level).hand) return;
  combat.knockedOut = true;
  g.event('knockedOut', { seat });
  discardCards(g, seat);
}

/** All cards but wounds go from the hand to the discard pile. */
export function discardCards(g: Play, seat: Seat): void {
  const { hand, discard } = g.s.players[seat];
  const cards = g.all(hand).filter((card) => card !== WOUND);
  for (const card of cards.toSorted()) g.move(need(g.find(hand, card), card), hand, discard);
  if (cards.length > 0) g.event('discarded', { seat, cards: cards.toSorted() });
}

export function discardCard(g: Play, seat: Seat, card: string): void {
  const { hand, discard } = g.s.players[seat];
  g.move(need(g.find(hand, card), card), hand, discard);
  g.s.turn.active = true;
}

/** A token from its pile; those that were beaten come back when it is empty [K12.3]. */
export function drawFoe(g: Play, pile: Pile, to: Card[]): string | undefined {
  const { piles, beaten } = g.s;
  if (piles[pile].length === 0) {
    for (const foe of g.all(beaten))
      if (pileOf(g, foe) === pile) g.move(need(g.find(beaten, foe), foe), beaten, piles[pile]);
    g.shuffle(piles[pile], 'foes');
  }
  return g.draw(piles[pile], to) === 0 ? undefined : g.name(need(to.at(-1), 'a foe'));
}

export function pileOf(g: Pick<Play, 'content'>, foe: string): Pile {
  return need(g.content.foes[foe.slice(0, foe.lastIndexOf('-'))], foe).pile;
}

/** Rolls a die of mana. */
export const rollDie = (g: Play): Mana => g.roll('dice', MANA);

/** At least half of the dice show basic colours, else all others are rolled again [K2.4]. */
export function rollSource(g: Play): void {
  const { source } = g.s;
  for (let at = 0; at < source.length; at++) source[at] = rollDie(g);
  while (source.filter(isBasic).length * 2 < source.length)
    for (const [at, mana] of source.entries()) if (!isBasic(mana)) source[at] = rollDie(g);
  g.event('source', { dice: [...source] });
}

/** What was said to happen when something happens. */
export function triggered(
  g: Play,
  event: 'recruited' | 'defeated' | 'cast' | 'healed',
  colour: Basic | null = null,
): readonly string[] {
  const found: string[] = [];
  for (const address of addresses(g)) {
    const mod = modAt(g, address);
    if (mod.is === 'on' && mod.event === event && (mod.colour ?? colour) === colour)
      found.push(`${address}.do`);
  }
  return found;
}

export const noCrystals = () => ({ red: 0, blue: 0, green: 0, white: 0 });
export const noTokens = () => ({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
export const crystalColours = (crystals: { readonly [colour in Basic]: number }): Basic[] =>
  BASICS.filter((colour) => crystals[colour] > 0);
