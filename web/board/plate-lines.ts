/** So many letters stand on one line. */
const LINE = 12;

/** The lines of a name on a plate: a long one of several words takes two, as even as its words let them be. */
export function plateLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LINE || words.length === 1) return [name];
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const lines = ways.map((way) => way.map((some) => some.join(' ')));
  const longest = (way: readonly string[]): number => Math.max(...way.map(({ length }) => length));
  return lines.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
