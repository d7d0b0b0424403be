/**
 * How words stand in a record: as they are where that is safe, else as a JSON string. What cannot be seen, or
 * ends a line somewhere, is always escaped. The list is spelled out because a record must be the same text
 * under every edition of Unicode.
 */
const UNSEEN =
  '\\0-\\x1f\\x7f-\\xa0\\xad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ud800-\\udfff\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e0fff}';
const EACH_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
const WORD = new RegExp(`^[^ "=${UNSEEN}]+$`, 'u');
// A lone question mark stands for what is not shown.
const PHRASE = new RegExp(`^(?!"|\\?$)[^ ${UNSEEN}]+(?: [^ ${UNSEEN}]+)*$`, 'u');

function quote(text: string): string {
  return JSON.stringify(text).replace(EACH_UNSEEN, (unseen) => {
    let escaped = '';
    for (let i = 0; i < unseen.length; i++)
      escaped += `\\u${unseen.charCodeAt(i).toString(16).padStart(4, '0')}`;
    return escaped;
  });
}

/** One word among others. */
export function quoteWord(text: string): string {
  return WORD.test(text) ? text : quote(text);
}

/** The rest of a line. */
export function quotePhrase(text: string): string {
  return PHRASE.test(text) ? text : quote(text);
}

function unquote(text: string, bare: RegExp): string | undefined {
  if (!text.startsWith('"')) return bare.test(text) ? text : undefined;
  const value = jsonOf(text);
  return typeof value === 'string' ? value : undefined;
}

export function unquoteWord(text: string): string | undefined {
  return unquote(text, WORD);
}

export function unquotePhrase(text: string): string | undefined {
  return unquote(text, PHRASE);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const EACH_WORD = / ((?:"(?:[^"\\]|\\.)*"|[^ "=]+)(?:=-?[0-9.e+-]+)?)/y;

/** The words of a line, still quoted, each perhaps with `=number` behind it; undefined if the line is written otherwise. */
export function wordsOf(line: string): string[] | undefined {
  const spaced = ` ${line}`;
  const words: string[] = [];
  EACH_WORD.lastIndex = 0;
  while (EACH_WORD.lastIndex < spaced.length) {
    const found = EACH_WORD.exec(spaced);
    if (found === null) return undefined;
    words.push(found[1] as string);
  }
  return words;
}
