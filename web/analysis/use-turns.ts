import { useWords } from '../app/words.js';
import type { SheetProps } from './sheets.js';
import { inHundred, isTold } from './told.js';
import { turnsOf, type LastingTurn } from './turns.js';
import { judgedSeats } from './use-analysis.js';

const SAID = {
  own: { rose: 'analysis.rose.own', fell: 'analysis.fell.own' },
  other: { rose: 'analysis.rose.other', fell: 'analysis.fell.other' },
} as const;

/** Where the game turned, once all of it is known, and how each turn is told. */
export function useTurns({ link, speaker, found, story }: SheetProps) {
  const { say } = useWords();
  const judged = judgedSeats(link);
  const isDone = found.progress.at === 'done';
  const turns = turnsOf(isDone ? found.stands : [], judged, (seq) => isTold(seq, story));
  const saidOf = ({ seat, before, after }: LastingTurn): string => {
    const whose = judged.length === 1 && judged[0] === seat ? 'own' : 'other';
    const way = after > before ? 'rose' : 'fell';
    return say(SAID[whose][way], {
      name: { said: speaker.seat(seat) },
      before: inHundred(before),
      after: inHundred(after),
    });
  };
  return { ...turns, isMine: judged.length < link.sitters.length, saidOf };
}
