/** What lies in the box: figures and names only, so that a content pack can replace them. */

export interface Content {
  /** How strong each lance is. */
  readonly lances: {
    readonly [lance: string]: { readonly source: string; readonly strength: number };
  };
  readonly table: {
    readonly source: string;
    /** Lances of each knight at the beginning. */
    readonly hand: number;
    /** From this strength on a lance is heavy. */
    readonly heavy: number;
  };
}

export const content: Content = {
  lances: {
    willow: { source: 'house', strength: 1 },
    pine: { source: 'house', strength: 2 },
    elm: { source: 'house', strength: 3 },
    ash: { source: 'house', strength: 4 },
    beech: { source: 'house', strength: 5 },
    oak: { source: 'house', strength: 6 },
    holly: { source: 'house', strength: 7 },
    iron: { source: 'house', strength: 8 },
  },
  table: { source: 'house', hand: 3, heavy: 7 },
};
