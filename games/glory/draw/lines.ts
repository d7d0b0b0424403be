/** Text in columns: how a drawing is put together from pieces that may be too long for it. */

/** Lines that stand together, in full and then in shorter forms for a drawing that grows too tall. */
export type Block = readonly (readonly string[])[];

/** The first line of what is given up where there is no room for all of it. */
export function first(lines: readonly string[], width: number): string[] {
  return lines.length > 1 ? [cut(`${lines[0]} …`, width)] : lines.slice();
}

export function cut(text: string, width: number): string {
  if (text.length <= width) return text;
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length >= width) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/** Exactly so wide: cut, or filled up with spaces. */
export function pad(text: string, width: number): string {
  return cut(text, width).padEnd(width);
}

/** Two texts at the ends of a line; where there is no room for both, the left one is cut. */
export function ends(left: string, right: string, width: number): string {
  if (right === '') return pad(left, width);
  return `${pad(left, width - right.length - 1)} ${right}`;
}

/** Items one after the other, in lines of at most `width`; an item is broken only where it is longer than a line. */
export function flow(items: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + between + item;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = item.length > width ? wrapped(item, width) : [item];
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' ? lines : [...lines, line];
}

/** A text in lines of at most `width`; a word that is longer is cut. No line begins with a French double sign. */
export function wrapped(text: string, width: number): string[] {
  const words = text.split(/ (?![:;!?»])/).map((word) => cut(word, width));
  return flow(words, width, ' ');
}

/** What stands left of its content. */
export const GUTTER = 12;

/** A label, and its lines beside and below it. */
export function labelled(label: string, lines: readonly string[]): string[] {
  return lines.map((line, i) => pad(i === 0 ? label : '', GUTTER - 1) + ` ${line}`);
}

/** Texts below each other beside their label. */
export function stacked(label: string, texts: readonly string[], width: number): string[] {
  return labelled(
    label,
    texts.flatMap((text) => wrapped(text, width - GUTTER)),
  );
}

/** Items beside their label: in full, in short, and what of that goes into one line. */
export function listed(
  label: string,
  items: readonly string[],
  short: readonly string[],
  width: number,
): Block {
  const room = width - GUTTER;
  const forms = [flow(items, room), flow(short, room), first(flow(short, room), room)];
  return forms.map((lines) => labelled(label, lines));
}

/** Rows of cells in aligned columns: figures to the right, words to the left. */
export function table(rows: readonly (readonly string[])[], of: 'figures' | 'words'): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const align = of === 'figures' ? 'padStart' : 'padEnd';
  return rows.map((row) =>
    row
      .map((cell, at) => cell[align](widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A cell of a grid: something to read, and a mark at its right edge. */
export type Cell = readonly [text: string, mark: string];

const BAR = ' │ ';

function stacksOf(cells: readonly Cell[], columns: number): Cell[][] {
  const height = Math.ceil(cells.length / columns);
  return Array.from({ length: columns }, (_, at) => cells.slice(at * height, (at + 1) * height));
}

/** How wide each column would be with everything in it whole. */
function wantedIn(stacks: readonly Cell[][]): number[] {
  return stacks.map((stack) =>
    Math.max(...stack.map(([text, mark]) => text.length + 1 + mark.length)),
  );
}

/** What there is for columns without the bars between them. */
function roomFor(columns: number, width: number): number {
  return width - BAR.length * (columns - 1);
}

/** Whether every cell is whole in so many columns. */
export function isWhole(cells: readonly Cell[], columns: number, width: number): boolean {
  return sumOf(wantedIn(stacksOf(cells, columns))) <= roomFor(columns, width);
}

/** Cells in columns from top to bottom, each column as wide as it needs as far as there is room. */
export function grid(cells: readonly Cell[], columns: number, width: number): string[] {
  const stacks = stacksOf(cells, columns);
  const widths = shared(wantedIn(stacks), roomFor(columns, width));
  return (stacks[0] ?? []).map((_, row) =>
    stacks
      .map((stack, at) => ends(...(stack[row] ?? ['', '']), widths[at] ?? 0))
      .join(BAR)
      .trimEnd(),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Widths that add up to what there is: what is wanted and an equal part of the rest, or less for the widest. */
function shared(wanted: readonly number[], width: number): number[] {
  const widths = wanted.slice();
  let rest = width - sumOf(widths);
  for (; rest < 0; rest++) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths.map((one, at) => one + Math.floor((rest + at) / widths.length));
}

const heightOf = (block: Block): number => block[0]?.length ?? 0;

/** The forms of a block from the next one on that is shorter; none if it must stay. */
function shorter(block: Block): Block {
  const next = block.findIndex((lines) => lines.length < heightOf(block));
  return next === -1 ? [] : block.slice(next);
}

/** All lines, no more than `most` as far as blocks have shorter forms: the tallest is shortened first. */
export function fitted(blocks: readonly Block[], most: number): string[] {
  const left = blocks.slice();
  const total = (): number => sumOf(left.map(heightOf));
  while (total() > most) {
    const spare = left.map((block) => (shorter(block).length > 0 ? heightOf(block) : 0));
    const tallest = Math.max(...spare);
    if (tallest === 0) break;
    const at = spare.lastIndexOf(tallest);
    left[at] = shorter(left[at] ?? []);
  }
  return left.flatMap(([lines = []]) => lines);
}
