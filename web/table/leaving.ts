import type { Speaker } from '@destrier/text';
import type { Words } from '../text/index.js';
import type { SeatNews, TableLink } from './link.js';

interface Telling {
  readonly speaker: Speaker;
  readonly say: Words['say'];
}

/** What is told of those who left a game, and of a game that ended because only one was left; nothing where all stayed. */
export function leavingAt(
  { sitters, newsOf }: Pick<TableLink, 'sitters' | 'newsOf'>,
  isOver: boolean,
  { speaker, say }: Telling,
): readonly string[] {
  const names = (how: SeatNews['left']): readonly string[] =>
    sitters.flatMap(({ name }, seat) => (newsOf?.(seat).left === how ? [name] : []));
  const [gaveUp, late] = [names('gaveUp'), names('late')];
  const told = (all: readonly string[]) => ({
    said: new Intl.ListFormat(speaker.language).format(all),
  });
  const isEarly = isOver && sitters.length > 1 && gaveUp.length === sitters.length - 1;
  return [
    ...(late.length === 0 ? [] : [say('ending.late', { names: told(late) })]),
    ...(gaveUp.length === 0 ? [] : [say('ending.gaveUp', { names: told(gaveUp) })]),
    ...(isEarly ? [say('ending.early')] : []),
  ];
}
