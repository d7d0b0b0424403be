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
import { bookOf } from '../book.js';
import { content as house } from '../content/index.js';
import {
  GOODS,
  KNIGHTS,
  PROVINCES,
  type Content,
  type Good,
  type Need,
  type Province,
  type Servant,
} from '../content/types.js';
import { game } from '../game.js';
import { addAlly } from '../rules/draft.js';
import { ending } from '../rules/end.js';
import { round } from '../rules/rounds.js';
import { scoring } from '../rules/scoring/scoring.js';
import { readDomain } from '../rules/setup.js';
import { turn } from '../rules/turn.js';
import type { Player, Play, State } from '../state.js';

/** Tables on which known things lie, for rulings. */

/** Provinces as words: `black black blue`. */
type Words = string;

/** What a seat has; goods, counters and traitors by province. */
export interface Seated {
  /** The space of the knight. */
  readonly knight?: number;
  readonly dice?: readonly number[];
  readonly white?: number;
  readonly apples?: number;
  readonly staffs?: number;
  readonly manorsLeft?: number;
  readonly servants?: { readonly [servant in Servant]?: Province };
  readonly shield?: Words;
  readonly flag?: Words;
  readonly material?: Words;
  readonly influence?: Words;
  readonly countersLeft?: number;
  readonly traitors?: Words;
  readonly quests?: Words;
  /** Abilities; `!` before one that is turned. */
  readonly seals?: Words;
  readonly allies?: Words;
  /** Tiles on which manors stand. */
  readonly manors?: readonly number[];
}

export interface Staged {
  readonly options?: { readonly [id: string]: string };
  /** The game's own between the frames of the examples if not said. */
  readonly content?: Content;
  readonly merlin?: number;
  readonly excalibur?: Seat;
  readonly grail?: Seat;
  readonly round?: number;
  readonly first?: Seat;
  readonly row?: Words;
  readonly apples?: number;
  /** Terrains row by row, `W* L M`; the layout of the rulebook's examples if not said. */
  readonly domain?: string;
  /** A turn of seat 0 if not said. */
  readonly begin?: 'turn' | 'scoring' | 'round' | 'ending';
  readonly script?: { readonly [label: string]: readonly (string | number)[] };
  readonly and?: (g: Play) => void;
}

/** A layout that fits the examples of building and of the domain. */
export const EXAMPLE = 'W* L L* W M* L  M W L W L* M  W* M M L W W  L M* L* M M* W*';

/** Frames of rulings: (4, 1) is paid with grey, orange or blue, as in the examples. */
const framed: Content = {
  ...house,
  frames: {
    top: { source: 'pack', materials: ['black', 'grey', 'blue', 'violet', 'orange', 'brown'] },
    bottom: { source: 'pack', materials: ['orange', 'brown', 'black', 'grey', 'blue', 'violet'] },
  },
};

/** The quest that asks for this and nothing else. */
export function questFor(...needs: readonly Need[]): string {
  const found = Object.entries(house.quests).find(
    ([, quest]) => quest.needs.toSorted().join() === needs.toSorted().join(),
  );
  return need(found, `a quest for ${needs.join(', ')}`)[0];
}

/** The quest of the rulebook's example. */
export const TRIO = questFor('flag-blue', 'material-violet', 'shield-orange');

/** The same content with a quest `q1` that asks for this. */
export const asking = (needs: readonly Need[]): Content => ({
  ...framed,
  quests: { ...house.quests, q1: { source: 'pack', points: 1, servant: 'mason', needs } },
});

const LETTERS: { readonly [letter: string]: string } = { W: 'wood', L: 'lake', M: 'mountain' };
const split = (words: string | undefined): string[] =>
  words === undefined || words === '' ? [] : words.split(/\s+/);
const provincesIn = (words: string | undefined): Province[] =>
  split(words).map((word) =>
    need(
      PROVINCES.find((province) => province === word),
      word,
    ),
  );

export function stateOf(table: Table): State {
  return table.match.s;
}
export const playerOf = (table: Table, seat: Seat): Player => stateOf(table).players[seat];
export const scores = (table: Table): number[] => stateOf(table).players.map(({ score }) => score);

/** What a seat has of a good, by province: `black black blue`. */
export function goodsOf(table: Table, seat: Seat, good: Good): string {
  const counts = playerOf(table, seat).goods[good];
  return PROVINCES.flatMap((province) =>
    Array.from({ length: counts[province] }, () => province),
  ).join(' ');
}

function layDomain(g: Play, layout: string): void {
  const wanted = split(layout).map(
    (word) => `${need(LETTERS[word.charAt(0)], word)}${word.endsWith('*') ? '-tower' : ''}`,
  );
  const cards = g.s.domain.splice(0);
  for (const tile of wanted) {
    const at = cards.findIndex((card) => g.name(card) === tile);
    g.s.domain.push(need(cards.splice(at, 1)[0], tile));
  }
  g.s.spared.push(...cards);
  readDomain(g);
}

function seatOne(match: Match, seat: Seat, given: Seated): void {
  const g: Play = match;
  const player = g.s.players[seat];
  player.knight = given.knight ?? bookOf(g).spaceOf.brown;
  player.dice = [...(given.dice ?? [1, 2, 3])];
  player.white = given.white ?? 1;
  g.s.apples += player.apples - (given.apples ?? 0);
  player.apples = given.apples ?? 0;
  player.staffs = given.staffs ?? 0;
  player.servants = { ...player.servants, ...given.servants };
  for (const good of GOODS)
    for (const province of provincesIn(given[good])) {
      player.goods[good][province]++;
      g.s.supply[good][province]--;
    }
  for (const province of provincesIn(given.influence)) {
    player.influence[province]++;
    player.counters--;
  }
  player.counters = given.countersLeft ?? player.counters;
  hold(match, player.traitors, split(given.traitors));
  hold(match, player.quests, split(given.quests));
  for (const seal of split(given.seals))
    player.seals.push({ ability: seal.replace('!', ''), turned: seal.startsWith('!') });
  for (const tile of given.manors ?? []) {
    g.s.manors[tile] = seat;
    player.manors--;
  }
  player.manors = given.manorsLeft ?? player.manors;
  for (const ally of split(given.allies))
    addAlly(
      g,
      seat,
      need(
        KNIGHTS.find((knight) => knight === ally),
        ally,
      ),
    );
}

const BEGINNINGS = { scoring, round, ending } as const;

/** A table at its first question. */
export function staged(seats: readonly Seated[], given: Staged = {}): Table {
  const { options = {}, content = framed, begin = 'turn' } = given;
  const match = newMatch(prepare(game, seats.length, options, content), tableKey('staged'));
  const g: Play = match;
  need(match.fibers[0], 'a stack').stack.length = 0;
  layDomain(g, given.domain ?? EXAMPLE);
  g.s.merlin = given.merlin ?? 0;
  g.s.excalibur = given.excalibur ?? null;
  g.s.grail = given.grail ?? null;
  g.s.round = given.round ?? 1;
  g.s.first = given.first ?? 0;
  seats.forEach((one, i) => seatOne(match, g.after(0, i), one));
  g.s.apples = given.apples ?? g.s.apples;
  hold(match, g.s.row, split(given.row ?? 'q1 q2 q3'));
  given.and?.(g);
  if (given.script !== undefined) script(match, given.script);
  return begun(match, 'staged', () => {
    if (begin === 'turn') match.call(turn, { seat: 0 });
    else match.call(BEGINNINGS[begin], {});
  });
}

/** A turn of red with these things, beside somebody with nothing. */
export function alone(given: Seated, more: Staged = {}): Table {
  return staged([given, {}], more);
}
