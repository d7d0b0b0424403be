/** What the laboratory measures of a game, as data: how strong bots are at it, and how it is balanced. */
export interface LabBook {
  /** The file of its figures and the documents that print them, below the root of the project. */
  readonly figures: string;
  readonly documents: readonly string[];
  /** All its parts begin with this; null: with nothing, which one book may do. */
  readonly prefix: string | null;
  /** What a score is counted in. */
  readonly unit: string;
  readonly plan: LadderPlan | FieldPlan;
}

export interface LabGoal {
  readonly op: '>=' | '<=' | '<' | '>' | 'in';
  readonly value: number | readonly [low: number, high: number];
  /** `low`: the lower end of the interval is judged, so that only what is proved counts against it. */
  readonly of?: 'low';
}

/** How much is played: a whole run lasts three hours on two cores, a quick one ten minutes. */
export interface LabAmount<T = number> {
  readonly full: T;
  readonly quick: T;
}

/** A game for two: levels play each other, equals play for their seats, and what they use is counted. */
export interface LadderPlan {
  readonly kind: 'ladder';
  /** An option that takes its values in turn where levels play each other. */
  readonly vary: { readonly option: string; readonly values: readonly string[] };
  /** How strong each level is claimed to be: against the one below, at least `p1` rather than `p0`. */
  readonly claims: readonly {
    readonly level: string;
    readonly below: string;
    readonly p0: number;
    readonly p1: number;
    /** Games of a quick run; a full one plays until the test is decided. */
    readonly quick: number;
  }[];
  /** How strength grows with iterations per searched decision. */
  readonly curve: {
    readonly games: LabAmount;
    readonly points: LabAmount<readonly number[]>;
  };
  /** Games of every two levels. */
  readonly ratings: LabAmount;
  /** Among equals: judged by the figure itself, or, of fewer games, only by what is proved. */
  readonly seats: readonly {
    readonly bot: string;
    readonly counts: readonly number[];
    readonly games: LabAmount;
    readonly by: 'value' | 'low';
  }[];
  /** What is used in the games of the last of `seats`. */
  readonly items: {
    readonly about: string;
    readonly kinds: readonly LabItems[];
    readonly measure: LabMeasure;
  };
  readonly targets: readonly LabTarget[];
  readonly series: readonly LabSeries[];
  /** Games in which the master's time is taken. */
  readonly clock: LabAmount;
}

/** What is judged of a kind of items. */
export interface LabItems {
  readonly kind: string;
  /** Of all uses of its kind, or of the times it was offered. */
  readonly by: 'kind' | 'offer';
  readonly about: (id: string) => string;
  readonly goal?: LabGoal;
  /** The goal is not for this one. */
  readonly exempt?: string;
  /** None of them may be used never or always. */
  readonly varied?: true;
}

/** A mean that the game's census counts. */
export interface LabMeasure {
  readonly id: string;
  readonly about: string;
  readonly goal: LabGoal;
}

/** How often one who plays alone reaches a score. */
export interface LabTarget {
  readonly id: string;
  readonly about: string;
  readonly bot: string;
  readonly options: { readonly [id: string]: string };
  readonly games: LabAmount;
  readonly row: (reached: number) => string;
  readonly goals: readonly { readonly reached: number; readonly goal: LabGoal }[];
}

/** How often one who plays alone wins, by the values of an option, which are to grow harder. */
export interface LabSeries {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly bot: string;
  readonly options: { readonly [id: string]: string };
  readonly by: { readonly option: string; readonly values: readonly string[] };
  readonly games: LabAmount;
  readonly goal: LabGoal;
}

/** A game for several: one bot among others, equals among themselves, and what they win with and use. */
export interface FieldPlan {
  readonly kind: 'field';
  readonly seats: number;
  readonly fields: readonly {
    readonly one: string;
    readonly others: string;
    /** At most: a test may be decided before. */
    readonly games: LabAmount;
    readonly test: { readonly p0: number; readonly p1: number } | null;
    readonly ahead?: LabGoal;
    readonly place?: LabGoal;
  }[];
  readonly tables: readonly {
    readonly bot: string;
    readonly games: LabAmount;
    /** Too few games to be judged. */
    readonly few: boolean;
  }[];
  /** How far from its fair share a seat may win. */
  readonly seatMargin: number;
  /** Items one has from the beginning: with which of them one wins, and how far from its fair share. */
  readonly pairs: { readonly kind: string; readonly about: string; readonly margin: number };
  /** What is used at the first of the tables. */
  readonly uses: readonly { readonly kind: string; readonly about: string }[];
}
