import { need, scoresIn, type GameEvent } from '@destrier/engine';
import { merlinEvents, type MerlinEvent, type Seen } from '@destrier/merlin/page';
import type { Drawing } from '../../art/drawing.js';
import { sign } from '../../art/signs.js';
import type { Ceremonies, Occasion, ReckonedLine, Reckoning } from '../../ceremony/ceremony.js';
import { armsOf, roundOver, totalsIn } from '../../ceremony/rounds.js';
import type { Who } from '../../table/scores.js';
import { landDrawing } from './domain-drawing.js';
import { goodSign, provinceShield } from './emblems.js';
import { holdingSign } from './signs.js';

/** What is celebrated in a game of Merlin: a round that is over, and where it ended with a scoring, that; the last one, too. */
export const ceremonies: Ceremonies = (occasion) =>
  scoringOver(occasion) ?? roundOver(occasion, { sign: 'glory' });

function scoringOver({ event, events, at, moment }: Occasion): Reckoning | null {
  const isEnd = moment.result !== null && at === events.length - 1;
  if (event.name !== 'round' && !isEnd) return null;
  const began = events.slice(0, at).findLastIndex(({ name }) => name === 'round');
  const scored = events.slice(0, at).findLastIndex(({ name }) => name === 'scoring');
  if (scored === -1 || scored < began) return null;
  const had = totalsIn(events.slice(0, scored));
  // The view of a table of this game has this shape.
  const { players } = moment.view as Seen;
  return {
    kind: 'reckoning',
    named: need(events[scored], 'a scoring'),
    isLast: isEnd,
    seats: players.map((_, who) => ({ who, blazon: armsOf(who), had: had.get(who) ?? 0 })),
    lines: linesOf(events.slice(scored + 1, isEnd ? undefined : at)),
  };
}

/** What a line is about: its cause, which of several, and how it looks. */
type Entry = Omit<ReckonedLine, 'told' | 'points'>;

function entryOf(event: MerlinEvent): Entry | null {
  switch (event.name) {
    case 'suffered':
      return whole('traitors', sign('swords'));
    case 'safe':
      return whole('excalibur', sign('attack'));
    case 'territory': {
      const { terrain, number } = event.params;
      return { cause: 'domain', name: terrain, number, picture: landDrawing(terrain) };
    }
    case 'influence': {
      const { province, number } = event.params;
      return { cause: 'influence', name: province, number, picture: provinceShield(province) };
    }
    case 'servants':
      return whole('servants', sign('support'));
    case 'left':
      return whole(event.params.what, LEFT[event.params.what]);
    case 'honoured':
      return whole(event.params.knight, sign('attack'));
    default:
      return null;
  }
}

/** What is left over at the end. */
const LEFT = {
  apples: holdingSign('apple'),
  staffs: holdingSign('staff'),
  goods: goodSign('material', null),
} as const;

function whole(cause: string, picture: Drawing): Entry {
  return { cause, name: null, number: null, picture };
}

/** A line for each territory and each province; for the rest one for all players. */
function linesOf(events: readonly GameEvent[]): readonly ReckonedLine[] {
  const lines: (Entry & { told: GameEvent[]; points: Map<Who, number> })[] = [];
  let last: (typeof lines)[number] | undefined;
  for (const event of events) {
    const [told] = merlinEvents([event]);
    const entry = told === undefined ? null : entryOf(told);
    if (entry !== null) {
      last = lines.find(({ cause, name }) => cause === entry.cause && name === null);
      if (last === undefined) lines.push((last = { ...entry, told: [], points: new Map() }));
      last.told.push(event);
    }
    for (const { params } of scoresIn([event]))
      last?.points.set(params.who, (last.points.get(params.who) ?? 0) + params.points);
  }
  return lines;
}
