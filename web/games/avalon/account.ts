import type { Loss } from '@destrier/avalon/page';
import { isSeat, type GameEvent, type Seat } from '@destrier/engine';

/** A combat as it was told: what can no longer be read from the table itself. */
export interface Account {
  readonly number: number;
  /** Cards in the order in which they came, with what became of them. */
  readonly cards: readonly Fate[];
  readonly dishonoured: readonly Seat[];
  /** Null while it goes on, or if nobody lost. */
  readonly lost: Lost | null;
  readonly isOver: boolean;
  /** The cards among which it was decided, by their places; what is done with cards afterwards changes nothing. */
  readonly decided: readonly number[];
  /** Values of feints that a power undid. */
  readonly broken: readonly number[];
}

export interface Fate {
  /** -1: nobody's. */
  readonly seat: number;
  readonly card: string;
  /** Discarded for dishonour, thrown out by Mists, taken back, put into a pile or away; or still there. */
  readonly became: 'stays' | 'discarded' | 'thrownOut' | 'tookBack' | 'movedToPile' | 'shed';
  /** Where they are not the printed ones: what was named for it, or what a power made of it. */
  readonly value?: number;
  readonly suit?: string;
  /** A power has declared that it does not feint. */
  readonly alone?: boolean;
}

/** Who lost a combat, and with what. */
export interface Lost {
  readonly seat: Seat;
  readonly card: string;
  readonly value: number;
  readonly how: Loss['how'];
}

const BEGINS = 'combat';

/** The combats of this round that were told last, the latest first, at most so many. */
export function accounts(events: readonly GameEvent[], most: number): readonly Account[] {
  const told: Account[] = [];
  let end = events.length;
  while (told.length < most) {
    const begin = lastBegin(events, end);
    const first = events[begin];
    if (first?.name !== BEGINS) break;
    told.push(accountOf(first, events.slice(begin + 1, end)));
    end = begin;
  }
  return told;
}

/** The last beginning of a combat or a round before `end`; a game is long, and all but its end is left alone. */
function lastBegin(events: readonly GameEvent[], end: number): number {
  let at = end - 1;
  while (at >= 0 && events[at]?.name !== BEGINS && events[at]?.name !== 'round') at--;
  return at;
}

function accountOf(first: GameEvent, events: readonly GameEvent[]): Account {
  const cards: Fate[] = [];
  let decided: readonly number[] = [];
  for (const event of events) {
    if (isEnd(event)) decided = cards.flatMap(({ became }, at) => (became === 'stays' ? [at] : []));
    else follow(cards, event);
  }
  return {
    number: Number(first.params['number']),
    cards,
    dishonoured: seatsOf(events.filter(({ name }) => name === 'dishonoured')),
    lost: lostIn(events),
    isOver: events.some(isEnd),
    decided,
    broken: events.flatMap(({ name, params }) =>
      name === 'broken' ? [Number(params['value'])] : [],
    ),
  };
}

function lostIn(events: readonly GameEvent[]): Lost | null {
  const { seat, card, value, how } = events.find(({ name }) => name === 'lost')?.params ?? {};
  return isSeat(seat)
    ? { seat, card: String(card), value: Number(value), how: how as Lost['how'] }
    : null;
}

function isEnd({ name }: GameEvent): boolean {
  return name === 'lost' || name === 'nobodyLost';
}

/** What an event does to the cards of a combat. */
function follow(cards: Fate[], event: GameEvent): void {
  const { params } = event;
  switch (event.name) {
    case 'played':
    case 'turnedUp':
      cards.push({ ...named(event), became: 'stays' });
      break;
    case 'discarded':
      if (!become(cards, named(event), { became: 'discarded' }))
        cards.push({ ...named(event), became: 'discarded' });
      break;
    case 'thrownOut':
    case 'tookBack':
      become(cards, named(event), { became: event.name });
      break;
    case 'movedToPile':
    case 'shed': {
      // Of equal cards the one of who uses the power is meant first.
      const seat = Number(params['from'] ?? params['seat']);
      const change = { became: event.name } as const;
      for (const card of cardsIn(params['cards']))
        if (!become(cards, { card, seat }, change)) become(cards, { card }, change);
      break;
    }
    case 'value':
    case 'weakened':
    case 'changed':
      become(cards, told(event), { value: Number(params['value']) });
      break;
    case 'turned':
      become(cards, told(event), { suit: String(params['suit']) });
      break;
    case 'denied':
      become(cards, told(event), { alone: true });
      break;
    default:
  }
}

/** The card that an event tells of; not always is it said whose it is. */
function told({ params }: GameEvent): Meant {
  const { card, seat } = params;
  return typeof seat === 'number' ? { card: String(card), seat } : { card: String(card) };
}

interface Meant {
  readonly card: string;
  readonly seat?: number;
}

/** Changes the card that came last of those that are meant; whether there is one. */
function become(cards: Fate[], meant: Meant, change: Partial<Fate>): boolean {
  const at = cards.findLastIndex(
    ({ card, seat, became }) =>
      became === 'stays' && card === meant.card && seat === (meant.seat ?? seat),
  );
  const found = cards[at];
  if (found === undefined) return false;
  cards[at] = { ...found, ...change };
  return true;
}

function cardsIn(value: GameEvent['params'][string] | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function named({ params }: GameEvent): { readonly seat: number; readonly card: string } {
  return { seat: Number(params['seat']), card: String(params['card']) };
}

function seatsOf(events: readonly GameEvent[]): readonly Seat[] {
  return events.map(({ params }) => params['seat']).filter((seat) => isSeat(seat));
}

/** The combat that was decided last, also if another round has begun since. */
export function lastDecided(events: readonly GameEvent[]): Account | undefined {
  const end = events.findLastIndex(isEnd);
  // What is done with the cards afterwards belongs to it.
  const next = events.findIndex(
    ({ name }, at) => at > end && (name === BEGINS || name === 'round'),
  );
  return accounts(events.slice(0, next === -1 ? undefined : next), 1).find(({ isOver }) => isOver);
}

/** Legends that were unlocked since the last combat began: news for everybody. */
export function unlockedLately(events: readonly GameEvent[]): readonly GameEvent[] {
  const begin = events.findLastIndex(({ name }) => name === BEGINS);
  return events.slice(begin + 1).filter(({ name }) => name === 'unlocked');
}
