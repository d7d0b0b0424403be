import type { ChapterNames, EditionNames } from '../../games/kit.js';
import type { Words } from '../../text/index.js';

/** A chapter of a source: its number, its name, and which of several it is, as `V The actions` or `Interactions 4`. */
const CHAPTER = /^((?:[IVX]+(?: |$))?)(.*?)((?: ?\d+)?)$/u;

/** What the sources that a ledger cites are called. */
export interface SourceNames {
  readonly chapters: ChapterNames;
  readonly editions: EditionNames;
}

/** Where a rule comes from, in words: the tags of a ledger name editions and chapters, `house; fr V The actions, X Titles`. */
export function sourceTold(source: string, names: SourceNames, words: Words): string {
  return source
    .split(/;\s*/u)
    .map((part) => partTold(part, names, words))
    .reduce((one, other) =>
      words.say('panels.rules.source.and', { one: { said: one }, other: { said: other } }),
    );
}

function partTold(part: string, { chapters, editions }: SourceNames, words: Words): string {
  if (part === 'house') return words.say('panels.rules.source.house');
  const named = (tag: string): string | undefined =>
    Object.hasOwn(editions, tag) ? editions[tag]?.[words.language] : undefined;
  const whole = named(part);
  if (whole !== undefined) return whole;
  const [, tag = '', cited = ''] = /^(\S+) (.*)$/u.exec(part) ?? [];
  const edition = named(tag);
  if (edition === undefined) return chaptersTold(part, chapters);
  return words.say('panels.rules.source.edition', {
    edition: { said: edition },
    sections: { said: chaptersTold(cited, chapters) },
  });
}

/** Names unknown stay as they are. */
function chaptersTold(cited: string, names: ChapterNames): string {
  return cited
    .split(/,\s*/u)
    .map((chapter) => {
      const [, before = '', name = '', after = ''] = CHAPTER.exec(chapter) ?? [];
      return `${before}${names[name] ?? name}${after}`;
    })
    .join(', ');
}
