import { commitmentOf, type Seed } from '../seed.js';

const SECRET_BYTES = 32;
const LONGEST_NONCE = 200;

/** A secret that is kept until the end, and the commitment that is published before anybody gives a nonce. */
export interface TableSecret {
  readonly secret: string;
  readonly commitment: string;
}

/** The secret of a real table, from bytes that the caller took from a cryptographic generator. */
export function secretFrom(random: Uint8Array): TableSecret {
  if (random.length !== SECRET_BYTES || random.every((byte) => byte === 0))
    throw new RangeError(`a table needs ${SECRET_BYTES} random bytes`);
  const secret = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, commitment: commitmentOf(secret) };
}

/** The seed of a real table, once its commitment is published and every seat has given a nonce, in order of seats. */
export function mixNonces({ secret }: TableSecret, nonces: readonly string[]): Seed {
  const bad = nonces.findIndex((nonce) => nonce.length === 0 || nonce.length > LONGEST_NONCE);
  if (bad !== -1)
    throw new RangeError(`the nonce of seat ${bad} must have 1 to ${LONGEST_NONCE} characters`);
  return { secret, nonces: [...nonces] };
}
