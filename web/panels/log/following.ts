/** How a box that scrolls is laid out. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** How far from its end, in pixels, somebody still reads the newest. */
const NEAR = 48;

/**
 * Whether the newest is still followed after a scroll. A browser tells of a scroll a frame later, when more may have been
 * said already: so not to be at the end means nothing. It also scrolls up by itself where the log becomes shorter or gets
 * more room. Only who goes up otherwise wants to read there.
 */
export function follows(isFollowing: boolean, before: Scrolled, now: Scrolled): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  const hasGoneUp = now.scrollTop < before.scrollTop;
  const isPushed = now.scrollHeight < before.scrollHeight || now.clientHeight > before.clientHeight;
  return isFollowing && !(hasGoneUp && !isPushed);
}

export function laidOut({ scrollTop, scrollHeight, clientHeight }: Scrolled): Scrolled {
  return { scrollTop, scrollHeight, clientHeight };
}
