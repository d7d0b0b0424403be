import { isSeat } from '@destrier/engine';
import { soleSeat } from '../panels/result/headline.js';
import type { Who } from '../table/scores.js';
import { nameOf } from '../table/seat-names.js';
import type { CeremonyContext } from './context.js';

/** What somebody is called, without signs around it; whoever fights for a card or a title by the name that they fight under. */
export function calledAt({ speaker }: Pick<CeremonyContext, 'speaker'>, who: Who): string {
  const name = isSeat(who) ? nameOf(speaker, who) : speaker.word(who, 'foe');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** Whether somebody is the one person at this screen. */
export function isMe({ link, now }: CeremonyContext, who: Who): boolean {
  return who === soleSeat(link.sitters, now.moment.viewer);
}
