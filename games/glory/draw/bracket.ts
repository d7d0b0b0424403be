import { SLOTS } from '../rules/tournament/bracket.js';
import { occupantText, slotText } from './knights.js';
import { pad, type Block } from './lines.js';
import type { Page } from './page.js';

/** The places above the slots: where in the bracket a stage begins, and how many slots lead to each of its places. */
interface Stage {
  readonly first: number;
  readonly span: number;
}
const STAGES: readonly Stage[] = [
  { first: SLOTS, span: 2 },
  { first: SLOTS + SLOTS / 2, span: 4 },
  { first: SLOTS + SLOTS / 2 + SLOTS / 4, span: 8 },
];

/** A winner stands in the row of the lowest slot that leads there. */
function winnerText(page: Page, { first, span }: Stage, row: number): string {
  if ((row + 1) % span !== 0) return '';
  const name = page.view.tournament.bracket[first + Math.floor(row / span)] ?? '';
  return name === '' ? '·' : occupantText(page, name);
}

/** In one row, the line from the places of the stage before to those of this one. */
function jointText({ span }: Stage, row: number): string {
  const at = row % span;
  if (at === span / 2 - 1) return ' ─┐ ';
  if (at === span - 1) return ' ─┴ ';
  return at >= span / 2 ? '  │ ' : '    ';
}

const JOINT = 4;

/** The joust from the eight slots on the left to the winner on the right. */
export function bracket(page: Page): Block {
  const later = Math.floor(page.width / 7);
  const slots = page.width - (later + JOINT) * STAGES.length;
  const lines = Array.from({ length: SLOTS }, (_, row) => {
    const places = STAGES.map(
      (stage) => jointText(stage, row) + pad(winnerText(page, stage, row), later),
    );
    return (pad(slotText(page, row, slots), slots) + places.join('')).trimEnd();
  });
  return [lines];
}
