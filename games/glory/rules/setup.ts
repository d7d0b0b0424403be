import { need, perSeat, why, type Card, type Seat, type Setting } from '@destrier/engine';
import { BACKS, DECKS, type Content, type Deck, type Item } from '../content/types.js';
import {
  act,
  call,
  OTTO,
  procedure,
  together,
  type Play,
  type Player,
  type State,
} from '../state.js';
import { keepPlace } from './objective.js';
import { setUpOtto } from './otto/otto.js';
import { called, characterOf } from './players.js';
import { award, gain } from './purse.js';
import { gainSupport } from './tiles.js';
import { chooseTournament, layTournament } from './tournament/lists.js';
import { dealOffers, dealTrack } from './upkeep.js';

/** Settings that contradict each other. */
export function allows(seats: number, { tournament = '', edition, solo }: Setting['options']) {
  if (edition === 'ru' && tournament.includes('-')) return why('G18.6', 'oneTournamentType');
  if (seats === 1 && solo === 'champion' && tournament.includes('pas'))
    return why('G17.2', 'onlyJousts');
  return undefined;
}

const LEVELS = ['one', 'two', 'three'] as const;

/** Everything lies in the box; `settle` deals it. */
export function setup(setting: Setting<Content>): State {
  const supports = setting.cards('supports');
  const knights = setting.cards('knights');
  const events = setting.cards('events');
  const characters = setting.cards('characters');
  const { content, seats } = setting;
  const byBack = splitter(supports, backsOf(content));
  const byType = splitter(
    knights,
    Object.values(content.knights).map(({ type }) => type),
  );
  const byRound = splitter(
    events,
    Object.values(content.events).map(({ round }) => need(LEVELS[round - 1], 'a round')),
  );
  const byLevel = splitter(
    characters,
    Object.values(content.characters).flatMap(({ level, copies }) =>
      Array.from({ length: copies }, () => need(LEVELS[level - 1], 'a level')),
    ),
  );
  const solo = seats.length === 1;
  return {
    round: 1,
    phase: 'setup',
    order: [],
    turn: 0,
    placed: { spaces: [], owners: [] },
    players: perSeat(seats, newPlayer),
    publicTitles: [],
    titleDeck: setting.cards('titles'),
    titleDiscard: [],
    box: { one: byLevel('one'), two: byLevel('two'), three: byLevel('three') },
    piles: {
      one: byBack('one'),
      two: byBack('two'),
      three: byBack('three'),
      special: byBack('special'),
      scroll: byBack('scroll'),
    },
    track: content.board.track.slots.map(() => []),
    recruit: [],
    supportsGone: [],
    relics: setting.cards('relics'),
    prestige: setting.cards('prestige'),
    decks: {
      romance: setting.cards('romance'),
      market: setting.cards('market'),
      challenge: setting.cards('challenge'),
    },
    offers: { romance: [], market: [], challenge: [] },
    travelGone: { romance: [], market: [], challenge: [] },
    events: {
      one: byRound('one'),
      two: byRound('two'),
      three: byRound('three'),
      now: [],
      next: [],
      past: [],
    },
    knights: {
      champion: byType('champion'),
      veteran: byType('veteran'),
      king: byType('king'),
      pole: byType('pole'),
      noble: byType('noble'),
    },
    field: [],
    fallen: [],
    tournamentDeck: setting.cards('tournaments'),
    tournamentCards: [],
    trophies: setting.cards('trophies'),
    trophy: [],
    trophiesGone: [],
    tournament: { kind: 'joust', stands: [], bracket: [] },
    duels: perSeat(seats, () => null),
    otto: {
      plays: solo,
      rivals: solo && setting.options['solo'] === 'rivalry',
      glory: 0,
      pawns: 0,
      deck: setting.cards('solo'),
      shown: [],
      tile: [],
      titles: [],
      openTitles: [],
    },
    joustsWon: 0,
  };
}

const backs = new WeakMap<Content, readonly string[]>();

/** The back of each support in the order of its pool: [poolsOf] lists them by back. */
function backsOf(content: Content): readonly string[] {
  const known = backs.get(content) ?? supportPool(content).map(([, back]) => back);
  backs.set(content, known);
  return known;
}

/** [G2.17] All support tiles with their backs. */
export function supportPool(content: Content): (readonly [support: string, back: string])[] {
  return Object.entries(content.supports).flatMap(([id, { tiles }]) =>
    BACKS.flatMap((back) => Array.from({ length: tiles[back] ?? 0 }, () => [id, back] as const)),
  );
}

/** The cards of a pool whose mark is the one asked for. */
function splitter(cards: readonly Card[], marks: readonly string[]): (mark: string) => Card[] {
  return (mark) => cards.filter((_, i) => marks[i] === mark);
}

function newPlayer(): Player {
  const empty = () => ({ ready: [], used: [] });
  return {
    character: [],
    dealt: { one: [], two: [], three: [] },
    coins: 0,
    strength: 0,
    faith: 0,
    glory: 0,
    mount: 0,
    armour: 0,
    pawns: 0,
    travelled: 0,
    supports: empty(),
    relics: empty(),
    prestige: empty(),
    romance: [],
    market: [],
    challenge: [],
    played: { romance: [], market: [], challenge: [] },
    titles: [],
    openTitles: [],
    drawn: [],
    claimed: [],
  };
}

function shuffleAll(g: Play): void {
  const { box, decks, events, piles, knights } = g.s; // G1.1 G2.17 G2.18 G2.22 G18.1
  for (const level of LEVELS) {
    g.shuffle(box[level], 'cards');
    g.shuffle(events[level], 'cards');
    g.shuffle(piles[level], 'cards');
  }
  g.shuffle(piles.special, 'cards');
  for (const deck of DECKS) g.shuffle(decks[deck], 'cards');
  for (const pile of Object.values(knights)) g.shuffle(pile, 'knights');
  for (const pile of [g.s.titleDeck, g.s.tournamentDeck, g.s.trophies]) g.shuffle(pile, 'cards');
}

/** [G2.1] Solo: the player first, Otto second [G17.8]. */
function drawOrder(g: Play): void {
  const left = g.seats.slice(); // G1.5 G2.2 G2.11
  while (left.length > 0)
    g.s.order.push(need(left.splice(g.random('initiative', left.length), 1)[0], 'a seat'));
  if (g.s.otto.plays) g.s.order.push(OTTO);
  g.event('initiative', { order: g.s.order.map(called) });
}

/** [G2.4] [G18.10] */
function dealCharacters(g: Play): void {
  for (const seat of g.seats) {
    const { dealt } = g.s.players[seat];
    for (const level of LEVELS)
      if (level === 'one' || g.options['learning'] !== 'on') g.draw(g.s.box[level], dealt[level]);
  }
}

const chooseCharacter = together<object, { choose: [character: string] }>('character', {
  rule: 'G2.5',
  who: (g) => (g.options['learning'] === 'on' ? [] : g.seats),
  menu(g, _v, m) {
    for (const level of LEVELS)
      for (const card of g.s.players[m.seat].dealt[level]) m.option('choose', g.name(card));
  },
  on: {
    choose: (g, _v, seat, chosen) => become(g, seat, chosen),
  },
});

/** [G2.6] */
function become(g: Play, seat: Seat, chosen: string): void {
  const { dealt, character } = g.s.players[seat];
  for (const level of LEVELS) {
    const card = dealt[level][0];
    if (card === undefined) continue;
    if (g.name(card) === chosen) g.move(card, dealt[level], character);
    else g.move(card, dealt[level], g.s.box[level]);
  }
  g.rule(chosen);
  g.event('character', { seat, character: chosen });
  equip(g, seat);
}

/** [G18.10] */
function takeLevelOne(g: Play): void {
  if (g.options['learning'] !== 'on') return;
  for (const seat of g.seats) {
    const [card] = g.s.players[seat].dealt.one;
    become(g, seat, g.name(need(card, 'a character of level I')));
  }
}

/** [G2.7] to [G2.10], and the handicap [G18.11]. */
function equip(g: Play, seat: Seat): void {
  const player = g.s.players[seat]; // G1.11 G2.8 G2.9
  const character = characterOf(g, seat);
  player.mount = lowered(g, seat, 'mount') ? 1 : character.mount;
  player.armour = lowered(g, seat, 'armour') ? 1 : character.armour;
  player.pawns = g.content.figures.pawns;
  for (const what of ['coins', 'strength', 'faith'] as const) gain(g, seat, what, character[what]);
  award(g, seat, 'start', character.glory);
}

/** Champion sets the handicap by its difficulty; elsewhere the table does. */
function lowered(g: Play, seat: Seat, item: Item): boolean {
  const handicap = g.options[`handicap${seat + 1}`];
  if (handicap === item || handicap === 'both') {
    return true; // G18.11
  }
  if (!g.s.otto.plays || g.options['solo'] !== 'champion') return false;
  const { difficulty } = g.options; // G17.4
  return difficulty === 'hard' || (difficulty === 'medium' && item === 'mount');
}

/** [G2.12] [G2.13] */
function makeAmends(g: Play): void {
  g.s.order.forEach((who, behind) => {
    if (who === OTTO) return;
    award(g, who, 'initiative', behind);
    drawTravel(g, who, 'challenge', behind);
  });
}

function drawTravel(g: Play, seat: Seat, deck: Deck, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = g.s.decks[deck].at(-1);
    if (top === undefined) return;
    g.event('drew', { seat, deck, card: g.name(top) });
    g.draw(g.s.decks[deck], g.s.players[seat][deck]);
  }
}

/** [G2.14] */
function dealTitles(g: Play): void {
  for (const seat of g.seats) {
    const { drawn } = g.s.players[seat];
    g.draw(g.s.titleDeck, drawn, characterOf(g, seat).titles.draw);
    const titles = drawn.map((card) => g.name(card));
    g.event('objectives', { seat, drawn: titles.length, titles });
  }
}

const keepTitles = together<object, { keep: [titles: readonly string[]] }>('titles', {
  rule: 'G2.15',
  who: (g) => g.seats,
  menu(g, _v, m) {
    const drawn = g.s.players[m.seat].drawn.map((card) => g.name(card));
    const keep = Math.min(characterOf(g, m.seat).titles.keep, drawn.length);
    m.subset('keep', drawn, keep, keep);
  },
  on: {
    keep(g, _v, seat, titles) {
      const { drawn } = g.s.players[seat];
      const kept = keepPlace(g, seat);
      for (const title of titles.toSorted()) g.move(need(g.find(drawn, title), title), drawn, kept);
      g.moveAll(drawn, g.s.titleDeck);
      g.event('kept', { seat, kept: titles.length, titles });
    },
  },
});

/** [G2.19] */
function grantSpecials(g: Play): void {
  for (const who of g.s.order) {
    if (who === OTTO) continue;
    for (let i = 0; i < characterOf(g, who).special; i++) {
      const top = g.s.piles.special.at(-1);
      if (top === undefined) return;
      gainSupport(g, who, top, g.s.piles.special);
    }
  }
}

function drawStartingCards(g: Play): void {
  for (const seat of g.seats)
    for (const deck of DECKS) drawTravel(g, seat, deck, characterOf(g, seat).travel[deck]);
}

const exchange = together<object, { exchange: [cards: readonly string[]] }>('exchange', {
  rule: 'G2.25',
  who: (g) => g.seats.filter((seat) => DECKS.some((deck) => g.s.players[seat][deck].length > 0)),
  menu(g, _v, m) {
    const player = g.s.players[m.seat];
    const hand = DECKS.flatMap((deck) => player[deck].map((card) => g.name(card)));
    m.subset('exchange', hand, 0, hand.length);
  },
  on: {
    exchange(g, _v, seat, cards) {
      for (const name of cards) {
        const deck = need(g.content.travel[name], name).deck;
        const hand = g.s.players[seat][deck];
        g.move(need(g.find(hand, name), name), hand, g.s.decks[deck]);
      }
      if (cards.length === 0) return;
      g.event('exchanged', { seat, cards: cards.length }); // G2.24
      gain(g, seat, 'strength', cards.length * g.content.figures.exchange);
    },
  },
});

/** [G2.27] [G2.28] */
function dealEvents(g: Play): void {
  g.draw(g.s.events.one, g.s.events.now);
  g.draw(g.s.events.two, g.s.events.next);
}

/** Chapter 2, in its order. */
export const settle = procedure<object>('setup', {
  steps: [
    act('shuffle', undefined, shuffleAll),
    act('order', 'G2.1', drawOrder),
    call('tournament', () => chooseTournament),
    act('public titles', 'G2.3', (g) => {
      g.draw(g.s.titleDeck, g.s.publicTitles, g.content.figures.publicTitles);
    }),
    act('characters', 'G2.4', dealCharacters),
    chooseCharacter,
    act('learning', undefined, takeLevelOne),
    act('amends', 'G2.12', makeAmends),
    act('draw titles', 'G2.14', dealTitles),
    keepTitles,
    act('titles back', 'G2.16', (g) => g.shuffle(g.s.titleDeck, 'cards')),
    act('special supports', undefined, grantSpecials),
    act('support track', 'G2.20', (g) => {
      dealTrack(g); // G2.21
    }),
    act('starting cards', 'G2.23', drawStartingCards),
    exchange,
    act('cards back', undefined, (g) => {
      for (const deck of DECKS) g.shuffle(g.s.decks[deck], 'cards');
    }),
    act('offers', 'G2.26', dealOffers),
    act('events', 'G2.27', dealEvents),
    act('last things', 'G2.30', (g) => {
      if (g.s.otto.plays) setUpOtto(g); // G2.29
    }),
    call('lists', () => layTournament),
  ],
});
