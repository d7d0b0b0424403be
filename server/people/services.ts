import type { Storage } from '../storage/storage.js';
import type { Throttle } from './throttle.js';

/** What everything about people needs. */
export interface AccountServices {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly throttle: Throttle;
}
