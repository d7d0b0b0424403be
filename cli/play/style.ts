/** How a line is set off; on a terminal without colours it stays as it is. */
export type Style = 'plain' | 'heading' | 'dim' | 'accent' | 'alarm';

const CODES: { readonly [style in Exclude<Style, 'plain'>]: readonly [on: number, off: number] } = {
  heading: [1, 22],
  dim: [2, 22],
  accent: [36, 39],
  alarm: [33, 39],
};

export function styled(text: string, style: Style, colours: boolean): string {
  if (!colours || style === 'plain' || text === '') return text;
  const [on, off] = CODES[style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
}
