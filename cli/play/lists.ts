import type { Item } from '@destrier/text';
import type { Terminal } from './terminal.js';

/** Prints the items: what fits on one line side by side, or each on its own. */
export function printLists(terminal: Terminal, items: readonly Item[], depth = 0): void {
  const indent = '  '.repeat(depth);
  const look = { first: indent, rest: `${indent}  ` };
  const flat = items.filter(isFlat).map(({ text }) => text);
  for (const line of terminal.plain ? flat : sideBySide(flat, terminal.width - indent.length))
    terminal.print(line, look);
  for (const { text, parts } of items) {
    if (parts.length === 0) continue;
    if (!terminal.plain && parts.every(isFlat)) {
      const [first, ...rest] = sideBySide(
        [`${text} – ${parts[0]?.text}`, ...parts.slice(1).map((part) => part.text)],
        terminal.width - indent.length - 2,
      );
      terminal.print(first ?? '', look);
      for (const line of rest) terminal.print(line, { first: look.rest });
    } else {
      terminal.print(text, { ...look, style: 'accent' });
      printLists(terminal, parts, depth + 1);
    }
  }
}

function isFlat({ parts }: Item): boolean {
  return parts.length === 0;
}

/** Joins texts as long as they fit on one line. */
export function sideBySide(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const joined = `${last} · ${text}`;
    if (last !== undefined && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}
