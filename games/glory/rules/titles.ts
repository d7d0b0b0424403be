import { need, why, type Params, type Seat, type Why } from '@destrier/engine';
import { DECKS, type Title } from '../content/types.js';
import {
  act,
  ask,
  call,
  OTTO,
  procedure,
  repeat,
  type Own,
  type Play,
  type Look,
  type OpenLook,
} from '../state.js';
import { cite } from './cite.js';
import { bonus, countOf, credit } from './tiles.js';
import { duel } from './duel/duel.js';
import { ottoTitles } from './otto/otto.js';
import { award } from './purse.js';

// Sorted, so that the order of the hand reveals nothing. They are few, and bots ask all the time.
function insert(names: string[], name: string): void {
  let at = names.length;
  for (; at > 0 && (names[at - 1] ?? name) > name; at--) names[at] = names[at - 1] ?? name;
  names[at] = name;
}

/** The public titles and those of the seat, sorted, without those it has claimed. */
export function titlesOf(g: Look, seat: Seat): string[] {
  const { titles, openTitles, claimed } = g.s.players[seat];
  const names: string[] = [];
  for (const place of [g.s.publicTitles, openTitles, titles])
    for (const card of place) {
      const name = g.name(card);
      if (!claimed.includes(name)) insert(names, name);
    }
  return names;
}

export function needsOf(g: Look, title: string): Title {
  return need(g.content.titles[title], title);
}

const COUNTED = ['coins', 'strength', 'faith', 'relics', 'prestige'] as const;
type Counted = (typeof COUNTED)[number];

function has(g: Look, seat: Seat, what: Counted): number {
  return what === 'relics' || what === 'prestige'
    ? countOf(g, seat, what)
    : g.s.players[seat][what];
}

/** What is missing for all these titles together, nothing being counted twice. */
function shortOf(g: Look, seat: Seat, titles: readonly Title[]): Params | undefined {
  for (const what of COUNTED) {
    let needed = 0;
    for (const title of titles) needed += title[what] ?? 0;
    const held = has(g, seat, what);
    if (held < needed) return { what, needed, has: held };
  }
  return shortOfSupports(g, seat, titles);
}

function shortOfSupports(g: Look, seat: Seat, titles: readonly Title[]): Params | undefined {
  const named = new Map<string, number>();
  let needed = 0;
  for (const { of, supports = 0 } of titles) {
    needed += supports;
    if (of === undefined) continue;
    for (const [support, count] of Object.entries(of)) {
      needed += count;
      named.set(support, (named.get(support) ?? 0) + count);
    }
  }
  for (const [what, count] of named) {
    const held = countOf(g, seat, 'supports', what);
    if (held < count) return { what, needed: count, has: held };
  }
  const held = countOf(g, seat, 'supports');
  return held < needed ? { what: 'supports', needed, has: held } : undefined;
}

/** What one title asks for that is not used up: levels, cards played, supports one must not have. */
function whyUnfit(g: Look, seat: Seat, title: string): Why | undefined {
  const player = g.s.players[seat];
  const { mount = 0, armour = 0, played = {}, without = [], duel: fight } = needsOf(g, title);
  if (fight !== undefined) return why('G16.21', 'titleDuel', { title });
  if (player.mount < mount)
    return lacking(title, { what: 'mount', needed: mount, has: player.mount });
  if (player.armour < armour)
    return lacking(title, { what: 'armour', needed: armour, has: player.armour });
  for (const deck of DECKS) {
    const needed = played[deck] ?? 0;
    const has = player.played[deck].length;
    if (has < needed) return lacking(title, { what: deck, needed, has });
  }
  const barred = without.find((support) => countOf(g, seat, 'supports', support) > 0);
  return barred === undefined ? undefined : why('G16.13', 'titleBarred', { title, what: barred });
}

function lacking(title: string, params: Params): Why {
  return why('G16.4', 'titleLacks', { title, ...params });
}

function claimedBy(g: Look, seat: Seat): Title[] {
  return g.s.players[seat].claimed.map((title) => needsOf(g, title));
}

/** Why a title cannot be claimed beside those claimed already. */
export function whyNotClaim(g: Look, seat: Seat, title: string): Why | undefined {
  const unfit = whyUnfit(g, seat, title);
  if (unfit !== undefined) return unfit;
  const needs = needsOf(g, title);
  const alone = shortOf(g, seat, [needs]);
  if (alone !== undefined) return lacking(title, alone);
  const together = shortOf(g, seat, [...claimedBy(g, seat), needs]);
  return together === undefined
    ? undefined
    : why('G16.6', 'titleCountedOnce', { title, ...together });
}

/** The titles that bring most glory together with those claimed already. */
export function bestTitles(g: Look, seat: Seat): readonly string[] {
  const claimed = claimedBy(g, seat);
  const more = bonus(g, seat, 'titles');
  const open = titlesOf(g, seat).filter((title) => whyNotClaim(g, seat, title) === undefined);
  let best: readonly string[] = [];
  let most = 0;
  const seek = (from: number, chosen: readonly string[], glory: number): void => {
    if (glory > most) [best, most] = [chosen, glory];
    for (let i = from; i < open.length; i++) {
      const next = [...chosen, need(open[i], 'a title')];
      const needs = next.map((title) => needsOf(g, title));
      if (shortOf(g, seat, [...claimed, ...needs]) === undefined)
        seek(i + 1, next, glory + need(needs.at(-1), 'a title').glory + more);
    }
  };
  seek(0, [], 0);
  return best;
}

function claim(g: Play, seat: Seat, title: string): void {
  const { claimed } = g.s.players[seat];
  claimed.push(title); // G16.6
  reveal(g, seat, title);
  cite(g, title); // G16.4 G16.5
  g.event('title', { who: seat, title });
  award(g, seat, 'titles', needsOf(g, title).glory);
  credit(g, seat, 'titles');
  award(g, seat, 'chronicler', bonus(g, seat, 'titles'));
}

/** [G16.3] A personal title is shown when it is claimed or fought for. */
function reveal(g: Play, seat: Seat, title: string): void {
  const { titles, openTitles } = g.s.players[seat];
  const card = g.find(titles, title);
  if (card !== undefined) g.move(card, titles, openTitles);
}

/** What the claimed titles hold back of a token. */
function reserved(g: Look, seat: Seat, what: 'strength' | 'faith'): number {
  let sum = 0;
  for (const title of g.s.players[seat].claimed) sum += needsOf(g, title)[what] ?? 0;
  return sum;
}

interface Fight {
  seat: Seat;
  title: string;
}

/** [G16.23] What was counted for a title cannot be spent in the duel of another. */
const titleDuel = procedure<Fight>('title duel', {
  steps: [
    act('set aside', 'G16.23', (g, { seat }) => {
      const player = g.s.players[seat];
      player.strength -= reserved(g, seat, 'strength');
      player.faith -= reserved(g, seat, 'faith');
    }),
    call(
      'duel',
      () => duel,
      (_g, { seat, title }) => ({ seat, against: 'title' as const, foe: title }),
    ),
    act('end', undefined, (g, { seat, title }) => {
      const player = g.s.players[seat];
      player.strength += reserved(g, seat, 'strength');
      player.faith += reserved(g, seat, 'faith');
      if (g.s.duels[seat]?.winner === 0) claim(g, seat, title);
      g.s.duels[seat] = null;
    }),
  ],
});

interface Claims extends Own {
  /** The title whose duel has been fought: there is one try. */
  fought: string;
}

const claims = procedure<Claims, Own>('claims', {
  locals: (_g, { seat }) => ({ seat, fought: '' }),
  steps: [
    ask<Claims, { claim: [title: string]; fight: [title: string]; best: []; done: [] }>('claim', {
      rule: 'G16.8',
      who: 'seat',
      menu(g, v, m) {
        for (const title of titlesOf(g, v.seat)) {
          if (needsOf(g, title).duel === undefined)
            m.unless(whyNotClaim(g, v.seat, title), 'claim', title);
          else m.unless(v.fought === title && why('G16.21', 'titleDuelOnce'), 'fight', title);
        }
        if (bestTitles(g, v.seat).length > 0) m.option('best');
        m.option('done');
      },
      on: {
        claim(g, v, title) {
          claim(g, v.seat, title);
          return 'again';
        },
        best(g, v) {
          for (const title of bestTitles(g, v.seat)) claim(g, v.seat, title);
          return 'again';
        },
        fight(g, v, title) {
          v.fought = title; // G16.22
          reveal(g, v.seat, title);
          g.call(titleDuel, { seat: v.seat, title });
          return 'again';
        },
        done() {},
      },
    }),
  ],
});

/** The seat whose turn it is; undefined where it is Otto's. */
function claimantOf(g: OpenLook): Seat | undefined {
  const who = g.s.order[g.s.turn];
  return who === OTTO ? undefined : who;
}

const titleTurn = procedure<object>('title turn', {
  steps: [
    act('otto', undefined, (g) => {
      if (g.s.order[g.s.turn] === OTTO) ottoTitles(g);
    }),
    call(
      'claims',
      () => claims,
      (g) => ({ seat: need(claimantOf(g), 'a seat') }),
      (g) => claimantOf(g) !== undefined,
    ),
    act('next', undefined, (g) => {
      g.s.turn++;
    }),
  ],
});

/** [G16.1] In the order of initiative. */
export const titlesPhase = procedure<object>('titles', {
  steps: [
    act('begin', 'G16.1', (g) => {
      g.s.turn = 0;
    }),
    repeat('turns', (g) => g.s.turn < g.s.order.length, titleTurn),
  ],
});
