import type { ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { pawn, type PawnColour } from '../art/pieces.js';
import { Picture } from '../art/picture.js';
import './token.css';

/** A round token, and below it what it is worth, as signs and numbers. */
export function Token(props: {
  readonly face: Drawing;
  readonly plate?: ReactNode;
  readonly width: number;
}) {
  const { face, plate, width } = props;
  return (
    <span className="drawn-token">
      <Picture drawing={face} width={width} />
      {plate !== undefined && <span className="drawn-token-plate">{plate}</span>}
    </span>
  );
}

/** The wooden knight of a seat. */
export function Pawn({ colour, width }: { readonly colour: PawnColour; readonly width: number }) {
  return <Picture drawing={pawn(colour)} width={width} />;
}
