import { isChaos, NOBODY, type Content, type Seen } from '@destrier/avalon/page';
import { need, type Seat } from '@destrier/engine';
import { around } from '../../board/around.js';
import { boardLookOf, lookContext, type BoardLook } from '../../board/look.js';
import type { BoardProps } from '../../table/board.js';
import { boardWords, type BoardWords } from './text/index.js';
import { concerns, type Thing, type Way } from './ways.js';

export type SeenPlayer = Seen['players'][number];

/** What every part of the board is drawn from. */
export interface Look extends BoardLook {
  readonly view: Seen;
  readonly content: Content;
  /** Whether Absolute Chaos is played. */
  readonly isChaotic: boolean;
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
  const { sitters } = props;
  const base = boardLookOf(props);
  const { moment, speaker, picks } = base;
  // The view and the content of a table of this game have these shapes.
  const view = moment.view as Seen;
  const content = props.content as Content;
  const ways = picks.all();
  const say = boardWords(speaker.language);
  return {
    ...base,
    view,
    content,
    isChaotic: isChaos({ seats: around(view.players.length, null), options: props.options }),
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

export const { LookContext, useLook } = lookContext<Look>();
