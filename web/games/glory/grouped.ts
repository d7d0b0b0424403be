/** Equal things are shown once, with how often they are there. */
export interface Grouped {
  readonly name: string;
  readonly times: number;
}

export function grouped(names: readonly string[]): Grouped[] {
  return [...new Set(names)].map((name) => ({
    name,
    times: names.filter((one) => one === name).length,
  }));
}
