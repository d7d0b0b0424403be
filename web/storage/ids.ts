/** Random bytes as hexadecimal digits. `getRandomValues` is there on plain http too. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newId(): string {
  return randomHex(8);
}
