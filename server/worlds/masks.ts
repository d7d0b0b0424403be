/** What two worlds may differ in, and why that tells a seat nothing. Everything else must be equal to the byte. */
export const MASKED = [
  { what: 'ids of tables, people, sessions and links', why: 'drawn by chance when each is made' },
  { what: 'times in bodies, and the header date', why: 'the clock of the server' },
  { what: 'commitments to seeds', why: 'hashes of secrets of 256 bits' },
  { what: 'checksums in records', why: 'they are over the commitment too' },
] as const;

const TIMES = /"(at|since|created|started|finished|seen|expires)":\d+/g;
const COMMITMENTS = /^(commitment )\S+$|("commitment":)"[^"]*"/gm;
const CHECKSUMS = /( #)[0-9a-f]{12}$|^(end sha256:)[0-9a-f]{64}$/gm;

/** A text of one world without what may differ. `ids`: what stands there instead of each. */
export function masked(text: string, ids: ReadonlyMap<string, string>): string {
  let plain = text;
  for (const [id, name] of ids) plain = plain.replaceAll(id, name);
  return plain
    .replaceAll(TIMES, '"$1":0')
    .replaceAll(COMMITMENTS, '$1$2')
    .replaceAll(CHECKSUMS, '$1$2');
}
