import { randomBytes } from 'node:crypto';

const BYTES = 12;
/** As many digits as the highest number of 96 bits has. */
const DIGITS = 19;

/** 96 random bits in small letters and digits: part of a link, so nobody may guess it and everybody can read it out. */
export function newTableId(): string {
  return BigInt(`0x${randomBytes(BYTES).toString('hex')}`)
    .toString(36)
    .padStart(DIGITS, '0');
}
