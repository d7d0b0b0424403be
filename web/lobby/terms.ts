import type { Opening } from '@destrier/server/protocol';

/** What a table at the server has besides the rules. */
export type Terms = Pick<Opening, 'access' | 'password' | 'rated' | 'standIn' | 'clock'> & {
  readonly spectators: boolean;
};

export const USUAL_TERMS: Terms = {
  access: 'invitation',
  password: null,
  rated: false,
  standIn: 'strong',
  clock: { kind: 'none' },
  spectators: false,
};

/** Nobody's time is up where there is no clock. */
export const hasStandIn = ({ clock }: Terms): boolean => clock.kind !== 'none';

/** In rated games nobody chooses who stands in. */
export function ratedTerms(terms: Terms, rated: boolean): Terms {
  return { ...terms, rated, standIn: rated ? USUAL_TERMS.standIn : terms.standIn };
}
