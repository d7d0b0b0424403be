/** Stands before what is filled into a French sentence, so that the joint is found; no text holds it. */
const JOINT = '\uF8FF';
/** Those who mark names do it with other characters for private use: what is joined begins behind them. */
const MARKS = '[\\uE000-\\uF8FE]*';

const OPEN_VOICED = /^(?:[aeiouœæ]|y(?![aeiou]))/i;

/** What a small word becomes together with the article that a name begins with. */
const WITH_ARTICLE: { readonly [joined: string]: string } = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

const ARTICLE = new RegExp(`(?<!\\p{L})(de|à) ${JOINT}(${MARKS})(les?) `, 'giu');
const VOWEL = new RegExp(`(?<!\\p{L})(d|qu)e ${JOINT}(${MARKS})(?=(..?))`, 'giu');

/** What is filled into a sentence, so that `joined` finds it. */
export function jointed(said: string, language: string): string {
  return language === 'fr' ? `${JOINT}${said}` : said;
}

/** The sentence when all is filled in. French joins small words to names: «du Tournoi», «au Lac», «d’Anselme». */
export function joined(said: string): string {
  if (!said.includes(JOINT)) return said;
  return said
    .replaceAll(ARTICLE, (_, small: string, marks: string, article: string) => {
      const word = WITH_ARTICLE[`${small} ${article}`.toLowerCase()] ?? small;
      return `${small.charAt(0) === 'D' ? word.replace('d', 'D') : word} ${marks}`;
    })
    .replaceAll(VOWEL, (whole, stem: string, marks: string, next: string) =>
      OPEN_VOICED.test(unaccented(next)) ? `${stem}’${marks}` : whole,
    )
    .replaceAll(JOINT, '');
}

function unaccented(letters: string): string {
  return letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
