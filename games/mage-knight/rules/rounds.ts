import { need, type Seat } from '@destrier/engine';
import { unitData } from '../book.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { DUMMY } from '../table.js';
import { handLimit } from './closing.js';
import { growDummy, playDummy } from './dummy.js';
import { drawCards, rollSource } from './gains.js';
import { oldest, refill } from './offers.js';
import { isBlitz, isReconnaissance, landNow, scenarioOf } from './reading.js';
import { addLesson, revealAround, revealRuin } from './revealing.js';
import { choosingTactics } from './tactics.js';
import { isCleared } from './terrain.js';
import { turn } from './turn.js';

const { act, call, openAsk, procedure, repeat } = rules;

/** Rounds: days and nights in turn [K2.1]. */

/** How many units are offered [K2.5] [K16.10]. */
export const offered = (g: OpenLook): number =>
  g.seats.length + g.content.figures.dice + (isBlitz(g) ? 1 : 0);

const hasCore = (g: OpenLook): boolean =>
  g.all(g.s.placed).some((tile) => ['core', 'city'].includes(g.content.tiles[tile]?.kind ?? ''));

/** Regular units; once a core tile is seen elite and regular ones take turns [K2.6]. */
export function dealUnits(g: Play): void {
  const { units, regularDeck, eliteDeck } = g.s;
  const elite = hasCore(g) && !isReconnaissance(g);
  for (let at = 0; at < offered(g); at++)
    g.draw(elite && at % 2 === 0 ? eliteDeck : regularDeck, units);
  g.event('offer', { units: g.all(units) });
}

/** What was not recruited goes under its deck [K2.15] [K2.19]. */
function returnUnits(g: Play): void {
  const { units, regularDeck, eliteDeck, lessons, actionDeck } = g.s;
  for (const unit of g.all(units)) {
    const deck = unitData(g, unit).tier === 'elite' ? eliteDeck : regularDeck;
    g.move(need(g.find(units, unit), unit), units, deck, 'bottom');
  }
  for (const card of g.all(lessons))
    g.move(need(g.find(lessons, card), card), lessons, actionDeck, 'bottom');
}

const monasteries = (g: OpenLook): number =>
  [...landNow(g).spaces.values()].filter(
    ({ id, site }) => site === 'monastery' && !isCleared(g, id),
  ).length;

function renewOffers(g: Play): void {
  returnUnits(g);
  dealUnits(g);
  for (let left = monasteries(g); left > 0; left--) addLesson(g);
  if (g.s.dummy.hero === null) dropOldest(g, 'actions');
  else growDummy(g);
  dropOldest(g, 'spells');
}

/** The oldest card of an offer goes under its deck [K2.7]. */
function dropOldest(g: Play, offer: 'actions' | 'spells'): void {
  const card = oldest(g, offer);
  const deck = offer === 'actions' ? g.s.actionDeck : g.s.spellDeck;
  if (card !== undefined) g.move(need(g.find(g.s[offer], card), card), g.s[offer], deck, 'bottom');
  refill(g, offer);
}

/** A die that was stolen comes back before the Source is rolled [K2.16]. */
function returnStolen(g: Play): void {
  for (const player of g.s.players) {
    if (player.die === null) continue;
    g.s.source.push(player.die);
    player.die = null;
  }
}

interface OfSeat {
  seat: Seat;
}

/** Banners may leave their units and come back into the deck [K2.14]. */
const furling = procedure<OfSeat>('furling', {
  steps: [
    openAsk<OfSeat, { return: [card: string]; done: [] }>('return', {
      rule: 'K2.14',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const banner of g.all(g.s.players[seat].banners)) m.option('return', banner);
        m.option('done');
      },
      on: {
        return(g, { seat }, card) {
          const { banners, discard, unit } = g.s.players[seat];
          g.move(need(g.find(banners, card), card), banners, discard);
          for (const state of Object.values(unit)) if (state.banner === card) state.banner = null;
          return banners.length > 0 ? 'again' : undefined;
        },
        done() {},
      },
    }),
  ],
});

/** Everything comes back into the deck; units are ready again, wounds stay [K2.9]. */
function renewPlayer(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  player.tactic = null;
  player.tacticDone = false;
  player.flipped = [];
  player.usedNow = [];
  for (const unit of Object.values(player.unit)) {
    unit.ready = true;
    unit.flipped = false;
  }
  const { deck, hand, discard, spared } = player;
  for (const place of [hand, discard, spared]) g.moveAll(place, deck);
  g.shuffle(deck, 'deeds');
}

function draw(g: Play, seat: Seat): void {
  const limit = handLimit(g, seat);
  g.s.players[seat].nextDraw = 0;
  drawCards(g, seat, limit);
}

function prepareRound(g: Play): void {
  g.s.round++;
  g.s.announced = null;
  g.event('round', { round: g.s.round, time: g.s.round % 2 === 1 ? 'day' : 'night' });
  if (g.s.round === 1) return;
  g.s.day = !g.s.day; // K2.2
  returnStolen(g);
  rollSource(g);
  renewOffers(g);
  if (g.s.day) for (const space of Object.keys(g.s.sites)) revealRuin(g, space); // K2.8
  revealAround(g);
  g.callEach(
    furling,
    g.seats.filter((seat) => g.s.players[seat].banners.length > 0).map((seat) => ({ seat })),
  );
}

function dealHands(g: Play): void {
  if (g.s.round === 1) return;
  for (const seat of g.seats) renewPlayer(g, seat);
  for (const seat of g.seats) draw(g, seat);
}

/** Whether the round goes on: until it comes to the one who announced its end again [K2.11]. */
function isGoing(g: OpenLook): boolean {
  return g.s.left !== 0 && !(g.s.announced !== null && g.s.order[g.s.next] === g.s.announced);
}

const oneTurn = procedure<object>('one turn', {
  steps: [
    act('who', undefined, (g) => {
      const actor = g.s.order[g.s.next];
      if (actor === DUMMY || actor === undefined) playDummy(g);
      else g.call(turn, { seat: actor });
    }),
    act('next', undefined, (g) => advance(g)),
  ],
});

/** The next in order; with The Right Moment or Time Bending the same once more [K4.13]. */
function advance(g: Play): void {
  const { turn: last, order } = g.s;
  const actor = order[g.s.next];
  const isOver = g.s.announced === actor;
  if (actor !== DUMMY && !isOver && (last.again || last.bending)) return;
  if (actor !== DUMMY && g.s.left !== null) g.s.left--;
  if (g.s.final && g.s.left === null) g.s.left = g.seats.length; // K18.7
  g.s.next = (g.s.next + 1) % order.length;
  // The announcer's own turn is over; the round ends when the order comes back to the announcer.
}

export const round = procedure<object>('round', {
  steps: [
    act(
      'prepare',
      'K2.1',
      (g) => prepareRound(g),
      () => [furling],
    ),
    act('hands', 'K2.9', (g) => dealHands(g)),
    call('tactics', choosingTactics),
    repeat('turns', isGoing, oneTurn),
  ],
});

/** Whether another round is played [K2.12] [K18.16]. */
export function isOn(g: OpenLook): boolean {
  return !g.s.final && g.s.round < scenarioOf(g).rounds;
}
