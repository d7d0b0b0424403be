/** SHA-256, synchronous and the same in Node and in the browser (FIPS 180-4). */

const K = new Int32Array(64);
const START = new Int32Array(8);

// The constants are the fractional bits of roots of the first primes; computing them leaves no table to mistype.
{
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found++] = fraction(Math.cbrt(candidate));
  }
}

const W = new Int32Array(64);

// The first sixteen words of W are the block.
function compress(h: Int32Array): void {
  const w = W;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let hh = h[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (hh + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    hh = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = ((h[0] as number) + a) | 0;
  h[1] = ((h[1] as number) + b) | 0;
  h[2] = ((h[2] as number) + c) | 0;
  h[3] = ((h[3] as number) + d) | 0;
  h[4] = ((h[4] as number) + e) | 0;
  h[5] = ((h[5] as number) + f) | 0;
  h[6] = ((h[6] as number) + g) | 0;
  h[7] = ((h[7] as number) + hh) | 0;
}

// Seeds, labels and keys are short and plain: they are written here, and nothing is made for them.
const SHORT = new Uint8Array(256);

/** The bytes of a text: how many of `SHORT`, or nothing where it is longer or not plain. */
function writeShort(text: string): number | undefined {
  if (text.length > SHORT.length) return undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return undefined;
    SHORT[i] = code;
  }
  return text.length;
}

/** The eight words of the digest. */
export function sha256Words(input: string | Uint8Array): Int32Array {
  const short = typeof input === 'string' ? writeShort(input) : undefined;
  if (short !== undefined) return digest(SHORT, short);
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  return digest(bytes, bytes.length);
}

function digest(bytes: Uint8Array, length: number): Int32Array {
  const h = START.slice();
  // Behind the bytes comes a bit, and at the end of the last block their number in bits.
  const end = (((length + 8) >> 6) + 1) << 6;
  for (let offset = 0; offset < end; offset += 64) {
    for (let i = 0; i < 16; i++) W[i] = wordAt(bytes, length, offset + i * 4);
    if (offset + 64 === end) {
      W[14] = Math.floor(length / 0x2000_0000);
      W[15] = length << 3;
    }
    compress(h);
  }
  return h;
}

function wordAt(bytes: Uint8Array, length: number, at: number): number {
  if (at + 4 <= length)
    return (
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
    );
  let word = 0;
  for (let i = at; i < at + 4; i++)
    word = (word << 8) | (i < length ? (bytes[i] as number) : i === length ? 0x80 : 0);
  return word;
}

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** The digest in hexadecimal. */
export function sha256(input: string | Uint8Array): string {
  let hex = '';
  for (const word of sha256Words(input))
    for (let shift = 24; shift >= 0; shift -= 8) hex += HEX[(word >>> shift) & 0xff] as string;
  return hex;
}
