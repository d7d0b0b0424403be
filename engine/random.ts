import { sha256Words } from './sha256.js';

/**
 * Random streams: ChaCha12 keyed by a hash of the table's key and the stream's label. A cipher, because
 * people watch a hundred public dice and must not be able to foretell the next one from them.
 */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 12;
const TWO_32 = 0x1_0000_0000;
const TWO_53 = 2 ** 53;
/** Products of a word and a bound up to here are exact. */
const EXACT_BOUND = 2 ** 21;
/** Words of a block. */
const BLOCK = 16;
const SOURCE = new Int32Array(BLOCK);
const NO_WORDS = new Int32Array(0);

/** One block of sixteen words for a key and a block number, nonce zero (each label has a key of its own). */
export function chacha12(key: Int32Array, block: number, out: Int32Array): void {
  for (let i = 0; i < 4; i++) SOURCE[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) SOURCE[4 + i] = key[i] as number;
  SOURCE[12] = block | 0;
  SOURCE[13] = Math.floor(block / TWO_32) | 0;
  SOURCE[14] = 0;
  SOURCE[15] = 0;
  mix(out);
}

// Written out, column rounds then diagonal rounds: sixteen variables are several times faster than a list.
function mix(out: Int32Array): void {
  let x0 = SOURCE[0] as number;
  let x1 = SOURCE[1] as number;
  let x2 = SOURCE[2] as number;
  let x3 = SOURCE[3] as number;
  let x4 = SOURCE[4] as number;
  let x5 = SOURCE[5] as number;
  let x6 = SOURCE[6] as number;
  let x7 = SOURCE[7] as number;
  let x8 = SOURCE[8] as number;
  let x9 = SOURCE[9] as number;
  let x10 = SOURCE[10] as number;
  let x11 = SOURCE[11] as number;
  let x12 = SOURCE[12] as number;
  let x13 = SOURCE[13] as number;
  let x14 = SOURCE[14] as number;
  let x15 = SOURCE[15] as number;
  for (let round = 0; round < ROUNDS; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = (x0 + (SOURCE[0] as number)) | 0;
  out[1] = (x1 + (SOURCE[1] as number)) | 0;
  out[2] = (x2 + (SOURCE[2] as number)) | 0;
  out[3] = (x3 + (SOURCE[3] as number)) | 0;
  out[4] = (x4 + (SOURCE[4] as number)) | 0;
  out[5] = (x5 + (SOURCE[5] as number)) | 0;
  out[6] = (x6 + (SOURCE[6] as number)) | 0;
  out[7] = (x7 + (SOURCE[7] as number)) | 0;
  out[8] = (x8 + (SOURCE[8] as number)) | 0;
  out[9] = (x9 + (SOURCE[9] as number)) | 0;
  out[10] = (x10 + (SOURCE[10] as number)) | 0;
  out[11] = (x11 + (SOURCE[11] as number)) | 0;
  out[12] = (x12 + (SOURCE[12] as number)) | 0;
  out[13] = (x13 + (SOURCE[13] as number)) | 0;
  out[14] = (x14 + (SOURCE[14] as number)) | 0;
  out[15] = (x15 + (SOURCE[15] as number)) | 0;
}

/** A key that copies of a stream share, made by whichever needs it first. */
interface StreamKey {
  words: Int32Array | undefined;
}

/** A stream of numbers. Its whole state is seed and label (which give the key) and how many words were taken. */
export class Stream {
  readonly #seed: string | (() => string);
  readonly #label: string;
  // Search makes many copies and draws from few of their streams: key and block are made when first needed.
  readonly #key: StreamKey;
  #words = NO_WORDS;
  /** How many words were taken before those of the block. */
  #from = -BLOCK;
  taken = 0;

  /** `seed`: or what finds it, where it costs something and may never be needed. */
  constructor(
    seed: string | (() => string),
    label: string,
    taken = 0,
    key: StreamKey = { words: undefined },
  ) {
    this.#seed = seed;
    this.#label = label;
    this.#key = key;
    this.taken = taken;
  }

  /** The same stream at the same point, independent from now on. */
  copy(): Stream {
    return new Stream(this.#seed, this.#label, this.taken, this.#key);
  }

  /** A word of 32 random bits. */
  word(): number {
    const at = this.taken - this.#from;
    const words = at >= 0 && at < BLOCK ? this.#words : this.#refill();
    return (words[this.taken++ & (BLOCK - 1)] as number) >>> 0;
  }

  #refill(): Int32Array {
    const block = Math.floor(this.taken / BLOCK);
    this.#key.words ??= streamKey(
      typeof this.#seed === 'string' ? this.#seed : this.#seed(),
      this.#label,
    );
    if (this.#words === NO_WORDS) this.#words = new Int32Array(BLOCK);
    chacha12(this.#key.words, block, this.#words);
    this.#from = block * BLOCK;
    return this.#words;
  }

  /**
   * A whole number from 0 to n-1, each equally likely: the high part of word times n, and the few words that would
   * favour some numbers are thrown away.
   */
  below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= EXACT_BOUND)) return this.#belowMany(n);
    let product = this.word() * n;
    let high = Math.floor(product / TWO_32);
    let low = product - high * TWO_32;
    if (low >= n) return high;
    const unfair = (TWO_32 - n) % n;
    while (low < unfair) {
      product = this.word() * n;
      high = Math.floor(product / TWO_32);
      low = product - high * TWO_32;
    }
    return high;
  }

  // Two words give 53 bits; the last incomplete round of n is thrown away.
  #belowMany(n: number): number {
    if (!(Number.isSafeInteger(n) && n >= 1))
      throw new RangeError(`a stream cannot draw below ${n}`);
    const fair = TWO_53 - (TWO_53 % n);
    for (;;) {
      const drawn = (this.word() >>> 11) * TWO_32 + this.word();
      if (drawn < fair) return drawn % n;
    }
  }
}

/** The key of a labelled stream. */
function streamKey(tableKey: string, label: string): Int32Array {
  return sha256Words(`destrier stream\n${tableKey}\n${label}`);
}

/** A stream from any text, for bots, fuzzers and re-deals: never for a table's own dice. */
export function streamFrom(seed: string, label = ''): Stream {
  return new Stream(seed, label);
}
