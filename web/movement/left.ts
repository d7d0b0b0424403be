/** How long an animation lasts that begins now. */
export function leftOf({ effect, playbackRate }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0) / playbackRate;
}
