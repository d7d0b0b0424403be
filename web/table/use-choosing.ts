import type { Ask, Seat, Viewer } from '@destrier/engine';
import { notesByGame, type Entry, type Speaker } from '@destrier/text';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { CounselNotes } from './panels.js';
import { choicesOf, ownAsks, questionKey } from './choices.js';
import {
  confirmed,
  enterNumber,
  give,
  LIST,
  opening,
  take,
  toggle,
  type Choosing,
  type Composed,
} from './composing.js';
import { declinesIn } from './declining.js';
import type { Moment, Refused, TableLink } from './link.js';
import type { Hand } from './picks.js';

/** Characters in a line of a note that stands below an option. */
const NOTE_WIDTH = 60;

/** What went wrong with what was tried last. */
export type Trouble = Refused | 'notSent';

/** A question in front of a person: what can be chosen, what is about to be, and how it is done. */
export interface Asking extends Hand {
  readonly question: string;
  /** The person has begun to fill in or to confirm something, rather than found it so. */
  readonly begun: boolean;
  readonly trouble: Trouble | null;
  /** What had the focus when the last choice was made, and at which question. */
  readonly from: RefObject<From | null>;
  /** Whether an entry is a way of not doing something. */
  declines(entry: number): boolean;
  enter(entry: number, number: number | null): void;
  confirm(): void;
  back(): void;
  undo(): void;
  /** Answers with an option by its id, whatever is being filled in. */
  send(ask: Ask, option: string): void;
}

export interface From {
  readonly element: Element | null;
  readonly question: string;
}

interface Given {
  readonly link: TableLink;
  readonly moment: Moment;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly counsel: CounselNotes | undefined;
  /** Choices are confirmed. */
  readonly careful: boolean;
  readonly isHeldBack: HeldBack | undefined;
}

/** Whether a choice is not made now, because something else is taught. */
export type HeldBack = (ask: Ask, option: string) => boolean;

interface Held {
  readonly question: string;
  readonly choosing: Choosing;
  readonly begun: boolean;
  readonly trouble: Trouble | null;
}

export function useChoosing(given: Given): Asking {
  const { link, moment, speaker, names, counsel, careful, isHeldBack } = given;
  const asks = useMemo(() => ownAsks(moment.asks, moment.viewer), [moment]);
  const entries = useEntries({ link, moment, speaker, names, counsel }, asks);
  const question = questionKey(asks);
  const fresh = useMemo<Held>(
    () => ({ question, choosing: opening(entries), begun: false, trouble: null }),
    [question, entries],
  );
  const [held, setHeld] = useState<Held>(fresh);
  // What belongs to another question is forgotten.
  const { choosing, begun, trouble } = held.question === question ? held : fresh;
  const from = useRef<From | null>(null);
  const isSending = useRef(false);

  const seat = asks.length === 0 ? null : seatOf(moment.viewer);

  const attempt = useCallback(
    async (deed: () => Promise<Refused | null>, at: Held): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      from.current = { element: document.activeElement, question: at.question };
      try {
        const refused = await deed();
        if (refused !== null) setHeld({ ...at, trouble: refused });
      } catch {
        setHeld({ ...at, trouble: 'notSent' });
      } finally {
        isSending.current = false;
      }
    },
    [],
  );

  // The same as long as nothing about it changes, so that what is drawn from it need not be drawn again.
  return useMemo(() => {
    const at: Held = { question, choosing, begun, trouble };
    const hold = (next: Choosing, isBegun = true): void =>
      setHeld({ question, choosing: next, begun: isBegun, trouble: null });
    // Fast fingers press again before what they pressed is drawn: what counts is what is held by now.
    const fill = (next: (before: Choosing) => Choosing): void =>
      setHeld((last) => {
        const from = last.question === question ? last : fresh;
        return { ...from, choosing: next(from.choosing), trouble: null };
      });
    const choose = (ask: Ask, option: string): void => {
      if (isHeldBack?.(ask, option) !== true) void attempt(() => link.choose(ask, option), at);
    };
    const follow = (step: Composed): void => {
      if (step.kind === 'stay') return hold(step.choosing);
      const entry = entries[step.entry];
      if (entry !== undefined) choose(entry.ask, step.option);
    };
    return {
      ...at,
      seat,
      asks,
      entries,
      from,
      declines: declinesIn(entries, link.kit.box.game.idle),
      take: (entry) => follow(take(entries, entry, careful)),
      adviceOn: (at, option) => adviceOn(entries[at], option, counsel),
      toggle: (entry, place) => fill((before) => toggle(entries, before, entry, place)),
      enter: (entry, number) => fill((before) => enterNumber(before, entry, number)),
      give: (entry, number) => follow(give(entries, entry, number, careful)),
      confirm: () => follow(confirmed(entries, choosing)),
      back: () => hold(LIST),
      undo: () => void attempt(() => link.undo(), at),
      send: choose,
    };
  }, [
    link,
    attempt,
    seat,
    asks,
    entries,
    question,
    fresh,
    choosing,
    begun,
    trouble,
    careful,
    counsel,
    isHeldBack,
  ]);
}

/** What counsel says of what is filled in. */
function adviceOn(
  entry: Entry | undefined,
  option: string,
  counsel: CounselNotes | undefined,
): string {
  if (entry === undefined) return '';
  const { verb, anytime } = entry.offer;
  return counsel?.note(entry.ask, { form: 'option', id: option, verb, words: [], anytime }) ?? '';
}

function seatOf(viewer: Viewer): Seat | null {
  return viewer === 'public' ? null : viewer;
}

function useEntries(
  { link, moment, speaker, names, counsel }: Omit<Given, 'careful' | 'isHeldBack'>,
  asks: Asking['asks'],
): readonly Entry[] {
  return useMemo(() => {
    const seat = seatOf(moment.viewer);
    if (seat === null) return [];
    const sheet = { content: link.content as never, viewer: seat, names, width: NOTE_WIDTH };
    const game = notesByGame(link.kit.box, moment.view, sheet, speaker);
    return choicesOf(asks, speaker, {
      game,
      counsel: (ask, offer) => counsel?.note(ask, offer) ?? '',
    });
  }, [link, moment, speaker, names, counsel, asks]);
}
