import type { Params } from './basics.js';
import type { Asked, Options } from './evaluation.js';
import type { Match } from './match.js';
import type { Choice } from './menu.js';

/** A chance of the seat that is asked, from 0 to 1. The texts of the game say of what: `chance.<of>`. */
export interface Prospect {
  readonly of: string;
  readonly chance: number;
  /** What it takes for granted besides the policy, where an option could be understood otherwise: `counsel.assumes.<id>`. */
  readonly assumes?: string;
}

/** Why a policy may choose what has less of a chance than another option; the texts of the game say it: `counsel.less.<id>`. */
export interface Grounds {
  readonly id: string;
  readonly params: Params;
}

/** The chances if one chooses so, or as the policy would; undefined for a choice that is not calculated. */
export type Prospects = (choice?: Choice) => readonly Prospect[] | undefined;

/**
 * Advice for people, at questions whose chances can be calculated. All of it is read in a world in which everything that
 * the seat cannot know has been dealt again, so nothing here can tell a secret.
 */
export interface Counsel {
  /** The policy that is followed from the question on, by name and version. */
  readonly policy: string;
  /** What the policy chooses, at once; undefined at questions that it does not know. */
  choice(match: Match, asked: Asked, options: Options): Choice | undefined;
  /** Why that may not be the best, by what the chance is of. */
  grounds?(asked: Asked): { readonly [of: string]: Grounds };
  /** Exact chances, which may take seconds; undefined where nothing is left to chance. */
  prospects(match: Match, asked: Asked): Prospects | undefined;
}
