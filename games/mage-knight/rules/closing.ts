import { kind, need, paramsOf, type Seat } from '@destrier/engine';
import { modAt, WOUND } from '../book.js';
import { BASICS } from '../content/types.js';
import { rules, type Look, type OpenLook, type Play } from '../state.js';
import { carryOut } from './effects/agenda.js';
import { drawCards, keepCrystal, noTokens, rollDie, takeWounds } from './gains.js';
import { levelUp } from './levels.js';
import { levelAt, levelData, spaceAt } from './reading.js';
import { rewards, unitsWon } from './rewards.js';
import { canLengthen, lengthening } from './tactics.js';
import { isCity, isCleared, isSafe } from './terrain.js';

const { act, ask, call, procedure, repeat } = rules;

/** The end of a turn, in the order of the rules [K14.1]. */

interface OfSeat {
  seat: Seat;
}

/** Dice that were used are rolled and come back; others come back as they were set [K14.2] [K3.15]. */
function returnDice(g: Play): void {
  const { source, turn } = g.s;
  if (turn.used === 0 && turn.set.length === 0) return;
  for (; turn.used > 0; turn.used--) source.push(rollDie(g));
  source.push(...turn.set);
  turn.set = [];
  g.event('source', { dice: [...source] });
}

/** Back the way one came, with a wound for each space, until a safe one [K14.3]. */
function fallBack(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  const { path } = g.s.turn;
  let wounds = 0;
  while (!isSafe(g, seat, player.at) && path.length > 0) {
    player.at = need(path.pop(), 'a space');
    wounds++;
  }
  if (wounds === 0) return;
  takeWounds(g, seat, wounds);
  g.event('withdrew', { seat, space: player.at, wounds });
}

interface Later {
  seat: Seat;
  address: string;
}

/** What was to happen when the turn ends. */
const finishing = procedure<Later>('finishing', {
  steps: [
    act('carry out', 'K14.4', (g, { seat, address }) => {
      g.s.turn.context.id = address.slice(0, address.indexOf('.'));
      carryOut(g, seat, `${address}.do`);
    }),
  ],
});

/** The play area is cleared; Time Bending brings the cards back [K14.5] [K6.15]. */
function clear(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  player.tokens = noTokens();
  player.usedNow = [];
  if (player.motivated > 0) player.motivated--;
  if (g.s.turn.bending) {
    const cards = g.all(player.played);
    const aside = cards.includes('space-bending') ? 'space-bending' : 'magic-talent'; // K20.40
    for (const card of cards)
      if (card !== aside)
        g.move(need(g.find(player.played, card), card), player.played, player.hand);
  }
  g.moveAll(player.played, player.discard);
}

/** A mine gives a crystal [K9.5]. */
function mine(g: Play, seat: Seat): void {
  const { site } = spaceAt(g, g.s.players[seat].at);
  const colour = BASICS.find((one) => site === `mine-${one}`);
  if (colour === undefined) return;
  g.rule(`mine-${colour}`);
  keepCrystal(g, seat, colour);
}

const isOnGlade = (g: OpenLook, seat: Seat): boolean =>
  spaceAt(g, g.s.players[seat].at).site === 'glade';

/** A glade takes a wound away [K9.6] [K9.40]. */
const purging = procedure<OfSeat>('purging', {
  steps: [
    ask<OfSeat, { purge: [from: 'hand' | 'discard']; decline: [] }>('purge', {
      rule: 'K9.6',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const from of ['hand', 'discard'] as const)
          if (g.find(g.s.players[seat][from], WOUND) !== undefined) m.option('purge', from);
        m.option('decline');
      },
      on: {
        purge(g, { seat }, from) {
          const place = g.s.players[seat][from];
          g.move(need(g.find(place, WOUND), WOUND), place, g.s.wounds);
        },
        decline() {},
      },
    }),
  ],
});

const rising = procedure<OfSeat>('rising', {
  steps: [act('level', 'K15.1', (g, { seat }) => levelUp(g, seat))],
});

/** Beside or in an own keep a hand holds more for each keep, beside or in a city for shields there [K14.13] [K9.41]. */
export function handBonus(g: OpenLook, seat: Seat): number {
  const { at } = g.s.players[seat];
  const near = [at, ...spaceAt(g, at).beside];
  const own = (space: string): boolean =>
    spaceAt(g, space).site === 'keep' &&
    isCleared(g, space) &&
    g.s.sites[space]?.shields[0] === seat;
  const keeps = near.some(own) ? Object.keys(g.s.sites).filter(own).length : 0;
  const cities = near.map((space) => {
    if (!isCity(spaceAt(g, space).site) || !isCleared(g, space)) return 0;
    const shields = g.s.sites[space]?.shields ?? [];
    if (!shields.includes(seat)) return 0;
    return leaderOf(shields) === seat ? 2 : 1;
  });
  return Math.max(keeps, ...cities);
}

/** Who has most shields; of equals the one who came first [K9.26]. */
export function leaderOf(shields: readonly Seat[]): Seat | undefined {
  const count = (seat: Seat): number => shields.filter((one) => one === seat).length;
  return shields.toSorted(
    (a, b) => count(b) - count(a) || shields.indexOf(a) - shields.indexOf(b),
  )[0];
}

export function handLimit(g: OpenLook, seat: Seat): number {
  const { level, nextDraw, tactic, hand } = g.s.players[seat];
  const planned = tactic === 'planning' && hand.length >= 2 ? 1 : 0; // K3.13
  return levelData(g, level).hand + handBonus(g, seat) + nextDraw + planned;
}

/** Whether a card must go: nothing was played or discarded [K4.11] [K4.18] [K4.19]. */
function mustDiscard(g: Look, seat: Seat): boolean {
  return !g.s.turn.active && g.all(g.s.players[seat].hand).some((card) => card !== WOUND);
}

/** Nobody who holds more than the limit draws [K14.16]. */
function fill(g: Play, seat: Seat, limit: number): void {
  drawCards(g, seat, Math.max(0, limit - g.s.players[seat].hand.length));
}

interface Drawing {
  seat: Seat;
  limit: number;
}

const drawing = procedure<Drawing, OfSeat>('drawing', {
  locals: (g, { seat }) => ({ seat, limit: handLimit(g, seat) }),
  steps: [
    act('draw', 'K14.12', (g, { seat, limit }) => {
      g.s.players[seat].nextDraw = 0;
      fill(g, seat, limit);
    }),
    call(
      'long night',
      lengthening,
      (_g, { seat }) => ({ seat }),
      (g, { seat, limit }) => canLengthen(g, seat) && g.s.players[seat].hand.length < limit,
    ),
    act('draw again', undefined, (g, { seat, limit }) => fill(g, seat, limit)),
  ],
});

const discarding = procedure<OfSeat>('dropping', {
  steps: [
    ask<OfSeat, { discard: [cards: readonly string[]] }>('discard', {
      rule: 'K4.11',
      who: 'seat',
      params: paramsOf({ must: kind.flag }, (g) => ({ must: !g.s.turn.active })),
      menu(g, { seat }, m) {
        const cards = g.all(g.s.players[seat].hand).filter((card) => card !== WOUND);
        m.subset('discard', cards, mustDiscard(g, seat) ? 1 : 0, cards.length);
      },
      on: {
        discard(g, { seat }, cards) {
          const { hand, discard } = g.s.players[seat];
          for (const card of cards.toSorted())
            g.move(need(g.find(hand, card), card), hand, discard);
          if (cards.length > 0) g.event('discarded', { seat, cards: [...cards].toSorted() });
        },
      },
    }),
  ],
});

export const closing = procedure<OfSeat>('closing', {
  steps: [
    act('dice', 'K14.2', (g) => returnDice(g)),
    act('withdrawal', 'K14.3', (g, { seat }) => fallBack(g, seat)),
    act('later', undefined, (g, { seat }) => {
      const due = g.s.turn.mods.filter((address) => modAt(g, address).is === 'end');
      g.s.turn.mods = [];
      g.callEach(
        finishing,
        due.map((address) => ({ seat, address })),
      );
    }),
    act('clear', 'K14.5', (g, { seat }) => clear(g, seat)),
    act('mine', 'K9.5', (g, { seat }) => mine(g, seat)),
    call(
      'glade',
      purging,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => isOnGlade(g, seat),
    ),
    call('rewards', rewards, (_g, { seat }) => ({ seat })),
    repeat(
      'levels',
      (g, { seat }) => g.s.players[seat].level < levelAt(g, g.s.players[seat].fame),
      rising,
      (_g, { seat }) => ({ seat }),
    ),
    call('units', unitsWon, (_g, { seat }) => ({ seat })),
    call(
      'drop',
      discarding,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => !g.s.turn.bending && g.s.players[seat].hand.length > 0,
    ),
    call(
      'draw',
      drawing,
      (_g, { seat }) => ({ seat }),
      (g) => !g.s.turn.bending,
    ),
  ],
});
