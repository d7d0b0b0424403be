import { useId, type CSSProperties, type ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { written } from '../art/outline.js';
import { Picture } from '../art/picture.js';
import type { Pick } from '../table/board.js';
import { BlockedCover, Cover } from './cover.js';
import './hex-map.css';
import { cornersOfHex, onHexBox, type HexAddress, type HexGrid } from './hex-places.js';

/** A hex as it lies on the map. */
export interface HexShown extends HexAddress {
  /** Where movement and the guide find it. */
  readonly anchor: string;
  /** The word by which texts call it, where there is one. */
  readonly thing?: string;
  /** What it is, for those who hear it. */
  readonly said: string;
  /** What choosing it does; missing where it is chosen in other ways, or not at all. */
  readonly pick?: Pick;
  /** Whether gold runs around it although it has no `pick`. */
  readonly isLit?: boolean;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** A land of hexes: scenery that is drawn once, and what lies on each hex. Pan and zoom are outside of it. */
export function HexMap(props: {
  readonly grid: HexGrid;
  readonly land: Drawing;
  readonly hexes: readonly HexShown[];
}) {
  const { grid, land, hexes } = props;
  const [, , width, height] = land.frame;
  return (
    <div className="hex-map" style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture drawing={land} />
      {hexes.map((hex) => (
        <Hex key={hex.anchor} grid={grid} hex={hex} place={onHexBox(grid, hex, land.frame)} />
      ))}
    </div>
  );
}

function Hex(props: {
  readonly grid: HexGrid;
  readonly hex: HexShown;
  readonly place: CSSProperties;
}) {
  const { grid, hex, place } = props;
  const { anchor, thing, said, pick, isLit = pick?.kind === 'open', children } = hex;
  return (
    <span className="hex" data-anchor={anchor} data-thing={thing} style={place} title={said}>
      {isLit ? <Gold grid={grid} /> : null}
      <span className="heard">{said}</span>
      {children}
      <HexPick pick={pick} />
    </span>
  );
}

/** Ink below, gold upon it. */
function Gold({ grid: { isFlat } }: { readonly grid: HexGrid }) {
  const d = written(cornersOfHex(33, isFlat));
  return (
    <svg viewBox="-36 -36 72 72" className="hex-gold" aria-hidden="true">
      <path d={d} />
      <path d={d} />
    </svg>
  );
}

function HexPick({ pick }: { readonly pick: Pick | undefined }) {
  const id = useId();
  if (pick === undefined) return null;
  if (pick.kind === 'open')
    return <Cover className="hex-cover" label={pick.label} onPress={() => pick.take()} />;
  return (
    <BlockedCover className="hex-cover" label={pick.label} reasonAt={id} reason={pick.reason}>
      <span id={id} className="heard">
        {pick.reason}
      </span>
    </BlockedCover>
  );
}
