import type { PanelContext } from '../table/panels.js';
import type { Ranked } from '../table/scores.js';

/** What ceremonies at a table are shown from. */
export interface CeremonyContext extends PanelContext {
  /** The ranking, once the game is over. */
  readonly ranked: readonly Ranked[] | null;
  /** Whether the end of the game is shown, and not the last table. */
  readonly isEndShown: boolean;
  /** Shows the last table. */
  readonly onClose: () => void;
}
