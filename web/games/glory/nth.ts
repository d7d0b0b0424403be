/** Which of several equal things the one at a place is, from 0. */
export function nthOf(things: readonly string[], place: number): number {
  return things.slice(0, place).filter((one) => one === things[place]).length;
}
