import { bust } from '../bust.js';
import { diaper, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { rect } from '../outline.js';
import { Pen } from '../pen.js';

/** Pictures for ways to play: a herald who explains, a helm, a dragon. 120 by 100. */
export const medal = kept((kind: 'first' | 'standard' | 'expert'): Drawing => {
  const pen = new Pen(`medal ${kind}`);
  const ground = { first: 'vert', standard: 'azure', expert: 'purpure' } as const;
  pen.add(...diaper(ground[kind], rect(-60, -50, 120, 100)));
  if (kind === 'first') {
    const face = { seed: 'herald', wears: 'feather', hair: 'bob', robe: 'gules' } as const;
    pen.put(bust({ ...face, collar: 'or', look: 1.2 }), { y: 14, scale: 1.12 });
  } else if (kind === 'standard') {
    pen.put(emblem('helm', { pigment: 'steel' }), { scale: 0.78 });
  } else {
    pen.put(emblem('dragon', { pigment: 'or', armed: 'gules' }), { scale: 0.8 });
  }
  return pen.drawing(-60, -50, 120, 100);
});
