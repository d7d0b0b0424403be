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

function compress(h: Int32Array, block: DataView, offset: number): void {
  const w = W;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(offset + i * 4);
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
  const sums = [a, b, c, d, e, f, g, hh];
  for (let i = 0; i < 8; i++) h[i] = ((h[i] as number) + (sums[i] as number)) | 0;
}

/** The eight words of the digest. */
export function sha256Words(input: string | Uint8Array): Int32Array {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const h = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(h, view, offset);
  return h;
}

/** The digest in hexadecimal. */
export function sha256(input: string | Uint8Array): string {
  let hex = '';
  for (const word of sha256Words(input)) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}
