import type { Card, Seat } from '@destrier/engine';
import { wordsOf, WordError, type Plain, type Word } from '@destrier/engine/scenario';
import { combat } from './rules/combat/combat.js';
import { combats } from './rules/combats.js';
import { dawn } from './rules/dawn.js';
import { dusk } from './rules/dusk.js';
import { godsends } from './rules/godsends.js';
import { addPower, powerOf, removePowers } from './rules/powers.js';
import { host } from './rules/places.js';
import { takeHero } from './rules/setup.js';
import type { Eye, G, Player, Rule } from './state.js';
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
type OfSeat = Word<G, readonly [Seat]>;

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
const unlocked: OfSeat = value({
  oneOf: () => [true, false],
  get: (g, seat) => g.s.players[seat].unlocked,
  set(g, open, seat) {
    const card = g.content.heroes[g.s.players[seat].hero]?.legend ?? '';
    const data = g.content.legends[card];
    if (data === undefined) throw new WordError('give the hero first');
    if (open && powerOf(g, seat, data.effect) === undefined)
      addPower(g, { card, rank: 'legend', effect: data.effect, seat });
    g.s.players[seat].unlocked = open;
  },
});

function listOf(value_: Plain): readonly Plain[] {
  if (!Array.isArray(value_)) throw new WordError('it is a list: [herald, mirror]');
  return value_ as readonly Plain[];
}

/** The godsends before a seat, ready to be used; what they name: `{plague: blue}`. */
const favours: OfSeat = {
  comparison: 'any order',
  get: (g, seat) => g.s.players[seat].godsends.map((card) => g.name(card)),
  set(g, ids, scene, seat) {
    scene.hold(g.s.players[seat].godsends, ids);
    removePowers(g, ({ rank, seat: owner }) => rank === 'godsend' && owner === seat);
    for (const id of listOf(ids).map(String)) {
      const data = g.content.godsends[id];
      if (data !== undefined) addPower(g, { card: id, rank: 'godsend', effect: data.effect, seat });
    }
  },
};

/** What the powers of a seat name: a seat or a suit, `{plague: blue, enchantment: arrows}`. */
const names: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(
      g.s.powers
        .filter((power) => power.seat === seat && (power.target >= 0 || power.suit !== ''))
        .map(({ card, target, suit }) => [card, suit === '' ? target : suit]),
    ),
  set(g, named, scene, seat) {
    if (typeof named !== 'object' || named === null || Array.isArray(named))
      throw new WordError('it is like {plague: blue}');
    for (const [card, what] of Object.entries(named as { readonly [card: string]: Plain })) {
      const power = g.s.powers.find((one) => one.card === card && one.seat === seat);
      if (power === undefined) throw new WordError(`the seat does not have ${card}`);
      if (typeof what === 'string' && isSuit(what)) power.suit = what;
      else power.target = scene.seatOf(what);
    }
  },
};

/** The place that a seat hosts. */
const hosted: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    g.s.powers.find((power) => power.rank === 'place' && power.seat === seat)?.card ?? null,
  set(g, place_, _scene, seat) {
    const id = typeof place_ === 'string' ? place_ : '';
    if (g.content.places[id] === undefined)
      throw new WordError(`it is one of ${Object.keys(g.content.places).join(', ')}`);
    host(g, seat, id);
  },
};

/** The cards of the combat: `[[red, arrows-14, 14]]`. */
const inCombat = (g: Eye): Plain =>
  g.s.combat.cards.map(({ seat, kind, value: worth }) => [seat, kind, worth]);

/** Who was not given any health has it in full. */
function ready(g: Rule): void {
  for (const seat of g.seats) {
    if (g.s.players[seat].health !== 0) continue;
    g.s.players[seat].health = Number(g.options['health']);
    g.score(seat, 'given', g.s.players[seat].health);
  }
}

const nothing = (g: Rule): object => {
  ready(g);
  return {};
};

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    health: amount({
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
    out: shown((g, seat) => g.s.players[seat].out),
    'cards in hand': shown((g, seat) => g.s.players[seat].hand.length),
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
    lead: shown((g) => g.s.combat.lead),
    combat: shown(inCombat),
    table: row((g) => g.s.table),
    aside: hand((g) => g.s.aside),
    discard: hand((g) => g.s.discard),
    deck: pile((g) => g.s.deck),
    'open godsends': hand((g) => g.s.favours.open),
    'godsend deck': pile((g) => g.s.favours.deck),
  },
  begin: {
    dawn: begin(dawn, {}, nothing),
    combats: begin(combats, {}, nothing),
    combat: begin(combat, { leader: 'seat' }, (g, { leader }) => {
      g.s.combat.leader = leader;
      return nothing(g);
    }),
    dusk: begin(dusk, {}, nothing),
    godsends: begin(godsends, {}, nothing),
  },
});
