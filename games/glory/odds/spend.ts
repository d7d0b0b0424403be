import { hintFor, SpendError } from '@destrier/engine';

/** What the side that is asked declares to spend in this engagement; the policy decides the rest. */
export interface Spend {
  /** The support with a tent, and the tile that it refreshes. */
  readonly tent?: readonly string[];
  readonly strength?: number;
  /** Dice as they lie on the table: `black1`. */
  readonly reroll?: readonly string[];
  readonly lance?: readonly string[];
  readonly relic?: string;
}

/** The word for letting a step go by. */
export const NOTHING = 'pass';

const WORDS = ['tent', 'strength', 'reroll', 'lance', 'relic'] as const;
const EXAMPLE = 'write for example "strength=2 reroll=black1,white2 lance=squire relic=medal"';

/** `strength=2 reroll=black1,white2 lance=squire relic=medal`; `pass` lets a step go by. */
export function readSpend(text: string): Spend {
  let spend: Spend = {};
  for (const part of text.split(/\s+/).filter((one) => one !== '')) {
    const [word = '', value = '', ...more] = part.split('=');
    const known = WORDS.find((one) => one === word);
    if (known === undefined)
      throw new SpendError(`nothing is spent by "${word}"`, hintFor(word, WORDS));
    if (value === '' || more.length > 0)
      throw new SpendError(`"${part}" does not say what`, EXAMPLE);
    if (spend[known] !== undefined) throw new SpendError(`${known} is there twice`, 'say it once');
    spend = { ...spend, [known]: valueOf(known, value) };
  }
  return spend;
}

function valueOf(word: (typeof WORDS)[number], value: string): Spend[keyof Spend] {
  if (word === 'relic') return value;
  if (word !== 'strength') return value.split(',');
  if (value === NOTHING) return 0;
  if (!/^[0-9]$/.test(value))
    throw new SpendError(`"${value}" is no amount of strength`, 'write a number, as in strength=2');
  return Number(value);
}
