/** A space at which no line ends, while it is decided where they do. */
const HELD = '\uE000';

/** Breaks a text into lines of at most `width`; `first` and `rest` stand before the first line and the others. */
export function wrap(text: string, width: number, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  const put = (word: string): void => {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  };
  // Only the plain space parts words, and not the one before a French double sign.
  const held = text.replaceAll(/(?<=[\p{L}\p{N}»)]) (?=[:;!?»](?:\s|$))/gu, HELD);
  for (const word of held.split(/[ \n]+/))
    for (const piece of pieces(word, Math.max(8, width - rest.length))) put(piece);
  lines.push(line);
  return lines.map((one) => one.replaceAll(HELD, ' '));
}

/** A word longer than a line is cut. */
function pieces(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  return [word.slice(0, most), ...pieces(word.slice(most), most)];
}
