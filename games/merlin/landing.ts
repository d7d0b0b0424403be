import { isSeat, type Word } from '@destrier/engine';
import { bookOf, SPACES } from './book.js';
import { PROVINCES } from './content/types.js';
import { playerAt, type Page } from './draw/page.js';
import { OPPOSITE } from './rules/moving.js';
import { WHITE } from './state.js';

/** The space to which an option takes a figure, or an action; null where it takes none. */
export function landingOf(
  { g, view, viewer }: Pick<Page, 'g' | 'view' | 'viewer'>,
  verb: string,
  words: readonly Word[],
): number | null {
  const { knight, white } = playerAt(view, viewer);
  const [first, second] = words;
  switch (verb) {
    case 'ride':
      return around(knight + (second === 'back' ? -1 : 1) * Number(first));
    case 'merlin':
      return around(view.merlin + (first === 'back' ? -1 : 1) * (white ?? 0));
    case 'portal': {
      const province = PROVINCES.find((one) => one === second);
      return province === undefined ? null : bookOf(g).spaceOf[province];
    }
    case 'mirror':
      return around(knight + SPACES / 2);
    case 'borrow':
      return isSeat(first) ? playerAt(view, first).knight : null;
    default:
      return null;
  }
}

/** Where a figure would come. */
export interface Aim {
  readonly figure: 'knight' | 'merlin';
  readonly space: number;
}

/** Where an option takes a figure, or a die can then take one that it changes: Merlin onwards and back. */
export function aimsOf(
  page: Pick<Page, 'g' | 'view' | 'viewer'>,
  verb: string,
  words: readonly Word[],
): readonly Aim[] {
  const { view, viewer } = page;
  const { knight, white } = playerAt(view, viewer);
  const changed = changedDie(verb, words, white ?? 0);
  if (changed === null) {
    const space = verb === 'borrow' ? null : landingOf(page, verb, words);
    return space === null ? [] : [{ figure: verb === 'merlin' ? verb : 'knight', space }];
  }
  const { die, face } = changed;
  if (die !== WHITE) return [{ figure: 'knight', space: around(knight + face) }];
  return [face, -face].map((by) => ({ figure: 'merlin', space: around(view.merlin + by) }));
}

/** What an option makes of which die; null where it changes none. */
function changedDie(
  verb: string,
  [first = WHITE, second = 0]: readonly Word[],
  white: number,
): { readonly die: Word; readonly face: number } | null {
  switch (verb) {
    case 'apple':
    case 'tristan':
      return { die: first, face: Number(second) };
    case 'gawain':
      return { die: WHITE, face: Number(first) };
    case 'turn':
      return { die: first, face: OPPOSITE - (first === WHITE ? white : Number(first)) };
    default:
      return null;
  }
}

const around = (space: number): number => (space + SPACES) % SPACES;
