import { isNews, type GameEvent } from '../events.js';
import type { Kind } from '../kinds.js';
import { fits } from './compare.js';
import type { Gap } from './failure.js';
import type { ExpectationOf, Happening } from './scenario.js';
import { eventsOf, type Stage } from './stage.js';
import { nameOf } from './terms.js';
import type { Plain } from './words.js';
import { flow } from './write.js';

/** As many events as a person reads. */
const LISTED = 24;

/** The events must have happened in this order, those from number `since` on. */
export function eventsGap(
  stage: Stage,
  { eyes, happenings }: ExpectationOf<'events'>,
  since: number,
): Gap | undefined {
  const events = eventsOf(stage, eyes).slice(since);
  let from = 0;
  for (const happening of happenings) {
    const index = events.slice(from).findIndex(happened(stage, happening));
    if (index === -1)
      return {
        line: happening.line,
        expected: `event ${eventText(happening)}`,
        found: missedText(stage, happening, events.slice(0, from), events.slice(from)),
      };
    from += index + 1;
  }
  return undefined;
}

export function noEventGap(
  stage: Stage,
  { eyes, happening }: ExpectationOf<'no event'>,
  since: number,
): Gap | undefined {
  const event = eventsOf(stage, eyes).slice(since).find(happened(stage, happening));
  return event === undefined
    ? undefined
    : {
        expected: `no event ${eventText(happening)}`,
        found: `happened: ${toldText(stage, event)}`,
      };
}

function happened({ scenario }: Stage, { name, params }: Happening): (event: GameEvent) => boolean {
  return (event) => event.name === name && fits(params, event.params, scenario.names);
}

/** What came nearest: events of this name, or else all that happened, one a line. */
function missedText(
  stage: Stage,
  { name }: Happening,
  earlier: readonly GameEvent[],
  later: readonly GameEvent[],
): string {
  const listed = (head: string, events: readonly GameEvent[]): string => {
    const more = events.length > LISTED ? [`and ${events.length - LISTED} more`] : [];
    return [head, ...events.slice(0, LISTED).map((event) => toldText(stage, event)), ...more].join(
      '\n',
    );
  };
  const same = later.filter((event) => event.name === name);
  if (same.length > 0) return listed(`${name} happened otherwise:`, same);
  const before = earlier.filter((event) => event.name === name);
  if (before.length > 0) return listed(`${name} happened only before that:`, before);
  const after = earlier.length === 0 ? '' : ' after that';
  const news = later.filter(isNews);
  if (news.length === 0) return `nothing happened${after}`;
  return listed(`no ${name} happened${after}, but:`, news);
}

/** An event with the seats by the names of the file. */
function toldText({ scenario, table }: Stage, { name, params }: GameEvent): string {
  const kinds = table.prepared.events[name] ?? {};
  const named = Object.entries(params).map(([param, value]) => {
    const kind = kinds[param];
    return [param, kind === undefined ? value : seatsNamed(kind, value, scenario.names)];
  });
  return eventText({ name, params: Object.fromEntries(named) as Happening['params'] });
}

function seatsNamed(kind: Kind, value: Plain, names: readonly string[]): Plain {
  switch (kind.is) {
    case 'seat':
    case 'someone':
      return nameOf(value, names);
    case 'list':
      return Array.isArray(value)
        ? (value as readonly Plain[]).map((one) => seatsNamed(kind.of, one, names))
        : value;
    case 'maybe':
      return value === null ? null : seatsNamed(kind.of, value, names);
    case 'word':
    case 'numbered':
    case 'number':
    case 'flag':
      return value;
  }
}

function eventText({ name, params }: Pick<Happening, 'name' | 'params'>): string {
  return Object.keys(params).length === 0 ? name : `${name} ${flow(params)}`;
}
