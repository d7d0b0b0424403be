/** Rows as columns of plain text, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows
    .map((row) =>
      `${indent}${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n');
}

/** `3 games`, `1 game`. */
export function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `12.5 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
