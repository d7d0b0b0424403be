import { isChaos, NOBODY, type Content, type Seen } from '@destrier/avalon/page';
import { need, type Seat } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { createContext, useContext } from 'react';
import type { BoardProps, Picks } from '../../table/board.js';
import type { Moment } from '../../table/link.js';
import { around } from './around.js';
import { boardWords, type BoardWords } from './text/index.js';
import { concerns, waysOf, type Thing, type Way } from './ways.js';

export type SeenPlayer = Seen['players'][number];

/** What every part of the board is drawn from. */
export interface Look {
  readonly moment: Moment;
  readonly view: Seen;
  readonly content: Content;
  /** Null for those who sit at no seat. */
  readonly viewer: Seat | null;
  readonly options: BoardProps['options'];
  /** Whether Absolute Chaos is played. */
  readonly isChaotic: boolean;
  readonly picks: Picks;
  readonly speaker: Speaker;
  /** The words of the board itself. */
  readonly say: BoardWords;
  /** All that can be chosen, or cannot for a reason. */
  readonly ways: readonly Way[];
  waysWith(thing: Thing): readonly Way[];
  player(seat: Seat): SeenPlayer;
  /** Somebody by number; a neutral card is nobody's. */
  name(who: number): string;
  /** The name of a thing as a heading has it. */
  title(id: string): string;
}

export function lookOf(props: BoardProps): Look {
  const { moment, speaker, sitters, picks } = props;
  // The view and the content of a table of this game have these shapes.
  const view = moment.view as Seen;
  const content = props.content as Content;
  const viewer = moment.viewer === 'public' ? null : moment.viewer;
  const own = picks.seat === null ? [] : moment.asks.filter(({ seat }) => seat === picks.seat);
  const ways = waysOf(own, picks);
  const say = boardWords(speaker.language);
  return {
    moment,
    view,
    content,
    viewer,
    options: props.options,
    isChaotic: isChaos({ seats: around(view.players.length, null), options: props.options }),
    picks,
    speaker,
    say,
    ways,
    waysWith: (thing) =>
      picks.seat === null ? [] : ways.filter((way) => concerns(way, thing, picks.seat ?? 0)),
    player: (seat) => need(view.players[seat], 'a player'),
    name: (who) =>
      who === NOBODY ? say('board.nobodys') : (sitters[who]?.name ?? speaker.seat(who as Seat)),
    title: (id) => capital(speaker.word(id), speaker.language),
  };
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** How many cards lie in a place, whether one may see them or not. */
export function countOf(place: SeenPlayer['hand']): number {
  return 'count' in place ? place.count : place.length;
}

/** The cards of a place as far as one may see them. */
export function knownIn(place: SeenPlayer['hand']): readonly string[] {
  return 'count' in place ? [] : place;
}

export const LookContext = createContext<Look | null>(null);

export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === null) throw new Error('a part of the board stands outside of it');
  return look;
}
