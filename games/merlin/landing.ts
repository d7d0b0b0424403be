import { isSeat, type Word } from '@destrier/engine';
import { bookOf, SPACES } from './book.js';
import { PROVINCES } from './content/types.js';
import { playerAt, type Page } from './draw/page.js';

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

const around = (space: number): number => (space + SPACES) % SPACES;
