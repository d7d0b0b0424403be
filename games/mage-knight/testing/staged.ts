import {
  need,
  newMatch,
  prepare,
  tableKey,
  type Match,
  type Seat,
  type Table,
} from '@destrier/engine';
import { begun, hold, script } from '@destrier/engine/testkit/check';
import { BASICS, MANA, type Hero } from '../content/types.js';
import { game } from '../game.js';
import { newSite } from '../rules/revealing.js';
import { spaceAt } from '../rules/reading.js';
import { turn } from '../rules/turn.js';
import type { Play } from '../state.js';
import type { Player, State } from '../table.js';

/** Tables on which known things lie, for rulings. */

/** Words with spaces between them: `march march rage`. */
type Words = string;

export interface Seated {
  readonly hero?: Hero;
  readonly at?: string;
  readonly hand?: Words;
  readonly deck?: Words;
  readonly discard?: Words;
  readonly crystals?: Words;
  readonly tokens?: Words;
  /** Copies of units; `!` before one that is wounded. */
  readonly units?: Words;
  readonly skills?: Words;
  readonly fame?: number;
  readonly level?: number;
  readonly reputation?: number;
  readonly tactic?: string;
}

export interface Staged {
  readonly options?: { readonly [id: string]: string };
  readonly night?: true;
  /** Tiles with their places, beside the starting tile: `1:0,1 2:1,0`. */
  readonly tiles?: Words;
  /** Who lies open on which space. */
  readonly foes?: { readonly [space: string]: Words };
  readonly source?: Words;
  readonly units?: Words;
  readonly script?: { readonly [stream: string]: readonly (string | number)[] };
  readonly and?: (g: Play) => void;
  /** What begins; a turn of red if it is not said. */
  readonly begin?: (g: Play) => void;
}

const split = (words: Words | undefined): string[] => (words ?? '').split(' ').filter(Boolean);

export const stateOf = (table: Table): State => {
  const g: Play = table.match;
  return g.s;
};
export const playerOf = (table: Table, seat: Seat = 0): Player => stateOf(table).players[seat];

function layTiles(match: Match, tiles: Words): void {
  const g: Play = match;
  for (const entry of split(tiles)) {
    const [tile = ''] = entry.split(':');
    hold(match, g.s.placed, [tile]);
    g.s.layout.push(entry);
    for (const direction of ['C', 'NE', 'E', 'SE', 'SW', 'W', 'NW']) {
      const space = `${tile}-${direction}`;
      if (spaceAt(g, space).site !== null) g.s.sites[space] = newSite();
    }
  }
}

function seatOne(match: Match, seat: Seat, given: Seated): void {
  const g: Play = match;
  const player = g.s.players[seat];
  player.hero = given.hero ?? player.hero;
  player.at = given.at ?? 'A-C';
  player.fame = given.fame ?? 0;
  if (player.fame > 0) g.score(seat, 'effects', player.fame);
  player.level = given.level ?? 1;
  player.reputation = given.reputation ?? 0;
  player.tactic = given.tactic ?? null;
  hold(match, player.hand, split(given.hand));
  hold(match, player.deck, split(given.deck ?? 'wound wound wound'));
  hold(match, player.discard, split(given.discard));
  hold(match, player.skills, split(given.skills));
  for (const word of split(given.crystals))
    player.crystals[
      need(
        BASICS.find((one) => one === word),
        word,
      )
    ]++;
  for (const word of split(given.tokens))
    player.tokens[
      need(
        MANA.find((one) => one === word),
        word,
      )
    ]++;
  for (const word of split(given.units)) {
    const unit = word.replace('!', '');
    hold(match, player.units, [unit]);
    const wounds = word.startsWith('!') ? 1 : 0;
    player.unit[unit] = { ready: true, wounds, banner: null, flipped: false };
  }
}

/** A table at the first question of a turn of red. */
export function staged(seats: readonly Seated[], given: Staged = {}): Table {
  const match = newMatch(prepare(game, seats.length, given.options ?? {}), tableKey('staged'));
  const g: Play = match;
  need(match.fibers[0], 'a stack').stack.length = 0;
  return begun(match, 'staged', () => {
    g.s.round = 1;
    g.s.day = given.night !== true;
    const dice = split(given.source ?? 'black black black black black black').slice(
      0,
      g.s.source.length,
    );
    g.s.source = dice.map((word) =>
      need(
        MANA.find((one) => one === word),
        word,
      ),
    );
    layTiles(match, given.tiles ?? '1:0,1 2:1,0');
    seats.forEach((one, i) => seatOne(match, g.after(0, i), one));
    for (const [space, foes] of Object.entries(given.foes ?? {}))
      hold(match, need(g.s.sites[space], space).foes, split(foes));
    hold(match, g.s.units, split(given.units));
    given.and?.(g);
    if (given.script !== undefined) script(match, given.script);
    if (given.begin === undefined) g.call(turn, { seat: 0 });
    else given.begin(g);
  });
}

/** Red alone at the table. */
export const alone = (given: Seated, more: Staged = {}): Table => staged([given], more);
