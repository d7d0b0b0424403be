import type { ChargeName } from './charges/index.js';
import type { Division } from './divisions.js';
import type { Line } from './lines.js';
import type { Ordinary } from './ordinaries.js';
import type { Arrangement, Place } from './places.js';
import type { Tincture } from './tinctures.js';

/** A blazon that was understood. */
export interface Arms {
  readonly field: Field;
  /** In the order in which they are laid on the field. */
  readonly items: readonly Item[];
}

export type Field = Plain | Semy | Parted;

export interface Plain {
  readonly kind: 'plain';
  readonly tincture: Tincture;
}

export interface Semy {
  readonly kind: 'semy';
  readonly ground: Tincture;
  readonly charge: Charge;
}

export interface Parted {
  readonly kind: 'parted';
  readonly division: Division;
  /** How many, where the division can have more or fewer. */
  readonly pieces: number;
  readonly line: Line;
  readonly parts: readonly (Tincture | Arms)[];
}

export type Paint = Tincture | 'counterchanged' | Arms;

export interface Charge {
  readonly name: ChargeName;
  /** Of a star. */
  readonly points: number;
  readonly paint: Paint;
  /** Beak, claws and tongue; the handle of a weapon; the seeds of a rose. */
  readonly armed?: Tincture;
  readonly crowned?: Tincture;
  /** Only its upper half. */
  readonly demi: boolean;
}

export interface Group {
  readonly kind: 'charges';
  readonly count: number;
  readonly charge: Charge;
  readonly arrangement?: Arrangement;
  readonly place?: Place;
  /** Over whatever else is there, as if that were not. */
  readonly overall: boolean;
}

export interface Bearing {
  readonly kind: 'ordinary';
  readonly ordinary: Ordinary;
  readonly count: number;
  readonly line: Line;
  readonly paint: Paint;
  readonly on: readonly Group[];
  readonly between?: Group;
  readonly overall: boolean;
}

export type Item = Bearing | Group;
