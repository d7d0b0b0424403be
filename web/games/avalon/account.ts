import { isSeat, type GameEvent, type Seat } from '@destrier/engine';

/** A combat as it was told: what can no longer be read from the table itself. */
export interface Account {
  readonly number: number;
  /** Cards in the order in which they came, with what became of them. */
  readonly cards: readonly Fate[];
  readonly dishonoured: readonly Seat[];
  /** Null while it goes on, or if nobody lost. */
  readonly loser: Seat | null;
  readonly isOver: boolean;
}

export interface Fate {
  /** -1: nobody's. */
  readonly seat: number;
  readonly card: string;
  /** Discarded for dishonour, thrown out by Mists, taken back; or still there. */
  readonly became: 'stays' | 'discarded' | 'thrownOut' | 'tookBack';
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
  const become = (event: GameEvent, became: Fate['became']): void => {
    const { seat, card } = named(event);
    const at = cards.findLastIndex(
      (one) => one.card === card && one.seat === seat && one.became === 'stays',
    );
    if (at >= 0) cards[at] = { seat, card, became };
    else if (became === 'discarded') cards.push({ seat, card, became });
  };
  for (const event of events) {
    switch (event.name) {
      case 'played':
      case 'turnedUp':
        cards.push({ ...named(event), became: 'stays' });
        break;
      case 'discarded':
      case 'thrownOut':
      case 'tookBack':
        become(event, event.name);
        break;
      default:
    }
  }
  const loser = events.find(({ name }) => name === 'lost')?.params['seat'];
  return {
    number: Number(first.params['number']),
    cards,
    dishonoured: seatsOf(events.filter(({ name }) => name === 'dishonoured')),
    loser: isSeat(loser) ? loser : null,
    isOver: events.some(({ name }) => name === 'lost' || name === 'nobodyLost'),
  };
}

function named({ params }: GameEvent): { readonly seat: number; readonly card: string } {
  return { seat: Number(params['seat']), card: String(params['card']) };
}

function seatsOf(events: readonly GameEvent[]): readonly Seat[] {
  return events.map(({ params }) => params['seat']).filter((seat) => isSeat(seat));
}

/** Legends that were unlocked since the last combat began: news for everybody. */
export function unlockedLately(events: readonly GameEvent[]): readonly GameEvent[] {
  const begin = events.findLastIndex(({ name }) => name === BEGINS);
  return events.slice(begin + 1).filter(({ name }) => name === 'unlocked');
}
