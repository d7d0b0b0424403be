import type { Box, Language } from '@destrier/engine';
import { isLanguage, speaker, type Speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { print, tell } from './session.js';
import type { Terminal } from './terminal.js';

/** What is chosen before a game begins. */
export interface Choosing {
  readonly terminal: Terminal;
  lang: Language;
}

export const LEFT = 'left';

/** Speaks of the command line, and of a game where there is one already. */
export function speakerOf({ lang }: { readonly lang: Language }, box?: Box): Speaker {
  return speaker({ ...cliText[lang], ...box?.text[lang] }, lang, [], box?.game);
}

/** Asks until the answer is one: Enter gives the first, a language changes the language and asks again. */
export async function choose(
  choosing: Choosing,
  show: (speak: Speaker) => void,
  from: { readonly min: number; readonly max: number },
  box?: Box,
): Promise<number | typeof LEFT> {
  show(speakerOf(choosing, box));
  for (;;) {
    const typed = await choosing.terminal.read('> ');
    if (typed.kind !== 'line') return LEFT;
    const line = typed.line.trim().toLowerCase();
    if (line === '') return from.min;
    const number = /^[0-9]{1,3}$/.test(line) ? Number(line) : NaN;
    if (number >= from.min && number <= from.max) return number;
    if (isLanguage(line)) {
      choosing.lang = line;
      show(speakerOf(choosing, box));
      continue;
    }
    const speak = speakerOf(choosing);
    if (line === 'quit' || line === tell(speak, 'cli.word.quit')) return LEFT;
    print({ speaker: speak, terminal: choosing.terminal }, 'cli.wrong.outside', from, 'alarm');
  }
}
