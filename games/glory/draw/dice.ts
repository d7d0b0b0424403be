import { COLOURS, type Colour } from '../content/types.js';
import type { Page, SeenDuel } from './page.js';

type SeenSide = SeenDuel['sides'][number];

/** Boxes side by side under a word. */
interface Group {
  readonly label: string;
  readonly faces: readonly string[];
}

/** The dice of a side by colour; before them the attack that a knight or Otto has printed. */
function groupsOf({ labels }: Page, side: SeenSide): Group[] {
  const facesOf = (colour: Colour): string[] =>
    side.dice
      .filter((die) => die.startsWith(colour))
      .map((die) => die.slice(colour.length).replace('s', '☆'));
  return [
    { label: labels.attack, faces: side.attack === 0 ? [] : [String(side.attack)] },
    ...COLOURS.map((colour) => ({ label: labels.colours[colour], faces: facesOf(colour) })),
  ].filter(({ faces }) => faces.length > 0);
}

const GAP = '  ';

/** Four lines: the word above, and a box for every face, wide ones where there is room. */
export function diceLines(page: Page, side: SeenSide, width: number): string[] {
  const groups = groupsOf(page, side);
  return (
    ['  ', ' ', ''].map((air) => boxes(groups, air)).find(isWithin(width)) ?? boxes(groups, '')
  );
}

function isWithin(width: number): (lines: readonly string[]) => boolean {
  return (lines) => lines.every((line) => line.length <= width);
}

function boxes(groups: readonly Group[], air: string): string[] {
  const drawn = groups.map(({ label, faces }) => {
    const inner = faces.map((face) => `${air}${face}${air}`);
    const edges = inner.map((face) => '─'.repeat(face.length));
    const lines = [
      label,
      edges.map((edge) => `╭${edge}╮`).join(''),
      inner.map((face) => `│${face}│`).join(''),
      edges.map((edge) => `╰${edge}╯`).join(''),
    ];
    const width = Math.max(...lines.map((line) => line.length));
    return lines.map((line) => line.padEnd(width));
  });
  return [0, 1, 2, 3].map((row) =>
    drawn
      .map((lines) => lines[row])
      .join(GAP)
      .trimEnd(),
  );
}
