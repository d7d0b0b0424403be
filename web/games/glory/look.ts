import type { Seat, Word } from '@destrier/engine';
import {
  glory,
  OTTO,
  pageOf,
  voiceOf,
  type Content,
  type Page,
  type Seen,
  type Voice,
} from '@destrier/glory/page';
import type { Speaker } from '@destrier/text';
import { createContext, useContext } from 'react';
import type { BoardProps, Picks } from '../../table/board.js';
import type { Moment } from '../../table/link.js';
import { softened } from './soft.js';
import { boardWords, type BoardWords } from './text/index.js';

/** What every part of the board is drawn from. */
export interface Look {
  readonly moment: Moment;
  readonly view: Seen;
  readonly content: Content;
  /** The view as the rules look at a table. */
  readonly g: Page['g'];
  /** Null for those who sit at no seat. */
  readonly viewer: Seat | null;
  readonly options: BoardProps['options'];
  readonly chances: BoardProps['chances'];
  readonly advised: BoardProps['advised'];
  readonly picks: Picks;
  readonly speaker: Speaker;
  /** The name of a thing, for a narrow tile. */
  named(word: Word): string;
  /** The words of the board itself. */
  readonly say: BoardWords;
  /** Amounts in words. */
  readonly voice: Voice;
  /** Somebody by number: a seat or Otto. */
  name(who: number): string;
  /** What the game says of an option besides its name. */
  note(verb: string, ...words: readonly Word[]): string;
}

export function lookOf(props: BoardProps): Look {
  const { moment, speaker, sitters } = props;
  // The view and the content of a table of this game have these shapes.
  const view = moment.view as Seen;
  const content = props.content as Content;
  const viewer = moment.viewer === 'public' ? null : moment.viewer;
  const names = sitters.map(({ name }) => name);
  const sheet = { content: content as never, viewer: viewer ?? 0, names, width: 80 } as const;
  return {
    moment,
    view,
    content,
    g: pageOf(view, speaker.language, sheet).g,
    viewer,
    options: props.options,
    chances: props.chances,
    advised: props.advised,
    picks: props.picks,
    speaker,
    named: (word) => softened(speaker.word(word), speaker.language),
    say: boardWords(speaker.language),
    voice: voiceOf(speaker.language),
    name: (who) =>
      who === OTTO ? speaker.word('otto') : (names[who] ?? speaker.seat(who as Seat)),
    note: (verb, ...words) =>
      glory.note?.(view as never, { verb, words, params: {} }, speaker.language, sheet) ?? '',
  };
}

export const LookContext = createContext<Look | null>(null);

export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === null) throw new Error('a part of the board stands outside of it');
  return look;
}
