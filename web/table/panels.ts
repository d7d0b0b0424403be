import type { Ask, Offer } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { ReactNode } from 'react';
import type { Words } from '../text/index.js';
import type { BoardProps } from './board.js';
import type { Moment, Now, TableLink } from './link.js';

/** What stands beside the table, one behind the other. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  /** Its tab is always there; that of others is in a menu. */
  readonly isReady?: true;
  render(): ReactNode;
}

export interface PanelContext {
  readonly link: TableLink;
  readonly now: Now;
  readonly speaker: Speaker;
  readonly say: Words['say'];
  /** The earlier moment that the table shows; null: what is now. */
  readonly looking: Moment | null;
  /** Shows a rule. */
  readonly onRule: (rule: string) => void;
  /** Lets the table show an earlier moment; null: what is now. */
  readonly onLook: (moment: Moment | null) => void;
}

export type Panels = (context: PanelContext) => readonly Panel[];

/** What counsel says beside the options; nothing where it is silent. */
export interface CounselNotes {
  readonly chances: BoardProps['chances'];
  note(ask: Ask, offer: Offer): string;
  /** What it would choose at the viewer's question; null where it does not know. */
  readonly advised: { readonly ask: Ask; readonly option: string } | null;
}
