import { chargeNames, isChargeName, type ChargeName } from './charges/index.js';
import { isOrdinary, ordinaries, type Ordinary } from './ordinaries.js';

/** The words of a blazon that have more than one form. */

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function numberOf(word: string): number | undefined {
  if (word === 'a' || word === 'an' || word === 'the') return 1;
  if (/^[1-9]\d?$/.test(word)) return Number(word);
  const written = NUMBERS.indexOf(word);
  return written > 0 ? written : undefined;
}

const IRREGULAR: { readonly [plural: string]: string } = {
  'fleurs-de-lis': 'fleur-de-lis',
  'fleurs-de-lys': 'fleur-de-lis',
  'fleur-de-lys': 'fleur-de-lis',
  crosses: 'cross',
  wolves: 'wolf',
};

function singular(word: string): string {
  return IRREGULAR[word] ?? word.replace(/s$/, '');
}

/** Other names for the same thing. */
const ALSO: { readonly [name: string]: ChargeName | Ordinary } = {
  lion: 'lion rampant',
  'eagle displayed': 'eagle',
  'double-headed eagle displayed': 'double-headed eagle',
  star: 'mullet',
  crosslet: 'cross crosslet',
  'cross patee': 'cross patty',
  'cross fleury': 'cross flory',
  'greek cross': 'cross couped',
  plate: 'roundel',
  bezant: 'roundel',
  shell: 'escallop',
  spear: 'lance',
  'hand apaumy': 'hand',
  oak: 'tree',
  border: 'bordure',
  bar: 'fess',
  pallet: 'pale',
  chevronel: 'chevron',
  shield: 'escutcheon',
  leopard: 'lion passant guardant',
  talbot: 'hound',
  wyvern: 'dragon',
  'bulls head caboshed': 'bulls head',
  'horse rampant': 'horse',
  'wolf rampant': 'wolf',
  'griffin rampant': 'griffin',
  'unicorn rampant': 'unicorn',
  'stag trippant': 'stag',
};

type NamedCharge = { readonly name: ChargeName | Ordinary; readonly length: number };

/** What is named at the start of these words, the longest name that fits, in the singular or the plural. */
export function named(words: readonly string[]): NamedCharge | undefined {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const spoken = words.slice(0, length);
    const name = forms(spoken)
      .map(known)
      .find((form) => form !== undefined);
    if (name !== undefined) return { name, length };
  }
  return undefined;
}

function known(name: string): ChargeName | Ordinary | undefined {
  if (isOrdinary(name) || isChargeName(name)) return name;
  return ALSO[name];
}

/** “lions rampant”, “boar's heads”: either the first or the last word bears the plural. */
function forms(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  return [
    words.join(' '),
    [singular(first), ...rest].join(' '),
    [...words.slice(0, -1), singular(last)].join(' '),
  ];
}

/** For those who misspell. */
export const figures: readonly string[] = [...chargeNames, ...ordinaries, ...Object.keys(ALSO)];
