import type { Box, Language, Title } from '@destrier/engine';
import type { ComponentType } from 'react';
import type { BoardProps } from '../table/board.js';

/** What the lobby says of a game before anything of it is loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: Title;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether its content is our own reconstruction, in whole or in part. */
  readonly house: boolean;
  load(): Promise<GameKit>;
}

/** What the page needs of a game. A game without a board of its own is played on the plain table. */
export interface GameKit {
  readonly box: Box;
  readonly Board: ComponentType<BoardProps> | null;
  /** The ledger of its rules, as Markdown. */
  ledger(language: Language): Promise<string>;
  /** The rules that say in a few sentences how the game goes, for those who play it. */
  readonly aid?: readonly string[];
}
