import type { Card, Seat } from '@destrier/engine';
import {
  wordsOf,
  WordError,
  type NameOf,
  type Plain,
  type ScenarioWord,
} from '@destrier/engine/scenario';
import { combat, combats } from './rules/combat/combat.js';
import { dawn } from './rules/dawn.js';
import { dusk } from './rules/dusk.js';
import { godsends } from './rules/godsends.js';
import { addPower, powerOf, removePowers } from './rules/powers.js';
import { host } from './rules/places.js';
import { takeHero } from './rules/setup.js';
import type { Look, G, Player, Play } from './state.js';
import { isSuit } from './content/cards.js';

const {
  words: wordsIn,
  amount,
  value,
  seat: seatWord,
  shown,
  hand,
  row,
  pile,
  begin,
} = wordsOf<G>();
type OfSeat = ScenarioWord<G, readonly [Seat]>;

/** The number of a seat, where a value is one. */
const named = (value_: Plain, nameOf: NameOf): Plain =>
  Array.isArray(value_) ? (value_ as readonly Plain[]).map(nameOf) : nameOf(value_);

const place = (of: (player: Player) => Card[]): OfSeat => hand((g, seat) => of(g.s.players[seat]));

/** The hero of a seat, whose power comes into play. */
const hero: OfSeat = value<readonly [Seat], string>({
  oneOf: (g) => Object.keys(g.content.heroes),
  get: (g, seat) => g.s.players[seat].hero,
  set(g, id, seat) {
    removePowers(g, ({ rank, seat: owner }) => rank === 'hero' && owner === seat);
    takeHero(g, seat, id);
  },
});

/** Whether the legend is unlocked; to be given after the hero. */
const unlocked: OfSeat = {
  ...value<readonly [Seat], boolean>({
    oneOf: () => [true, false],
    get: (g, seat) => g.s.players[seat].unlocked,
    set: unlock,
  }),
  usage: (g) => ({
    form: 'true or false; after the hero',
    example: true,
    after: { hero: Object.keys(g.content.heroes)[0] ?? '' },
  }),
};

function unlock(g: Play, open: boolean, seat: Seat): void {
  const card = g.content.heroes[g.s.players[seat].hero]?.legend ?? '';
  const data = g.content.legends[card];
  if (data === undefined) throw new WordError('give the hero first');
  if (open && powerOf(g, seat, data.effect) === undefined)
    addPower(g, { card, rank: 'legend', effect: data.effect, seat });
  g.s.players[seat].unlocked = open;
}

function listOf(value_: Plain): readonly Plain[] {
  if (!Array.isArray(value_)) throw new WordError('it is a list: [herald, mirror]');
  return value_ as readonly Plain[];
}

/** The godsends before a seat, ready to be used; what they name: `{plague: blue}`. */
const favours: OfSeat = {
  comparison: 'any order',
  get: (g, seat) => g.s.players[seat].godsends.map((card) => g.name(card)),
  usage: (g, { kinds }, seat) => ({
    form: 'godsends, ready to be used, in any order',
    example: kinds(g.s.players[seat].godsends).slice(0, 2),
  }),
  set(g, ids, scene, seat) {
    scene.hold(g.s.players[seat].godsends, ids);
    removePowers(g, ({ rank, seat: owner }) => rank === 'godsend' && owner === seat);
    for (const id of listOf(ids).map(String)) {
      const data = g.content.godsends[id];
      if (data !== undefined) addPower(g, { card: id, rank: 'godsend', effect: data.effect, seat });
    }
  },
};

/** What the powers of a seat name, a seat, a suit or both: `{plague: blue, curse-of-poison: [blue, arrows]}`. */
const names: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(
      g.s.powers
        .filter((power) => power.seat === seat && namesOf(power).length > 0)
        .map((power) => {
          const [only, ...more] = namesOf(power);
          return [power.card, only === undefined || more.length > 0 ? namesOf(power) : only];
        }),
    ),
  named: (found, nameOf) =>
    typeof found === 'object' && found !== null
      ? Object.fromEntries(
          Object.entries(found).map(([card, what]: [string, Plain]) => [card, named(what, nameOf)]),
        )
      : found,
  usage: (_g, stock) => ({
    form: 'by power, the seat or the suit it names, or both: [blue, arrows]',
    example: { plague: stock.names.at(-1) ?? '' },
    after: { godsends: ['plague'] },
  }),
  set(g, given, scene, seat) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new WordError('it is like {plague: blue} or {curse-of-poison: [blue, arrows]}');
    for (const [card, what] of Object.entries(given as { readonly [card: string]: Plain })) {
      const power = g.s.powers.find((one) => one.card === card && one.seat === seat);
      if (power === undefined) throw new WordError(`the seat does not have ${card}`);
      for (const one of Array.isArray(what) ? (what as readonly Plain[]) : [what])
        if (typeof one === 'string' && isSuit(one)) power.suit = one;
        else power.target = scene.seatOf(one);
    }
  },
};

/** The seat and the suit that a power names, if it does. */
const namesOf = ({ target, suit }: Look['s']['powers'][number]): readonly Plain[] => [
  ...(target >= 0 ? [target] : []),
  ...(suit === '' ? [] : [suit]),
];

/** The place that a seat hosts. */
const hosted: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    g.s.powers.find((power) => power.rank === 'place' && power.seat === seat)?.card ?? null,
  usage: (g) => ({
    form: `one of ${Object.keys(g.content.places).join(', ')}`,
    example: Object.keys(g.content.places)[0] ?? '',
  }),
  set(g, place_, _scene, seat) {
    const id = typeof place_ === 'string' ? place_ : '';
    if (g.content.places[id] === undefined)
      throw new WordError(`it is one of ${Object.keys(g.content.places).join(', ')}`);
    host(g, seat, id);
  },
};

/** The cards of the combat: `[[red, arrows-14, 14]]`. */
const inCombat = (g: Look): Plain =>
  g.s.combat.cards.map(({ seat, kind, value: worth }) => [seat, kind, worth]);

/** Only what stands first is a seat: a value may be the same number. */
function firstNamed(card: Plain, nameOf: NameOf): Plain {
  if (!Array.isArray(card)) return card;
  const [seat, ...rest] = card as readonly Plain[];
  return [nameOf(seat ?? null), ...rest];
}

/** A seat that was not given any health has it in full. */
function ready(g: Play): void {
  for (const seat of g.seats) {
    if (g.s.players[seat].health !== 0) continue;
    g.s.players[seat].health = Number(g.options['health']);
    g.score(seat, 'given', g.s.players[seat].health);
  }
}

const nothing = (g: Play): object => {
  ready(g);
  return {};
};

const everyHand = (g: Look): boolean => g.s.players.every(({ hand: held }) => held.length > 0);

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    health: amount({
      least: -Infinity,
      get: (g, seat) => g.s.players[seat].health,
      set(g, n, seat) {
        g.score(seat, 'given', n - g.s.players[seat].health);
        g.s.players[seat].health = n;
      },
    }),
    hero,
    unlocked,
    hand: place((player) => player.hand),
    pile: place((player) => player.pile),
    kept: place((player) => player.kept),
    godsends: favours,
    names,
    hosts: hosted,
    out: shown((g, seat) => g.s.players[seat].out, 'true or false; not given'),
    'cards in hand': shown((g, seat) => g.s.players[seat].hand.length, 'how many; not given'),
  },
  table: {
    round: amount({
      get: (g) => g.s.round,
      set(g, n) {
        g.s.round = n;
      },
    }),
    dealer: seatWord({
      get: (g) => g.s.dealer,
      set(g, seat) {
        g.s.dealer = seat;
        g.s.formerDealer = seat;
      },
    }),
    place: value<readonly [], string>({
      oneOf: (g) => Object.keys(g.content.places),
      get: (g) => g.s.place,
      set(g, id) {
        g.s.place = id;
      },
    }),
    leader: seatWord({
      get: (g) => g.s.combat.leader,
      set(g, seat) {
        g.s.combat.leader = seat;
      },
    }),
    lead: shown((g) => g.s.combat.lead, 'the suit that leads; not given'),
    combat: shown(
      inCombat,
      'seat, card and value of each: [[red, arrows-14, 14]]; not given',
      (rows, nameOf) =>
        Array.isArray(rows)
          ? (rows as readonly Plain[]).map((row_) => firstNamed(row_, nameOf))
          : rows,
    ),
    table: row((g) => g.s.table),
    aside: hand((g) => g.s.aside),
    discard: hand((g) => g.s.discard),
    deck: pile((g) => g.s.deck),
    'open godsends': hand((g) => g.s.favours.open),
    'godsend deck': pile((g) => g.s.favours.deck),
  },
  begin: {
    dawn: begin(dawn, {}, nothing),
    combats: begin(combats, {}, nothing, { hand: everyHand }),
    combat: begin(
      combat,
      { leader: 'seat' },
      (g, { leader }) => {
        g.s.combat.leader = leader;
        return nothing(g);
      },
      { hand: everyHand },
    ),
    dusk: begin(dusk, {}, nothing),
    godsends: begin(godsends, {}, nothing),
  },
});
