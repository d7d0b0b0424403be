export {};

declare global {
  /** The one global beyond the language itself that the engine uses: Node and every browser have it alike. */
  class TextEncoder {
    encode(text: string): Uint8Array<ArrayBuffer>;
  }
}
