import { IntlMessageFormat } from 'intl-messageformat';
import { joined, jointed } from './elision.js';

/**
 * A sentence in ICU MessageFormat. An argument that stands plainly (`{card}`) is spoken: a word by its name, a list
 * as an enumeration. One that is counted or compared (`{n, number}`, `plural`, `select`) gets the bare value.
 */
export interface Message {
  /** The arguments that stand plainly. */
  readonly spoken: ReadonlySet<string>;
  /** The arguments that are counted or compared. */
  readonly bare: ReadonlySet<string>;
  format(speak: (argument: string) => string, value: (argument: string) => Bare): string;
}

export type Bare = string | number | boolean | null;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

// The kinds of elements that take a value, as the parser numbers them.
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const LITERALS: readonly number[] = [0, 7];

const PREFIX = 'spoken_';

/** What numbers below zero are written with, and what they should be. */
const HYPHEN = /(?<=^|[\s(])-(?=\d)/g;
const MINUS = '−';

/** A number as a language writes it, with a true minus. */
export function numeral(numbers: Intl.NumberFormat, n: number): string {
  return numbers.format(n).replace('-', MINUS);
}

/** Throws where the text is not a message. */
export function messageOf(text: string, language: string): Message {
  const ast = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst();
  const spoken = new Set<string>();
  const bare = new Set<string>();
  for (const element of everyElement(ast)) {
    if (LITERALS.includes(element.type) || !('value' in element)) continue;
    if (element.type === ARGUMENT) {
      spoken.add(element.value);
      element.value = `${PREFIX}${element.value}`;
    } else bare.add(element.value);
  }
  const message = new IntlMessageFormat(ast, language);
  return {
    spoken,
    bare,
    format(speak, value) {
      const values: Record<string, Bare> = {};
      for (const argument of spoken)
        values[`${PREFIX}${argument}`] = jointed(speak(argument), language);
      for (const argument of bare) values[argument] = comparable(value(argument));
      const said = joined(String(message.format(values)));
      const isBelow = Object.values(values).some((one) => typeof one === 'number' && one < 0);
      return isBelow ? said.replaceAll(HYPHEN, MINUS) : said;
    },
  };
}

/** Ids may hold a hyphen, what they are compared with in a sentence may not: `boar_hunt` is chosen for `boar-hunt`. */
function comparable(value: Bare): Bare {
  return typeof value === 'string' ? value.replaceAll('-', '_') : value;
}

function* everyElement(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element;
    if (element.type === SELECT || element.type === PLURAL)
      for (const option of Object.values(element.options)) yield* everyElement(option.value);
  }
}
