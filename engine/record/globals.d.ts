export {};

declare global {
  /** Beside TextEncoder the other half of UTF-8: Node and every browser have it alike. */
  class TextDecoder {
    constructor(label: 'utf-8', how: { readonly fatal: true; readonly ignoreBOM: true });
    decode(bytes: Uint8Array): string;
  }
}
