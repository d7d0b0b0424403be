import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses it, so a plain hash is enough to keep. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** An id that tells nothing and meets no other. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
