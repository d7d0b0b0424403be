import { imageOf } from '../art/image.js';
import { shield } from '../art/pieces.js';
import type { Light } from '../art/palette.js';

/** In which nothing may stand that is no row of them. */
const LISTS = 'ul, ol, dl, table, tbody, tr';

/**
 * Rings around what others changed, with the arms of who did it, until the viewer chooses. They are laid into the places
 * themselves, so that they go wherever these go.
 */
export class Marks {
  readonly #marks = new Set<HTMLElement>();

  put(place: HTMLElement, blazon: string | null, light: Light): HTMLElement | null {
    if (place.matches(LISTS)) return null;
    place.querySelector(':scope > .changed')?.remove();
    const mark = document.createElement('span');
    mark.className = 'changed';
    mark.setAttribute('aria-hidden', 'true');
    if (blazon !== null) {
      const arms = document.createElement('img');
      arms.alt = '';
      arms.src = imageOf(shield(blazon), light);
      mark.append(arms);
    }
    if (getComputedStyle(place).position === 'static') place.classList.add('changed-place');
    place.append(mark);
    this.#marks.add(mark);
    return mark;
  }

  clear(): void {
    for (const mark of this.#marks) {
      mark.parentElement?.classList.remove('changed-place');
      mark.remove();
    }
    this.#marks.clear();
  }
}
