import type { Speaker } from '@destrier/text';
import { headlineOf, soleSeat } from '../../panels/result/headline.js';
import type { Moment, Sitter } from '../../table/link.js';
import type { Ranked } from '../../table/scores.js';
import { nameOf } from '../../table/seat-names.js';
import type { Words } from '../../text/index.js';
import type { PodiumLook } from '../ceremony.js';
import { amountOf } from '../unit.js';

interface End {
  readonly ranked: readonly Ranked[];
  readonly sitters: readonly Sitter[];
  readonly viewer: Moment['viewer'];
  readonly speaker: Speaker;
  readonly say: Words['say'];
}

/** Who won, in large letters. */
export function titleOf(end: End, unit: PodiumLook['unit']): string {
  const { ranked, sitters, viewer, speaker, say } = end;
  const winners = ranked.filter(({ place }) => place === 1);
  const [first, ...others] = winners;
  if (ranked.length === 1)
    return say(first === undefined ? 'panels.result.missed' : 'panels.result.reached');
  if (first === undefined) return say('ceremony.won.nobody');
  const names = winners.map(({ who }) => nameOf(speaker, who));
  if (others.length > 0)
    return say('ceremony.won.shared', { names: { said: listed(names, speaker) } });
  const score = { said: amountOf(unit, first.score, end) };
  if (first.who === soleSeat(sitters, viewer)) return say('ceremony.won.you', { score });
  return say('ceremony.won', { name: { said: names[0] ?? '' }, score });
}

/** How it ended for the one at this screen, or by how much it was won. */
export function sentenceOf({ ranked, sitters, viewer, speaker, say }: End): string {
  const { key, names, ...scores } = headlineOf(ranked, soleSeat(sitters, viewer));
  const called = names.map((who) => nameOf(speaker, who));
  return `${say(key, {
    ...scores,
    names: { said: listed(called, speaker) },
    count: names.length,
  })}.`;
}

function listed(names: readonly string[], { language }: Speaker): string {
  return new Intl.ListFormat(language).format(names);
}
