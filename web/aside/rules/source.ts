import type { ChapterNames } from '../../games/kit.js';

/** A chapter of a source, which may begin with its edition and its number: `fr V The actions`, `X Titles`. */
const CHAPTER = /^((?:[a-z]{2} )?(?:[IVX]+(?: |$))?)(.*)$/u;

/** Where a rule comes from, with the chapters by their names in the reader's language; names unknown stay as they are. */
export function sourceIn(source: string, names: ChapterNames): string {
  return source
    .split(/([;,]\s*)/u)
    .map((part) => {
      const [, before = '', name = ''] = CHAPTER.exec(part) ?? [];
      return `${before}${names[name] ?? name}`;
    })
    .join('');
}
