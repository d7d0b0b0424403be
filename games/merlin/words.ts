import { need, type Card, type Seat } from '@destrier/engine';
import { wordsOf, WordError, type Plain, type ScenarioWord } from '@destrier/engine/scenario';
import { SPACES } from './book.js';
import { KNIGHTS, PROVINCES, SERVANTS, type Good } from './content/types.js';
import { sumOf } from './rules/counts.js';
import { addAlly } from './rules/draft.js';
import { ending } from './rules/end.js';
import { FACES } from './rules/moving.js';
import { round } from './rules/rounds.js';
import { scoring } from './rules/scoring/scoring.js';
import { readDomain } from './rules/setup.js';
import { turn } from './rules/turn.js';
import { CASTLE, type Look, type G, type Player, type Play } from './state.js';

const { words: wordsIn, amount, counts, hand, pile, row, seat: seatWord, begin } = wordsOf<G>();
type OfSeat = ScenarioWord<G, readonly [Seat]>;
type OfTable = ScenarioWord<G, readonly []>;

function figure(what: 'staffs' | 'knight', most: number): OfSeat {
  return amount({
    most,
    get: (g, seat) => g.s.players[seat][what],
    set(g, n, seat) {
      g.s.players[seat][what] = n;
    },
  });
}

const place = (of: (player: Player) => Card[]): OfSeat => hand((g, seat) => of(g.s.players[seat]));

const goods = (good: Good): OfSeat =>
  counts({
    counts: (g, seat) => g.s.players[seat].goods[good],
    bank: (g) => g.s.supply[good],
  });

function listOf(value: Plain, form: string): readonly Plain[] {
  if (!Array.isArray(value)) throw new WordError(`it is ${form}`);
  return value as readonly Plain[];
}

function oneOf<const W extends string | number>(words: readonly W[], value: Plain): W {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new WordError(`it is one of ${words.join(', ')}`);
  return found;
}

const DICE_FORM = 'the faces of dice that are not used: [1, 2, 3]';
/** The own dice that are not used. */
const dice: OfSeat = {
  comparison: 'any order',
  get: (g, seat) => [...g.s.players[seat].dice],
  usage: () => ({ form: DICE_FORM, example: [1, 2, 3] }),
  set(g, value, _scene, seat) {
    g.s.players[seat].dice = listOf(value, DICE_FORM)
      .map((face) => oneOf(FACES, face))
      .toSorted((a, b) => a - b);
  },
};

/** The white die. */
const white: OfSeat = amount({
  least: 1,
  most: FACES.length,
  get: (g, seat) => g.s.players[seat].white ?? 0,
  set(g, n, seat) {
    g.s.players[seat].white = n;
  },
});

const influenceCounts = counts<readonly [Seat]>({
  counts: (g, seat) => g.s.players[seat].influence,
});
/** Counters in provinces; the others lie in the castle. */
const influence: OfSeat = {
  ...influenceCounts,
  set(g, value, scene, seat) {
    influenceCounts.set?.(g, value, scene, seat);
    const player = g.s.players[seat];
    const left = g.content.figures.counters - sumOf(player.influence);
    if (left < 0) throw new WordError(`there are ${g.content.figures.counters} counters`);
    player.counters = left;
  },
};

/** Where servants are: `{mason: blue}`; those that are not named are at home. */
const servants: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(
      Object.entries(g.s.players[seat].servants).filter(([, post]) => post !== CASTLE),
    ),
  usage: () => ({ form: 'provinces by servant: {mason: blue}', example: { mason: 'blue' } }),
  set(g, value, _scene, seat) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new WordError('it is like {mason: blue, lady: grey}');
    for (const [servant, post] of Object.entries(value))
      g.s.players[seat].servants[oneOf(SERVANTS, servant)] = oneOf([...PROVINCES, CASTLE], post);
  },
};

const TILES_FORM = 'numbers of tiles, row by row from 0: [3, 10]';
/** The tiles on which manors stand; to be given after the domain. */
const manors: OfSeat = {
  comparison: 'any order',
  get: (g, seat) => g.s.manors.flatMap((owner, tile) => (owner === seat ? [tile] : [])),
  usage: () => ({ form: TILES_FORM, example: [3, 10] }),
  set(g, value, _scene, seat) {
    ready(g);
    for (const tile of listOf(value, TILES_FORM)) {
      g.s.manors[oneOf([...g.s.manors.keys()], tile)] = seat;
      g.s.players[seat].manors--;
    }
  },
};

/** Seals by ability, `used` or `ready`. */
const seals: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(
      g.s.players[seat].seals.map(({ ability, turned }) => [ability, turned ? 'used' : 'ready']),
    ),
  usage: () => ({ form: 'used or ready, by ability', example: { 'mason-1': 'ready' } }),
  set(g, value, _scene, seat) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new WordError('it is like {mason-1: ready}');
    g.s.players[seat].seals = Object.entries(value).map(([ability, state]) => ({
      ability: oneOf(Object.keys(g.content.abilities), ability),
      turned: oneOf(['used', 'ready'], state) === 'used',
    }));
  },
};

/** Allies by name, with the tiles that are left on them. */
const allies: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(g.s.players[seat].allies.map(({ knight, tiles }) => [knight, tiles])),
  usage: () => ({ form: 'tiles left, by knight', example: { tristan: 6 } }),
  set(g, value, _scene, seat) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new WordError('it is like {tristan: 6}');
    g.s.players[seat].allies = [];
    for (const [name, tiles] of Object.entries(value)) {
      const knight = oneOf(KNIGHTS, name);
      addAlly(g, seat, knight);
      need(g.s.players[seat].allies.at(-1), 'an ally').tiles = oneOf(
        Array.from({ length: g.content.knights[knight].tiles + 1 }, (_, i) => i),
        tiles,
      );
    }
  },
};

const domainRow = row<readonly []>((g) => g.s.domain);
/** The tiles row by row from the top: six, twelve, eighteen or all. */
const domain: OfTable = {
  ...domainRow,
  usage: (g) => ({
    form: 'terrain tiles row by row, six in each: [wood, lake-tower, …]',
    example: g.s.domain.map((card) => g.name(card)),
  }),
  set(g, value, scene) {
    domainRow.set?.(g, value, scene);
    readDomain(g);
  },
};

const numberWord = (
  get: (g: Look) => number,
  set: (g: Play, n: number) => void,
  most = Infinity,
): OfTable => amount({ most, get, set });

/** A domain that nobody has read is read now. */
function ready(g: Play): void {
  if (g.s.manors.length === 0) readDomain(g);
}

/** A seat that was not given any dice has 1, 2 and 3. */
function rollFor(g: Play): void {
  for (const player of g.s.players)
    if (player.dice.length === 0 && player.white === null) player.dice = [1, 2, 3];
}

const nothing = (g: Play): object => {
  ready(g);
  return {};
};

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    points: amount({
      least: -Infinity,
      get: (g, seat) => g.s.players[seat].score,
      set(g, n, seat) {
        g.score(seat, 'given', n - g.s.players[seat].score);
        g.s.players[seat].score = n;
      },
    }),
    knight: figure('knight', SPACES - 1),
    dice,
    white,
    apples: amount({
      get: (g, seat) => g.s.players[seat].apples,
      set(g, n, seat) {
        g.s.players[seat].apples = n;
      },
      bank: {
        get: (g) => g.s.apples,
        set(g, n) {
          g.s.apples = n;
        },
      },
    }),
    staffs: figure('staffs', 3),
    shields: goods('shield'),
    flags: goods('flag'),
    materials: goods('material'),
    influence,
    servants,
    traitors: place((player) => player.traitors),
    quests: place((player) => player.quests),
    manors,
    seals,
    allies,
  },
  table: {
    round: numberWord(
      (g) => g.s.round,
      (g, n) => {
        g.s.round = n;
      },
    ),
    first: seatWord({
      get: (g) => g.s.first,
      set(g, seat) {
        g.s.first = seat;
      },
    }),
    merlin: numberWord(
      (g) => g.s.merlin,
      (g, n) => {
        g.s.merlin = n;
      },
      SPACES - 1,
    ),
    excalibur: seatWord({
      get: (g) => g.s.excalibur,
      set(g, seat) {
        g.s.excalibur = seat;
      },
    }),
    grail: seatWord({
      get: (g) => g.s.grail,
      set(g, seat) {
        g.s.grail = seat;
      },
    }),
    domain,
    row: row((g) => g.s.row),
    pile: pile((g) => g.s.pile),
    discard: hand((g) => g.s.discard),
    stack: pile((g) => g.s.stack),
    beaten: hand((g) => g.s.beaten),
  },
  begin: {
    turn: begin(turn, { seat: 'seat' }, (g, { seat }) => {
      ready(g);
      rollFor(g);
      return { seat };
    }),
    round: begin(round, {}, nothing),
    scoring: begin(scoring, {}, nothing, { round: (g) => g.s.round > 0 }),
    ending: begin(ending, {}, nothing),
  },
});
