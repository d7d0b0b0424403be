import { spaceAt, stopAt, SPACES } from '@destrier/merlin/page';
import { blockedAmong, type Inspected } from '../../board/inspected.js';
import type { Look } from './look.js';

/** All there is to say of a thing of the table; null where there is nothing. */
export function inspectedOf(look: Look, thing: string): Inspected | null {
  if (thing.startsWith('space:')) return spaceTold(look, Number(thing.slice('space:'.length)));
  const { picks, speaker } = look;
  const effect = speaker.effect([thing]);
  if (effect === '') return null;
  return {
    title: capital(speaker.word(thing)),
    lines: [effect],
    blocked: blockedAmong(picks.on('quest', thing)),
  };
}

function spaceTold({ g, note, own, speaker }: Look, space: number): Inspected | null {
  if (own === null) return null;
  const { action } = spaceAt(g, space);
  // As if the knight rode there: what it would bring as the table stands.
  const steps = String((space - own.knight + SPACES) % SPACES);
  return {
    title: capital(speaker.word(stopAt(g, space), 'stop')),
    lines: [note('ride', [steps]), speaker.effect([action])].filter((line) => line !== ''),
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
