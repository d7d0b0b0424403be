import {
  chapter,
  declare,
  faceUp,
  hidden,
  kind,
  seats,
  type Card,
  type Look as LookOf,
  type PerSeat,
} from '@destrier/engine';
import type { Content } from './content.js';

export interface Knight {
  points: number;
  lances: Card[];
  /** The lances of the courses ridden so far, in their order. */
  lowered: Card[];
}

export interface State {
  knights: PerSeat<Knight>;
  rack: Card[];
}

/** Who sees what: a part without a declaration does not compile. */
export const secrecy = declare<State>()({
  knights: seats({
    points: 'all',
    lances: hidden('owner', 'lances'),
    lowered: faceUp('lances'),
  }),
  rack: hidden('nobody', 'lances'),
});

const { seat, number, word } = kind;

/** What the log tells, with the kind of every part. */
export const events = {
  course: chapter({ course: number }),
  lowered: { seat, lance: word('lance') },
  won: { seat, points: number, cause: word('cause') },
};

/** What the words of options are, and what reasons tell. */
export const verbs = { lower: [word('lance')] };
export const reasons = { tired: { lance: word('lance') } };

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams: 'rack';
}

/** What a menu or a bot may look at. */
export type Look = LookOf<G>;
