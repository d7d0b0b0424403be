import type { Card, Seat } from '@destrier/engine';
import {
  wordsOf,
  WordError,
  type NameOf,
  type Plain,
  type ScenarioWord,
} from '@destrier/engine/scenario';
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
import {
  NOBODY,
  OTTO,
  type Duel,
  type G,
  type Player,
  type Side,
  type Look,
  type Stand,
  type Who,
} from './state.js';

const { words: wordsIn, amount, value, shown, hand, row, pile, begin } = wordsOf<G>();
type OfSeat = ScenarioWord<G, readonly [Seat]>;
type OfTable = ScenarioWord<G, readonly []>;

function figure(
  what: 'coins' | 'strength' | 'faith' | 'mount' | 'armour' | 'pawns',
  most = Infinity,
): OfSeat {
  return amount({
    most,
    get: (g, seat) => g.s.players[seat][what],
    set(g, n, seat) {
      g.s.players[seat][what] = n;
    },
  });
}

const place = (of: (player: Player) => Card[], most = Infinity): OfSeat =>
  hand((g, seat) => of(g.s.players[seat]), most);

/** The duel a seat fights, and its side of it. */
function fightOf(g: Look, seat: Seat): { duel: Duel; side: Side } | undefined {
  for (const one of g.s.duels) {
    const side = one?.sides.find(({ who }) => who === seat);
    if (one !== null && side !== undefined) return { duel: one, side };
  }
  return undefined;
}

const ofSide = (of: (g: Look, side: Side) => Plain, form: string): OfSeat =>
  shown((g, seat) => {
    const fight = fightOf(g, seat);
    return fight === undefined ? null : of(g, fight.side);
  }, inDuel(form));

/** What is told of the one whom a seat fights. */
const ofFoe = (of: (g: Look, side: Side) => Plain, form: string): OfSeat =>
  shown((g, seat) => {
    const fight = fightOf(g, seat);
    const foe = fight?.duel.sides.find((side) => side !== fight.side);
    return foe === undefined ? null : of(g, foe);
  }, inDuel(form));

const inDuel = (form: string): string => `${form} in the duel, null outside; not given`;

/** Seats by their names; Otto and free places are called alike in every scenario. */
const everyName = (values: Plain, nameOf: NameOf): Plain =>
  Array.isArray(values) ? (values as readonly Plain[]).map(nameOf) : values;

/** The initiative track, by the names of the seats; `otto` is Otto. */
const order: OfTable = {
  comparison: 'same',
  get: (g) => g.s.order.map(called),
  named: everyName,
  usage: (g, { names }) => ({
    form: 'every seat once, the first to act first; otto where he plays',
    example: g.s.otto.plays ? [...names, 'otto'] : names.toReversed(),
  }),
  set(g, names, scene) {
    if (!Array.isArray(names)) throw new WordError('it is a list: [red, blue]');
    const named = (names as readonly Plain[]).map((name): Who =>
      name === 'otto' ? OTTO : scene.seatOf(name),
    );
    const all: readonly Who[] = g.s.otto.plays ? [...g.seats, OTTO] : g.seats;
    if (named.length !== all.length || all.some((who) => !named.includes(who)))
      throw new WordError(
        `it names every seat once${g.s.otto.plays ? ', and otto' : ''}; here it has ${named.length} of ${all.length}`,
      );
    g.s.order = named;
  },
};

/** The knights of a city, the one with most glory first. */
function city(name: City): OfTable {
  return {
    comparison: 'same',
    usage: (g, stock) => ({
      form: "knights, the one with most glory first; makes the tournament a pas d'armes",
      example: stock.kinds(g.s.field).slice(0, 2),
    }),
    get: (g) =>
      g.s.tournament.stands.filter((one) => one.city === name).map(({ knight }) => knight),
    set(g, knights, scene) {
      const { tournament: lists, field } = g.s;
      const others = lists.stands.filter((stand) => stand.city !== name);
      const named = Array.isArray(knights) ? (knights as readonly Plain[]).map(String) : [];
      scene.hold(field, [...others.map(({ knight }) => knight), ...named]);
      const here = named.map((knight): Stand => ({ city: name, knight, shield: NOBODY }));
      lists.kind = 'pas';
      lists.stands = CITIES.flatMap((each) =>
        each === name ? here : others.filter((stand) => stand.city === each),
      );
    },
  };
}

/** Places of the joust: seats by their names; `-` is a free one. */
const placesOf = (g: Look, from: number, to: number): readonly Plain[] =>
  g.s.tournament.bracket
    .slice(from, to)
    .map((name) => (name === '' ? '-' : (occupantSeat(name) ?? name)));

/** The lower row of the joust. */
const slots: OfTable = {
  comparison: 'same',
  get: (g) => placesOf(g, 0, SLOTS),
  named: everyName,
  usage: (g, { names, kinds }) => ({
    form: `the ${SLOTS} places from left to right: seats, knights, otto, or - for a free one; makes the tournament a joust`,
    example: [...names, ...kinds(g.s.field)].slice(0, SLOTS),
  }),
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
  named: everyName,
  usage: (g, { names, kinds }) => ({
    form: 'the seat whose shield lies at each knight of the city, or -',
    example: [...names.slice(0, 1), '-'],
    after: { [name]: kinds(g.s.field).slice(0, 2) },
  }),
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
  usage: (g, { kinds }) => ({
    form: `the ${g.s.track.length} slots from left to right: supports, or - for an empty one`,
    example: g.s.track.map((slot, i) => kinds(slot)[i] ?? '-'),
  }),
  set(g, names, scene) {
    if (!Array.isArray(names) || names.length !== g.s.track.length)
      throw new WordError(`it is a list of ${g.s.track.length}`);
    (names as readonly Plain[]).forEach((name, i) => {
      const slot = g.s.track[i];
      if (slot !== undefined) scene.hold(slot, name === '-' ? [] : [name]);
    });
  },
};

const LEVELS = 4;

const nothing = (): object => ({});
const inOrder = (g: Look): boolean => g.s.order.length > 0;
const hasEvent = (g: Look): boolean => g.s.events.now.length > 0;
const hasLists = ({ s: { tournament: lists } }: Look): boolean =>
  lists.kind === 'pas' ? lists.stands.length > 0 : lists.bracket.length > 0;
/** A pas d'armes is the same in every round; of a joust the card says which knights come. */
const hasCard = (g: Look): boolean =>
  g.s.tournament.kind === 'pas' || g.s.tournamentCards.length > 0;
const everyKnight = (g: Look): boolean =>
  g.s.players.every(({ character }) => character.length > 0);
const knightsOf = (content: G['content']): string[] => Object.keys(content.knights);
const duelsOf = (content: G['content']): string[] =>
  Object.keys(content.travel).filter((card) => content.travel[card]?.foe !== undefined);

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    coins: figure('coins'),
    strength: figure('strength'),
    faith: figure('faith'),
    mount: figure('mount', LEVELS), // G1.11
    armour: figure('armour', LEVELS),
    pawns: figure('pawns'),
    glory: amount({
      get: (g, seat) => g.s.players[seat].glory,
      set: (g, n, seat) => award(g, seat, 'given', n - g.s.players[seat].glory),
    }),
    character: place(({ character }) => character, 1),
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
    attack: ofSide(attackOf, 'a whole number'),
    'opponent attack': ofFoe(attackOf, 'a whole number'),
    dice: ofSide((_g, side) => side.dice, 'the dice that count'),
    wins: ofSide((_g, side) => side.wins, 'engagements won'),
    'opponent wins': ofFoe((_g, side) => side.wins, 'engagements won'),
    spent: ofSide((_g, side) => side.spent, 'what was used'),
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
    'second stage': shown(
      (g) => placesOf(g, SLOTS, SLOTS + 4),
      'the four places of the joust, - for a free one; not given',
      everyName,
    ),
    final: shown(
      (g) => placesOf(g, SLOTS + 4, SLOTS + 6),
      'the two places of the joust, - for a free one; not given',
      everyName,
    ),
    'public titles': row((g) => g.s.publicTitles),
    'title deck': pile((g) => g.s.titleDeck),
    event: row((g) => g.s.events.now, 1),
    'next event': row((g) => g.s.events.next, 1),
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
    'otto pawns': amount({
      get: (g) => g.s.otto.pawns,
      set(g, n) {
        g.s.otto.pawns = n;
      },
    }),
    'otto tile': row((g) => g.s.otto.tile, 1),
    'otto deck': pile((g) => g.s.otto.deck),
  },
  begin: {
    round: begin(round, {}, nothing, {
      order: inOrder,
      event: hasEvent,
      character: everyKnight,
      slots: hasLists,
      'tournament card': hasCard,
    }),
    actions: begin(actions, {}, nothing, { order: inOrder, event: hasEvent }),
    travel: begin(travel, {}, nothing, { order: inOrder }),
    upkeep: begin(upkeep, {}, nothing, { character: everyKnight }),
    registration: begin(registration, {}, nothing, {
      order: inOrder,
      slots: hasLists,
      'tournament card': hasCard,
    }),
    tournament: begin(tournament, {}, nothing, {
      order: inOrder,
      slots: (g) => hasLists(g) && !g.s.tournament.bracket.slice(0, SLOTS).includes(''),
    }),
    titles: begin(titlesPhase, {}, nothing, { order: inOrder }),
    duel: begin(duel, { one: 'seat', other: 'seat' }, (_g, v) => ({
      seat: v.one,
      against: 'seat',
      rival: v.other,
    })),
    'duel with a knight': begin(duel, { seat: 'seat', knight: knightsOf }, (_g, v) => ({
      seat: v.seat,
      against: 'knight',
      foe: v.knight,
    })),
    'duel of a card': begin(duel, { seat: 'seat', card: duelsOf }, (_g, v) => ({
      seat: v.seat,
      against: 'challenge',
      foe: v.card,
    })),
  },
});
