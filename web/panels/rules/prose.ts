/** The text of a rule in parts: paragraphs and lists of pieces. */
export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  /** The id of another rule. */
  | { readonly kind: 'rule'; readonly text: string };

/** Marked text, or the id of a rule: letters, chapter and numbers. */
const PIECE = /\*\*(.+?)\*\*|\b_(.+?)_\b|`(.+?)`|\b([A-Z]{1,3}\d+(?:\.\d+)+)\b/;
const ITEM = /^- /;

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split('\n').map((line) => line.trim());
    const first = lines.findIndex((line) => ITEM.test(line));
    const text = (first < 0 ? lines : lines.slice(0, first)).join(' ').trim();
    if (text !== '') blocks.push({ kind: 'paragraph', pieces: inlinesOf(text) });
    if (first >= 0) blocks.push({ kind: 'list', items: itemsOf(lines.slice(first)) });
  }
  return blocks;
}

function itemsOf(lines: readonly string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line}`.trim());
  }
  return items.map(inlinesOf);
}

export function inlinesOf(text: string): Inline[] {
  const found = PIECE.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, strong, emphasis, code, rule] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    pieceOf({ strong, emphasis, code, rule }, whole),
    ...inlinesOf(text.slice(found.index + whole.length)),
  ];
}

function pieceOf(
  marked: {
    readonly [kind in 'strong' | 'emphasis' | 'code' | 'rule']: string | undefined;
  },
  whole: string,
): Inline {
  const { strong, emphasis, code, rule } = marked;
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (code !== undefined) return { kind: 'code', text: code };
  return rule === undefined ? { kind: 'text', text: whole } : { kind: 'rule', text: rule };
}

/** A text without its marks. */
export function plainOf(markdown: string): string {
  return blocksOf(markdown)
    .flatMap((block) => (block.kind === 'paragraph' ? block.pieces : block.items.flat()))
    .map(({ text }) => text)
    .join('');
}
