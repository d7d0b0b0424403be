import type { ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { Picture } from '../art/picture.js';
import './place.css';
import { plateLines } from './plate-lines.js';

/** A house with its plate: name, and what one gains there as signs. Pawns stand before the house. */
export function Place(props: {
  readonly picture: Drawing;
  readonly name: string;
  readonly gain: ReactNode;
  readonly pawns?: ReactNode;
  /** In pixels; without it, as wide as its place. */
  readonly width?: number;
}) {
  const { picture, name, gain, pawns, width } = props;
  return (
    <span className="place">
      <Picture drawing={picture} width={width} />
      {pawns !== undefined && <span className="place-pawns">{pawns}</span>}
      <span className="place-plate">
        <span className="place-name">
          {plateLines(name).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </span>
        <span className="place-gain">{gain}</span>
      </span>
    </span>
  );
}
