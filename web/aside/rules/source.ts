import type { ChapterNames } from '../../games/kit.js';
import type { Words } from '../../text/index.js';

/** A chapter of a source: its number, its name, and which of several it is, as `V The actions` or `Interactions 4`. */
const CHAPTER = /^((?:[IVX]+(?: |$))?)(.*?)((?: ?\d+)?)$/u;

/** Where a rule comes from, in words: the tags of a ledger name editions and chapters, `house; fr V The actions, X Titles`. */
export function sourceTold(source: string, names: ChapterNames, say: Words['say']): string {
  return source
    .split(/;\s*/u)
    .map((part) => partTold(part, names, say))
    .reduce((one, other) =>
      say('aside.rules.source.and', { one: { said: one }, other: { said: other } }),
    );
}

function partTold(part: string, names: ChapterNames, say: Words['say']): string {
  if (part === 'house') return say('aside.rules.source.house');
  if (part === 'fr and ru throughout') return say('aside.rules.source.both');
  const [, edition, cited = part] = /^(fr|ru) (.*)$/u.exec(part) ?? [];
  const sections = { said: chaptersTold(cited, names) };
  if (edition === 'fr') return say('aside.rules.source.fr', { sections });
  if (edition === 'ru') return say('aside.rules.source.ru', { sections });
  return sections.said;
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
