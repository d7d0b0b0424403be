import type { AvalonEvent, Loss, NOBODY } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';

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
  readonly seat: Seat | typeof NOBODY;
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

/** The combats of this round that were told last, the latest first, at most this many. */
export function accounts(events: readonly AvalonEvent[], most: number): readonly Account[] {
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
function lastBegin(events: readonly AvalonEvent[], end: number): number {
  let at = end - 1;
  while (at >= 0 && events[at]?.name !== BEGINS && events[at]?.name !== 'round') at--;
  return at;
}

type Begun = Extract<AvalonEvent, { readonly name: typeof BEGINS }>;

function accountOf(first: Begun, events: readonly AvalonEvent[]): Account {
  const cards: Fate[] = [];
  let decided: readonly number[] = [];
  for (const event of events) {
    if (isEnd(event)) decided = cards.flatMap(({ became }, at) => (became === 'stays' ? [at] : []));
    else follow(cards, event);
  }
  return {
    number: first.params.number,
    cards,
    dishonoured: events.flatMap((event) =>
      event.name === 'dishonoured' ? [event.params.seat] : [],
    ),
    lost: lostIn(events),
    isOver: events.some(isEnd),
    decided,
    broken: events.flatMap((event) => (event.name === 'broken' ? [event.params.value] : [])),
  };
}

function lostIn(events: readonly AvalonEvent[]): Lost | null {
  for (const event of events)
    if (event.name === 'lost') {
      const { seat, card, value, how } = event.params;
      return { seat, card, value, how };
    }
  return null;
}

function isEnd({ name }: AvalonEvent): boolean {
  return name === 'lost' || name === 'nobodyLost';
}

/** What an event does to the cards of a combat. */
function follow(cards: Fate[], event: AvalonEvent): void {
  switch (event.name) {
    case 'played':
    case 'turnedUp': {
      const { seat, card } = event.params;
      cards.push({ seat, card, became: 'stays' });
      break;
    }
    case 'discarded': {
      const { seat, card } = event.params;
      if (!become(cards, { seat, card }, { became: 'discarded' }))
        cards.push({ seat, card, became: 'discarded' });
      break;
    }
    case 'thrownOut':
    case 'tookBack':
      become(cards, event.params, { became: event.name });
      break;
    case 'movedToPile':
      moveAway(cards, event.params.from, event.params.cards, event.name);
      break;
    case 'shed':
      moveAway(cards, event.params.seat, event.params.cards, event.name);
      break;
    case 'value':
    case 'weakened':
    case 'changed':
      become(cards, event.params, { value: event.params.value });
      break;
    case 'turned':
      become(cards, event.params, { suit: event.params.suit });
      break;
    case 'denied':
      become(cards, event.params, { alone: true });
      break;
    default:
  }
}

/** Of equal cards the one of the seat that uses the power is meant first. */
function moveAway(
  cards: Fate[],
  seat: Seat,
  gone: readonly string[],
  became: 'movedToPile' | 'shed',
): void {
  for (const card of gone)
    if (!become(cards, { card, seat }, { became })) become(cards, { card }, { became });
}

/** The card that an event tells of; not always is it said whose it is. */
interface Meant {
  readonly card: string;
  readonly seat?: Fate['seat'];
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

/** The combat that was decided last, also if another round has begun since. */
export function lastDecided(events: readonly AvalonEvent[]): Account | undefined {
  const end = events.findLastIndex(isEnd);
  // What is done with the cards afterwards belongs to it.
  const next = events.findIndex(
    ({ name }, at) => at > end && (name === BEGINS || name === 'round'),
  );
  return accounts(events.slice(0, next === -1 ? undefined : next), 1).find(({ isOver }) => isOver);
}

type Unlocked = Extract<AvalonEvent, { readonly name: 'unlocked' }>;

/** Legends that were unlocked since the last combat began: news for everybody. */
export function unlockedLately(events: readonly AvalonEvent[]): readonly Unlocked[] {
  const begin = events.findLastIndex(({ name }) => name === BEGINS);
  return events.slice(begin + 1).filter((event) => event.name === 'unlocked');
}
