import type { Seat, Word } from '@destrier/engine';
import {
  aimsOf,
  landingOf,
  merlin,
  pageOf,
  type MerlinContent,
  type Aim,
  type Page,
  type Seen,
  type SeenPlayer,
} from '@destrier/merlin/page';
import { boardLookOf, lookContext, type BoardLook } from '../../board/look.js';
import { figuresIn } from '../../ceremony/figures.js';
import type { BoardProps, PlacedPick } from '../../table/board.js';
import { boardWords, type BoardWords } from './text/index.js';

/** What every part of the board is drawn from. */
export interface Look extends BoardLook {
  readonly view: Seen;
  readonly content: MerlinContent;
  /** The view as the rules look at a table. */
  readonly g: Page['g'];
  /** What the viewer has; null for those who sit at no seat. */
  readonly own: SeenPlayer | null;
  /** All that can be chosen, and all that cannot and says why. */
  readonly ways: readonly PlacedPick[];
  /** The words of the board itself. */
  readonly say: BoardWords;
  name(seat: number): string;
  /** A number as it is written. */
  figure(n: number): string;
  /** What the game says of an option besides its name. */
  note(verb: string, words: readonly Word[]): string;
  /** The space to which an option leads, or whose action it is. */
  spaceOf(way: PlacedPick): number | null;
  /** Where figures would come by an option, or by a die that it changes. */
  aimsOf(way: PlacedPick): readonly Aim[];
}

/** What is done on the space to which the figure has come. */
const ON_THE_SPOT: readonly string[] = ['count', 'reckon', 'court', 'seize', 'decline'];

export function lookOf(props: BoardProps): Look {
  const { sitters } = props;
  const base = boardLookOf(props);
  const { moment, speaker, viewer, picks } = base;
  // The view and the content of a table of this game have these shapes.
  const view = moment.view as Seen;
  const content = props.content as MerlinContent;
  const names = sitters.map(({ name }) => name);
  const sheet = { content: content as never, viewer: viewer ?? 0, names, width: 80 } as const;
  const page = pageOf(view, speaker.language, sheet);
  return {
    ...base,
    view,
    content,
    g: page.g,
    own: viewer === null ? null : (view.players[viewer] ?? null),
    ways: picks.all(),
    say: boardWords(speaker.language),
    name: (seat) => names[seat] ?? speaker.seat(seat as Seat),
    figure: figuresIn(speaker.language),
    note: (verb, words) =>
      merlin.note?.(view as never, { verb, words, params: {} }, speaker.language, sheet) ?? '',
    spaceOf: ({ verb, words }) =>
      ON_THE_SPOT.includes(verb) ? view.turn.space : landingOf(page, verb, words),
    aimsOf: ({ verb, words }) => aimsOf(page, verb, words),
  };
}

export const { LookContext, useLook } = lookContext<Look>();
