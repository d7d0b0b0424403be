import type { Offer, Prospect } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { tell } from '../session.js';
import type { Advice } from './advice.js';

/** Less than this is what arithmetic in binary leaves of nothing. */
const NOTHING = 1e-9;
const LEAST_TOLD = 0.01;

/** A chance as it is told, in whole per cent: only what is certain or impossible is called so. */
function told(chance: number): number {
  if (chance < NOTHING) return 0;
  if (chance > 1 - NOTHING) return 1;
  return Math.min(1 - LEAST_TOLD, Math.max(LEAST_TOLD, chance));
}

/** Counsel in a sentence. */
export function adviceText(speaker: Speaker, { choice, now, isWhole }: Advice): string {
  const option = { said: speaker.option(choice.verb, choice.args.flat()) };
  if (now === undefined)
    return tell(speaker, isWhole ? 'cli.counsel.choice' : 'cli.counsel.later', { option });
  const chances = now.map(({ of, chance }) => speaker.say(`chance.${of}`, { share: told(chance) }));
  return tell(speaker, 'cli.counsel', { chances: { said: chances.join(', ') }, option });
}

function shares(speaker: Speaker, prospects: readonly Prospect[]): string {
  return prospects
    .map(({ chance }) => tell(speaker, 'cli.counsel.share', { share: told(chance) }))
    .join(' · ');
}

/** The chances of an option, or of each number that can be chosen, in the order in which the sentence tells them. */
export function chancesText(speaker: Speaker, { by }: Advice, offer: Offer): string {
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
