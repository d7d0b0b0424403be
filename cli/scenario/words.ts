import { flow, vocabularyOf, type Playable, type WordEntry } from '@destrier/engine/scenario';
import type { Answer } from '../command.js';
import { columns } from '../text.js';

/** Every word in which scenarios of a game are written, and every part of its rules with which one may begin. */
export function tellWords(playable: Playable): Answer {
  const { words, begins } = vocabularyOf(playable);
  const of = (kind: WordEntry['of']): string =>
    columns(words.filter((word) => word.of === kind).map(lineOf));
  const text = [
    'of a seat:',
    of('seat'),
    '',
    'of the table:',
    of('table'),
    '',
    'begin:',
    columns(
      begins.map(({ name, needs }) => [
        name,
        needs.map((need) => `${need.name} (${need.kind})`).join('; ') || 'needs nothing',
      ]),
    ),
  ].join('\n');
  return { ok: true, data: { game: playable.game.id, words, begins }, text };
}

function lineOf({ name, form, example, after }: WordEntry): string[] {
  const before = after === undefined ? '' : `; after ${Object.keys(after).join(', ')}`;
  return [name, `${name}: ${flow(example)}`, `${form}${before}`];
}
