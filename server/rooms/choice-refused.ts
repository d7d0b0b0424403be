import type { Refusal } from '@destrier/engine';
import { Refused } from '../refused.js';

/** A choice that the rules refuse, with the rule and what its sentence needs. */
export class ChoiceRefused extends Refused {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`choice.${refusal.code}`);
    this.refusal = refusal;
  }
}
