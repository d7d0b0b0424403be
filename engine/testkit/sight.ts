import { redact, type GameEvent } from '../events.js';
import type { Match } from '../match.js';
import type { BlockedOption, Offer } from '../menu.js';
import { frameOf, menuOf, promptOf, questions, type Question } from '../questions.js';
import { resultOf, type SeatResult } from '../result.js';
import { viewOf, type Viewer } from '../secrecy/view.js';

/** Everything a viewer gets to see at a moment: what the two worlds of guarantee 5 must have in common. */
export interface Seen {
  readonly view: unknown;
  readonly asks: readonly AskSeen[];
  readonly over: boolean;
  /** Shown to all when the game is over. */
  readonly result: readonly SeatResult[];
  readonly events: readonly GameEvent[];
}

interface AskSeen {
  readonly [part: string]: unknown;
  readonly offers?: readonly Offer[];
  readonly blocked?: readonly BlockedOption[];
}

export function sightOf(match: Match, viewer: Viewer, events: readonly GameEvent[] = []): Seen {
  const { prepared } = match;
  return {
    view: viewOf(prepared.game.secrecy, match.s, viewer, prepared.kinds),
    asks: questions(match).map((question) => askSeen(match, question, viewer)),
    over: match.over,
    result: match.over ? resultOf(match) : [],
    events: events.map((event) => redact(event, prepared.events, viewer)),
  };
}

function askSeen(match: Match, question: Question, viewer: Viewer): AskSeen {
  const { spec, seat, kind } = question;
  const ask = {
    id: match.fibers[question.fiber]?.stamp ?? 0,
    seat,
    kind,
    prompt: promptOf(match, question),
    params: spec.params?.(match, frameOf(match, question).v) ?? {},
    moment: spec.moment,
  };
  if (viewer !== seat) return ask;
  const menu = menuOf(match, question, match.menu, true);
  return { ...ask, offers: menu.offers(), blocked: menu.blocked.slice(), count: menu.count };
}

/** The sight without what the order of a menu or of its items could tell. */
export function unordered(sight: Seen): Seen {
  const asks = sight.asks.map((ask) => ({
    ...ask,
    ...(ask.offers && { offers: byText(ask.offers.map(sortItems)) }),
    ...(ask.blocked && { blocked: byText(ask.blocked) }),
  }));
  return { ...sight, asks };
}

function sortItems(offer: Offer): Offer {
  return 'items' in offer ? { ...offer, items: offer.items.toSorted() } : offer;
}

function byText<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
}

/** A sight and its bytes. */
export interface Shown {
  readonly sight: Seen;
  readonly text: string;
}

export function shownTo(match: Match, viewer: Viewer, events: readonly GameEvent[] = []): Shown {
  const sight = sightOf(match, viewer, events);
  return { sight, text: JSON.stringify(sight) };
}

/** Where what is shown differs, and how; undefined if it does not. */
export function shownDifference(a: Shown, b: Shown): string | undefined {
  return a.text === b.text ? undefined : seek(a.sight, b.sight, '');
}

/** The same for two texts of plain data. */
export function textDifference(a: string, b: string): string | undefined {
  return a === b ? undefined : seek(JSON.parse(a), JSON.parse(b), '');
}

/** Where two pieces of data first differ, and how; undefined if they do not. */
export function difference(a: unknown, b: unknown): string | undefined {
  return JSON.stringify(a) === JSON.stringify(b) ? undefined : seek(a, b, '');
}

function seek(a: unknown, b: unknown, path: string): string {
  if (isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (JSON.stringify(a[key]) !== JSON.stringify(b[key]))
        return seek(a[key], b[key], path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path}: ${shown(a)} against ${shown(b)}`;
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

const SHOWN_AT_MOST = 160;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length <= SHOWN_AT_MOST ? text : `${text.slice(0, SHOWN_AT_MOST)}…`;
}
