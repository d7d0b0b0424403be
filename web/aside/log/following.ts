/** How a box that scrolls is laid out. */
export interface Laid {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** How far from its end, in pixels, somebody still reads the newest. */
const NEAR = 48;

/**
 * Whether the newest is still followed after a scroll. A browser tells of a scroll a frame later, when more may have been
 * said already: so not to be at the end means nothing. Only who goes up, in a log that has not become shorter meanwhile,
 * wants to read there.
 */
export function follows(isFollowing: boolean, before: Laid, now: Laid): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  const hasGoneUp = now.scrollTop < before.scrollTop;
  return isFollowing && !(hasGoneUp && now.scrollHeight >= before.scrollHeight);
}

export function laidOut({ scrollTop, scrollHeight, clientHeight }: Laid): Laid {
  return { scrollTop, scrollHeight, clientHeight };
}
