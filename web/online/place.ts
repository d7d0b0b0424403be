/** Where the server is: the page was sent by it, from the folder in which its addresses begin. */

function folder(): URL {
  return new URL('.', location.origin + location.pathname);
}

export function apiAddress(path: string): string {
  return new URL(`api/v1${path}`, folder()).href;
}

export function liveAddress(): string {
  const url = new URL('api/v1/live', folder());
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** The address of a screen of the page, to be sent to others. */
export function linkTo(hash: string): string {
  return new URL(hash, folder()).href;
}
