/** Pieces of a page as text. */

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Does not break before its sign. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;
export const short = (value: number): string => value.toFixed(1);

type Interval = readonly [low: number, high: number];

export const between = ([low, high]: Interval, say = percent): string =>
  `${say(low)} to ${say(high)}`;

/** `12.5 (10.1–15.3)`, in percent; a dash where nothing was seen. */
export const share95 = (share: number, [low, high]: Interval, seen: number): string =>
  seen === 0 ? '–' : `${short(100 * share)} (${short(100 * low)}–${short(100 * high)})`;

/** A table whose first column names the row; all cells are plain text. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const headCells = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${headCells}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}
