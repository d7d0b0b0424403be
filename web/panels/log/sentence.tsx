import { memo, useState, type MouseEvent } from 'react';
import { useWords } from '../../app/words.js';
import { pointTo, type Target } from '../point-to.js';
import type { Piece } from './marks.js';

/** What names can point to. */
export interface Pointing {
  /** The things that the board shows. */
  readonly shown: ReadonlySet<string>;
  /** What a thing does; null where nobody says. */
  effectOf(id: string): string | null;
}

interface Props {
  readonly pieces: readonly Piece[];
  readonly pointing: Pointing;
}

/** A sentence whose names lead to what they name; where that is not on the board, to what it does. */
export const Sentence = memo(function Sentence({ pieces, pointing }: Props) {
  const { say } = useWords();
  const [told, setTold] = useState<string | null>(null);
  const point = (target: Target, { detail }: MouseEvent): void => {
    // Without a pointer there is no click to count.
    const isByKey = detail === 0;
    if (pointTo(target, isByKey)) return setTold(null);
    const id = target.kind === 'thing' ? target.id : String(target.seat);
    setTold(told === id ? null : id);
  };
  const effect = told === null ? null : pointing.effectOf(told);
  return (
    <>
      {pieces.map((piece, i) => (
        <Name key={i} piece={piece} pointing={pointing} told={told} onPoint={point} />
      ))}
      {told !== null && (
        <span className="log-effect" role="status">
          {effect ?? say('panels.log.away')}
        </span>
      )}
    </>
  );
});

interface NameProps {
  readonly piece: Piece;
  readonly pointing: Pointing;
  readonly told: string | null;
  onPoint(target: Target, event: MouseEvent): void;
}

function Name({ piece, pointing, told, onPoint }: NameProps) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'seat':
      return (
        <button
          type="button"
          className="name"
          dir="auto"
          onClick={(event) => onPoint(piece, event)}
        >
          {piece.text}
        </button>
      );
    case 'thing': {
      const { id, text } = piece;
      const isShown = pointing.shown.has(id);
      if (!isShown && pointing.effectOf(id) === null) return text;
      return (
        <button
          type="button"
          className="name"
          aria-expanded={isShown ? undefined : told === id}
          onClick={(event) => onPoint(piece, event)}
        >
          {text}
        </button>
      );
    }
  }
}
