import type { Content } from './types.js';

/** All are told by the rules; how the counters are meant is settled in the ledger [M2.11]. */
export const figures: Content['figures'] = {
  source: 'rulebook',
  rounds: 6,
  scoring: 2,
  dice: 3,
  supply: 6,
  apples: 11,
  staffs: 3,
  manors: 7,
  counters: 7,
  hand: 4,
  row: 3,
  traitors: 4,
  drawn: 3,
  penalty: 3,
  excalibur: 3,
  second: 2,
  apple: 1,
  staff: 2,
  goods: 3,
  seals: 4,
  praise: 1,
  favour: 1,
  deed: 1,
  bedivere: 2,
};
