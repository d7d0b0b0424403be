import type { Seat, Word } from '@destrier/engine';
import {
  lookAtSeen,
  OTTO,
  voiceOf,
  type Content,
  type Page,
  type Seen,
  type Voice,
} from '@destrier/glory/page';
import { boardLookOf, lookContext, type BoardLook } from '../../board/look.js';
import type { BoardProps } from '../../table/board.js';
import { box } from './box.js';
import { softened } from './soft-hyphen.js';
import { boardWords, type BoardWords } from './text/index.js';

/** What every part of the board is drawn from. */
export interface Look extends BoardLook {
  readonly view: Seen;
  readonly content: Content;
  /** The view as the rules look at a table. */
  readonly g: Page['g'];
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
  const { sitters } = props;
  const base = boardLookOf(props);
  const { moment, speaker, viewer } = base;
  // The view and the content of a table of this game have these shapes.
  const view = moment.view as Seen;
  const content = props.content as Content;
  const names = sitters.map(({ name }) => name);
  const sheet = { content: content as never, viewer: viewer ?? 0, names, width: 80 } as const;
  return {
    ...base,
    view,
    content,
    g: lookAtSeen(view, content),
    named: (word) => softened(speaker.word(word), speaker.language),
    say: boardWords(speaker.language),
    voice: voiceOf(speaker.language, (id) => speaker.word(id)),
    name: (who) =>
      who === OTTO ? speaker.word('otto') : (names[who] ?? speaker.seat(who as Seat)),
    note: (verb, ...words) =>
      box.note?.(view as never, { verb, words, params: {} }, speaker.language, sheet) ?? '',
  };
}

export const { LookContext, useLook } = lookContext<Look>();
