import type { Seat } from '@destrier/engine';
import type { CliKey } from '@destrier/text/cli';
import { sectionWords } from '../glance.js';
import { isShared, print, tell, type Session } from '../session.js';
import { WORDS, wordIn, type CommandWord } from './words.js';

const ARGUMENTS: { readonly [word in CommandWord]?: CliKey } = {
  why: 'cli.argument.option',
  rules: 'cli.argument.rule',
  save: 'cli.argument.file',
  record: 'cli.argument.file',
  seat: 'cli.argument.seat',
};

export function printHelp(session: Session, seat: Seat): void {
  const { box, speaker, terminal } = session;
  const policy = box.counsel?.policy;
  print(session, 'cli.help');
  for (const word of WORDS) {
    if (word === 'seat' && !isShared(session)) continue;
    if (word === 'counsel' && policy === undefined) continue;
    const argument = ARGUMENTS[word];
    const name = word === 'help' ? '?' : wordIn(word, speaker);
    const typed = argument === undefined ? name : `${name} ${tell(speaker, argument)}`;
    terminal.print(
      speaker.say('kernel.labelled', {
        label: { said: typed },
        value: { said: tell(speaker, `cli.help.${word}`, { policy: { said: policy ?? '' } }) },
      }),
      { first: '  ', rest: '      ' },
    );
  }
  if (box.glance !== undefined)
    print(session, 'cli.help.parts', { words: { said: sectionWords(session, seat) } });
  print(session, 'cli.help.enter');
  print(session, 'cli.help.slash');
}
