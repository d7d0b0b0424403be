import type { Offer, Prospect } from '@destrier/engine';
import { assuming, chancesText, groundsText, shareOf, type Speaker } from '@destrier/text';
import { tell } from '../session.js';
import type { Advice } from './advice.js';

/** Counsel in a sentence or two. */
export function adviceText(speaker: Speaker, advice: Advice): string {
  const { choice, now, isWhole } = advice;
  const option = { said: speaker.option(choice.verb, choice.args.flat()) };
  if (now === undefined)
    return tell(speaker, isWhole ? 'cli.counsel.choice' : 'cli.counsel.later', { option });
  const chances = { said: chancesText(speaker, now) };
  return [
    tell(speaker, 'cli.counsel', { chances, option }),
    groundsText(speaker, advice),
    tell(speaker, 'cli.counsel.assumed'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function shares(speaker: Speaker, prospects: readonly Prospect[]): string {
  const said = prospects
    .map(({ chance }) => tell(speaker, 'cli.counsel.share', { share: shareOf(chance) }))
    .join(' · ');
  return assuming(speaker, prospects, said);
}

/** The chances of an option, or of each number that can be chosen, in the order in which the sentence tells them. */
export function sharesText(speaker: Speaker, { by }: Advice, offer: Offer): string {
  if (offer.form === 'option') return shares(speaker, by.get(offer.id) ?? []);
  if (offer.form !== 'number') return '';
  const numbers: string[] = [];
  for (let n = offer.min; n <= offer.max; n++) {
    const prospects = by.get(`${offer.verb} ${n}`);
    if (prospects === undefined) continue;
    const value = { said: shares(speaker, prospects) };
    numbers.push(speaker.say('kernel.labelled', { label: { said: String(n) }, value }));
  }
  return numbers.join('; ');
}
