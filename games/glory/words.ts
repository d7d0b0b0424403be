import type { Card, Seat } from '@destrier/engine';
import { wordsOf, WordError, type Plain, type Word } from '@destrier/engine/scenario';
import { CITIES, KNIGHT_TYPES, type City } from './content/types.js';
import { actions } from './rules/actions.js';
import { duel } from './rules/duel/duel.js';
import { attackOf } from './rules/duel/dice.js';
import { round } from './rules/main.js';
import { called } from './rules/players.js';
import { award } from './rules/purse.js';
import { titlesPhase } from './rules/titles.js';
import { occupantName, occupantSeat, PLACES, SLOTS } from './rules/tournament/bracket.js';
import { registration } from './rules/tournament/registration.js';
import { tournament } from './rules/tournament/tournament.js';
import { travel } from './rules/travel.js';
import { upkeep } from './rules/upkeep.js';
import { NOBODY, OTTO, type Duel, type G, type Player, type Side, type Sight } from './state.js';

const { words: wordsIn, amount, value, shown, hand, row, pile, begin } = wordsOf<G>();
type OfSeat = Word<G, readonly [Seat]>;
type OfTable = Word<G, readonly []>;

function figure(what: 'coins' | 'strength' | 'faith' | 'mount' | 'armour' | 'pawns'): OfSeat {
  return amount({
    get: (g, seat) => g.s.players[seat][what],
    set(g, n, seat) {
      g.s.players[seat][what] = n;
    },
  });
}

const place = (of: (player: Player) => Card[]): OfSeat => hand((g, seat) => of(g.s.players[seat]));

/** The duel a seat fights, and its side of it. */
function fightOf(g: Sight, seat: Seat): { duel: Duel; side: Side } | undefined {
  for (const one of g.s.duels) {
    const side = one?.sides.find(({ who }) => who === seat);
    if (one !== null && side !== undefined) return { duel: one, side };
  }
  return undefined;
}

const ofSide = (of: (g: Sight, side: Side) => Plain): OfSeat =>
  shown((g, seat) => {
    const fight = fightOf(g, seat);
    return fight === undefined ? null : of(g, fight.side);
  });

/** What is told of the one whom a seat fights. */
const ofFoe = (of: (g: Sight, side: Side) => Plain): OfSeat =>
  shown((g, seat) => {
    const fight = fightOf(g, seat);
    const foe = fight?.duel.sides.find((side) => side !== fight.side);
    return foe === undefined ? null : of(g, foe);
  });

/** The initiative track, by the names of the seats; `otto` is Otto. */
const order: OfTable = {
  comparison: 'same',
  get: (g) => g.s.order.slice(),
  set(g, names, scene) {
    if (!Array.isArray(names)) throw new WordError('it is a list: [red, blue]');
    g.s.order = (names as readonly Plain[]).map((name) =>
      name === 'otto' ? OTTO : scene.seatOf(name),
    );
  },
};

/** The knights of a city, the one with most glory first. */
function city(name: City): OfTable {
  return {
    comparison: 'same',
    get: (g) =>
      g.s.tournament.stands.filter((one) => one.city === name).map(({ knight }) => knight),
    set(g, knights, scene) {
      const { tournament: lists, field } = g.s;
      const others = lists.stands.filter((stand) => stand.city !== name);
      const named = Array.isArray(knights) ? (knights as readonly Plain[]).map(String) : [];
      scene.hold(field, [...others.map(({ knight }) => knight), ...named]);
      const here = named.map((knight) => ({ city: name, knight, shield: NOBODY }));
      lists.kind = 'pas';
      lists.stands = CITIES.flatMap((each) =>
        each === name ? here : others.filter((stand) => stand.city === each),
      );
    },
  };
}

/** Places of the joust: seats by their names; `-` is a free one. */
const placesOf = (g: Sight, from: number, to: number): Plain[] =>
  g.s.tournament.bracket
    .slice(from, to)
    .map((name) => (name === '' ? '-' : (occupantSeat(name) ?? name)));

/** The lower row of the joust. */
const slots: OfTable = {
  comparison: 'same',
  get: (g) => placesOf(g, 0, SLOTS),
  set(g, names, scene) {
    if (!Array.isArray(names) || names.length !== SLOTS)
      throw new WordError(`it is a list of ${SLOTS}`);
    const lower = (names as readonly Plain[]).map(String);
    const knights = lower.filter((name) => name in g.content.knights);
    scene.hold(g.s.field, knights);
    g.s.tournament.kind = 'joust';
    g.s.tournament.bracket = Array.from({ length: PLACES }, () => '');
    lower.forEach((name, slot) => {
      if (name === '-') return;
      const stays = name === 'otto' || knights.includes(name);
      g.s.tournament.bracket[slot] = stays ? name : occupantName(scene.seatOf(name));
    });
  },
};

/** The shields of a city, from left to right; `-` is a knight without one. */
const shields = (name: City): OfTable => ({
  comparison: 'same',
  get: (g) =>
    g.s.tournament.stands
      .filter((one) => one.city === name)
      .map(({ shield }) => (shield === NOBODY ? '-' : called(shield))),
  set(g, names, scene) {
    const here = g.s.tournament.stands.filter((one) => one.city === name);
    if (!Array.isArray(names) || names.length !== here.length)
      throw new WordError(`it is a list of ${here.length}, one for each knight of the city`);
    (names as readonly Plain[]).forEach((one, i) => {
      const stand = here[i];
      if (stand === undefined) return;
      stand.shield = one === '-' ? NOBODY : one === 'otto' ? OTTO : scene.seatOf(one);
    });
  },
});

/** The nine slots of the support track; `-` is an empty one. */
const track: OfTable = {
  comparison: 'same',
  get: (g) => g.s.track.map(([card]) => (card === undefined ? '-' : g.name(card))),
  set(g, names, scene) {
    if (!Array.isArray(names) || names.length !== g.s.track.length)
      throw new WordError(`it is a list of ${g.s.track.length}`);
    (names as readonly Plain[]).forEach((name, i) => {
      const slot = g.s.track[i];
      if (slot !== undefined) scene.hold(slot, name === '-' ? [] : [name]);
    });
  },
};

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    coins: figure('coins'),
    strength: figure('strength'),
    faith: figure('faith'),
    mount: figure('mount'),
    armour: figure('armour'),
    pawns: figure('pawns'),
    glory: amount({
      get: (g, seat) => g.s.players[seat].glory,
      set: (g, n, seat) => award(g, seat, 'given', n - g.s.players[seat].glory),
    }),
    character: place(({ character }) => character),
    supports: place(({ supports }) => supports.ready),
    'turned supports': place(({ supports }) => supports.used),
    relics: place(({ relics }) => relics.ready),
    'turned relics': place(({ relics }) => relics.used),
    prestige: place(({ prestige }) => prestige.ready),
    'turned prestige': place(({ prestige }) => prestige.used),
    romance: place(({ romance }) => romance),
    market: place(({ market }) => market),
    challenge: place(({ challenge }) => challenge),
    'played romance': place(({ played }) => played.romance),
    'played market': place(({ played }) => played.market),
    'played challenge': place(({ played }) => played.challenge),
    titles: place(({ titles }) => titles),
    'open titles': place(({ openTitles }) => openTitles),
    attack: ofSide(attackOf),
    'opponent attack': ofFoe(attackOf),
    dice: ofSide((_g, side) => side.dice),
    wins: ofSide((_g, side) => side.wins),
    'opponent wins': ofFoe((_g, side) => side.wins),
    spent: ofSide((_g, side) => side.spent),
  },
  table: {
    round: value({
      oneOf: () => [1, 2, 3],
      get: (g) => g.s.round,
      set(g, round) {
        g.s.round = round;
      },
    }),
    order,
    track,
    florence: city('florence'),
    paris: city('paris'),
    munich: city('munich'),
    'florence shields': shields('florence'),
    'paris shields': shields('paris'),
    'munich shields': shields('munich'),
    slots,
    'second stage': shown((g) => placesOf(g, SLOTS, SLOTS + 4)),
    final: shown((g) => placesOf(g, SLOTS + 4, SLOTS + 6)),
    'public titles': row((g) => g.s.publicTitles),
    'title deck': pile((g) => g.s.titleDeck),
    event: row((g) => g.s.events.now),
    'next event': row((g) => g.s.events.next),
    'special pile': pile((g) => g.s.piles.special),
    'romance offers': row((g) => g.s.offers.romance),
    'market offers': row((g) => g.s.offers.market),
    'challenge offers': row((g) => g.s.offers.challenge),
    'romance deck': pile((g) => g.s.decks.romance),
    'market deck': pile((g) => g.s.decks.market),
    'challenge deck': pile((g) => g.s.decks.challenge),
    ...Object.fromEntries(
      KNIGHT_TYPES.map((type) => [`${type} pile`, pile((g) => g.s.knights[type])]),
    ),
    trophy: row((g) => g.s.trophy),
    'tournament card': row((g) => g.s.tournamentCards),
    'otto glory': amount({
      get: (g) => g.s.otto.glory,
      set(g, n) {
        g.s.otto.glory = n;
      },
    }),
    'otto tile': row((g) => g.s.otto.tile),
    'otto deck': pile((g) => g.s.otto.deck),
  },
  begin: {
    round: begin(round, {}, () => ({})),
    actions: begin(actions, {}, () => ({})),
    travel: begin(travel, {}, () => ({})),
    upkeep: begin(upkeep, {}, () => ({})),
    registration: begin(registration, {}, () => ({})),
    tournament: begin(tournament, {}, () => ({})),
    titles: begin(titlesPhase, {}, () => ({})),
    duel: begin(duel, { one: 'seat', other: 'seat' }, (_g, v) => ({
      seat: v.one,
      against: 'seat',
      foe: '',
      rival: v.other,
    })),
    'duel with a knight': begin(duel, { seat: 'seat', knight: 'text' }, (_g, v) => ({
      seat: v.seat,
      against: 'knight',
      foe: v.knight,
      rival: -1,
    })),
    'duel of a card': begin(duel, { seat: 'seat', card: 'text' }, (_g, v) => ({
      seat: v.seat,
      against: 'challenge',
      foe: v.card,
      rival: -1,
    })),
  },
});
