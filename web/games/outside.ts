import type { GameCard } from './kit.js';

/** Games that live outside this repository. The builder of a page with such games puts them in place of this list. */
export const OUTSIDE: readonly GameCard[] = [];
