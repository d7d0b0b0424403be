import { imageOf } from '../art/image.js';
import { shield } from '../art/pieces.js';
import type { Light } from '../art/palette.js';

/** In smaller places the arms would cover what they mark. */
const ROOM = 48;
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
    this.lift(place);
    const mark = document.createElement('span');
    mark.className = 'changed';
    mark.setAttribute('aria-hidden', 'true');
    if (blazon !== null && place.clientHeight >= ROOM) {
      const arms = document.createElement('img');
      arms.alt = '';
      arms.src = imageOf(shield(blazon), light);
      mark.append(arms);
    }
    if (getComputedStyle(place).position === 'static') place.dataset['changed'] = '';
    place.append(mark);
    this.#marks.add(mark);
    return mark;
  }

  /** Nothing is to be seen there any more. */
  lift(place: HTMLElement): void {
    for (const mark of this.#marks) if (mark.parentElement === place) this.#remove(mark);
  }

  clear(): void {
    for (const mark of this.#marks) this.#remove(mark);
  }

  #remove(mark: HTMLElement): void {
    delete mark.parentElement?.dataset['changed'];
    mark.remove();
    this.#marks.delete(mark);
  }
}
