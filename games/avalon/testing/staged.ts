import {
  need,
  newMatch,
  prepare,
  tableKey,
  type Match,
  type Proc,
  type Seat,
  type Table,
} from '@destrier/engine';
import { begun, hold, named, script } from '@destrier/engine/testkit/check';
import { content as houseContent } from '../content/index.js';
import type { Content } from '../content/types.js';
import { game } from '../game.js';
import { combat } from '../rules/combat/combat.js';
import { addPower } from '../rules/powers.js';
import { host } from '../rules/places.js';
import { takeHero } from '../rules/setup.js';
import type { G, Player, Power, Play, State } from '../state.js';

/** Tables on which known cards lie, for rulings. */

/** What a seat has; cards as words: `arrows-14 mists`. */
interface Seated {
  readonly hero?: string;
  readonly unlocked?: boolean;
  readonly health?: number;
  readonly hand?: string;
  readonly pile?: string;
  readonly kept?: string;
  readonly godsends?: string;
  readonly hosts?: string;
}

interface Staged {
  readonly options?: { readonly [id: string]: string };
  readonly content?: Content;
  /** The top cards of the undealt ones, the topmost first. */
  readonly deck?: string;
  readonly aside?: string;
  /** The top of the godsend deck, the topmost first. */
  readonly favours?: string;
  readonly dealer?: Seat;
  readonly leader?: Seat;
  readonly round?: number;
  readonly begin?: Proc<G, object>;
  /** What random streams will bring. */
  readonly script?: { readonly [label: string]: readonly (string | number)[] };
  /** What powers in play name, or how often they were used, by their card. */
  readonly powers?: { readonly [card: string]: Partial<Power> };
  readonly and?: (g: Play) => void;
}

const split = (cards: string | undefined): string[] =>
  cards === undefined || cards === '' ? [] : cards.split(' ');

const ruleOf = (match: Match): Play => match;

export function stateOf(table: Table): State {
  return table.match.s;
}

export function playerOf(table: Table, seat: Seat): Player {
  return stateOf(table).players[seat];
}

function seatOne(match: Match, seat: Seat, given: Seated): void {
  const g = ruleOf(match);
  const player = g.s.players[seat];
  player.health = given.health ?? 400;
  match.ledger = match.ledger.with(seat, { given: player.health });
  if (given.hero !== undefined) takeHero(g, seat, given.hero);
  if (given.unlocked === true) {
    const card = need(houseContent.heroes[player.hero], 'a hero').legend;
    const { effect } = need(houseContent.legends[card], card);
    addPower(g, { card, rank: 'legend', effect, seat });
    player.unlocked = true;
  }
  for (const what of ['hand', 'pile', 'kept'] as const)
    hold(match, player[what], split(given[what]));
  for (const id of split(given.godsends)) {
    hold(match, player.godsends, [id]);
    const { effect } = need(houseContent.godsends[id], id);
    addPower(g, { card: id, rank: 'godsend', effect, seat });
  }
  if (given.hosts !== undefined) host(g, seat, given.hosts);
}

/** A table at its first question: a combat if nothing else is said, led by seat 0. */
export function staged(seats: readonly Seated[], given: Staged = {}): Table {
  const { options = {}, content, deck, aside, dealer = 0, leader = 0, round = 1 } = given;
  const match = newMatch(prepare(game, seats.length, options, content), tableKey('staged'));
  const g = ruleOf(match);
  need(match.fibers[0], 'a stack').stack.length = 0;
  g.s.dealer = dealer;
  g.s.formerDealer = dealer;
  g.s.round = round;
  g.s.combat.leader = leader;
  seats.forEach((one, i) => seatOne(match, g.after(0, i), one));
  hold(match, g.s.aside, split(aside));
  hold(match, g.s.deck, split(deck).toReversed());
  hold(match, g.s.favours.deck, split(given.favours).toReversed());
  for (const [card, change] of Object.entries(given.powers ?? {}))
    Object.assign(
      need(
        g.s.powers.find((power) => power.card === card),
        card,
      ),
      change,
    );
  given.and?.(g);
  if (given.script !== undefined) script(match, given.script);
  return begun(match, 'staged', () => match.call(given.begin ?? combat, {}));
}

/** Three seats with these hands and no powers; whoever has more to say uses `staged`. */
export function hands(...cards: readonly string[]): Table {
  return staged(cards.map((hand) => ({ hand })));
}

export function health(table: Table): number[] {
  return stateOf(table).players.map((player) => player.health);
}

export const pileOf = (table: Table, seat: Seat): string =>
  named(table, playerOf(table, seat).pile);
export const handOf = (table: Table, seat: Seat): string =>
  named(table, playerOf(table, seat).hand);

/** The cards of the combat: `0:arrows-14=14`. */
export function inCombat(table: Table): string {
  return stateOf(table)
    .combat.cards.map(({ seat, kind, value }) => `${seat}:${kind}=${value}`)
    .join(' ');
}
