/** Where others find the server that sent the page. */
export interface Doors {
  /** The likeliest first; nothing where the server does not know. */
  readonly addresses: readonly string[];
  /** Whether the server listens to its own machine alone. */
  readonly alone: boolean;
}

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address means, to everybody who has it, a machine of their own. */
export const isLocal = (address: string): boolean => LOCAL.test(new URL(address).hostname);

/** Why a link cannot be given to others as it is: nobody else is let in, or it is not known where they come in. */
export type LinkTrouble = 'alone' | 'unknown';

/** The links by which others come to a table, the likeliest first, and what is wrong with them. */
export function linksFor(
  own: string,
  doors: Doors | null,
): { readonly links: readonly string[]; readonly trouble: LinkTrouble | null } {
  if (!isLocal(own) || doors === null) return { links: [own], trouble: null };
  const { addresses, alone } = doors;
  const links = addresses.map((address) => new URL(new URL(own).hash, address).href);
  if (links.length > 0) return { links, trouble: null };
  return { links: [own], trouble: alone ? 'alone' : 'unknown' };
}
