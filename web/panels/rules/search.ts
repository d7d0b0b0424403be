import type { Chapter, Ledger, Rule } from '@destrier/engine/ledger';

/** A chapter with those of its rules that were asked for. */
export interface Found {
  readonly chapter: Chapter;
  readonly rules: readonly Rule[];
}

const COMBINING = /\p{Mark}/gu;
/** Letters that are no accented ones, and are typed as if they were. */
const TYPED_AS: readonly (readonly [string, string])[] = [
  ['ł', 'l'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['’', "'"],
];

/** As people type it: small, without accents, е for ё. */
export function folded(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(COMBINING, '');
  return TYPED_AS.reduce((said, [letter, typed]) => said.replaceAll(letter, typed), plain);
}

/** Whether a text has every word that is looked for, or the beginning of it, anywhere. */
export function hasAll(text: string, wanted: string): boolean {
  const said = folded(text);
  return wordsOf(wanted).every((word) => said.includes(word));
}

function wordsOf(wanted: string): string[] {
  return folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The rules with all these words, by chapter; all rules where nothing is looked for, one where its id is. */
export function rulesWith(ledger: Ledger, wanted: string): Found[] {
  const exact = ruleNamed(ledger, wanted);
  return ledger.chapters
    .map((chapter) => ({
      chapter,
      rules: ledger.rules.filter(
        (rule) =>
          rule.chapter === chapter.number &&
          (exact === undefined
            ? hasAll([rule.id, rule.title, rule.text, chapter.title].join(' '), wanted)
            : rule === exact),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function ruleNamed({ rules }: Ledger, id: string): Rule | undefined {
  const wanted = id.trim().toUpperCase();
  return rules.find((rule) => rule.id === wanted);
}
