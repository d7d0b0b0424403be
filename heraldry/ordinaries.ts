import { bend, bendSinister, chevron, cross, fess, pale, pall, saltire } from './bands.js';
import { siteOf, type Built, type ChargeSite } from './built.js';
import { stripes } from './divisions.js';
import type { Polygon } from './geometry.js';
import type { Line } from './lines.js';
import {
  base,
  canton,
  chief,
  flowered,
  inescutcheon,
  label,
  pile,
  rim,
  trimount,
} from './pieces.js';
import { rows, usualRows } from './places.js';

/** The bands and figures of straight edges, with the places on them and beside them. */

const tressures = (site: ChargeSite): Built => rim(site, [0.07, 0.095], [0.125, 0.15]);

const ORDINARIES = {
  pale,
  fess,
  bend: (site: ChargeSite): Built => bend(site, 0.9),
  'bend sinister': (site: ChargeSite): Built => bendSinister(site, 0.9),
  bendlet: (site: ChargeSite): Built => bend(site, 0.32),
  'bendlet sinister': (site: ChargeSite): Built => bendSinister(site, 0.32),
  chevron,
  cross,
  saltire,
  pall,
  chief,
  base,
  trimount,
  pile,
  bordure: (site: ChargeSite): Built => rim(site, [0, 0.13]),
  orle: (site: ChargeSite): Built => rim(site, [0.1, 0.16]),
  tressure: (site: ChargeSite): Built => rim(site, [0.1, 0.13]),
  'double tressure': tressures,
  'double tressure flory-counter-flory': (site: ChargeSite): Built =>
    flowered(site, tressures(site)),
  canton: (site: ChargeSite): Built => canton(site, 0.37),
  quarter: (site: ChargeSite): Built => canton(site, 0.5),
  inescutcheon,
  label,
} as const satisfies { readonly [ordinary: string]: (site: ChargeSite) => Built };

export type Ordinary = keyof typeof ORDINARIES;

export function isOrdinary(words: string): words is Ordinary {
  return Object.hasOwn(ORDINARIES, words);
}

export const ordinaries: readonly Ordinary[] = Object.keys(ORDINARIES).filter(isOrdinary);

/** Those that can be borne in numbers: they lie as every second stripe of a field so parted. */
const STRIPED = {
  pale: 'paly',
  fess: 'barry',
  bend: 'bendy',
  bendlet: 'bendy',
  'bend sinister': 'bendy sinister',
  'bendlet sinister': 'bendy sinister',
  chevron: 'chevronny',
} as const satisfies { readonly [ordinary in Ordinary]?: string };

export function isStriped(ordinary: Ordinary): ordinary is keyof typeof STRIPED {
  return Object.hasOwn(STRIPED, ordinary);
}

export function build(ordinary: Ordinary, count: number, line: Line, frame: Polygon): Built {
  const site = siteOf(frame, line);
  if (count === 1 || !isStriped(ordinary)) return ORDINARIES[ordinary](site);
  const path = stripes(STRIPED[ordinary], site.box, 2 * count + 1, line);
  return { path, on: (n) => rows(frame, usualRows(n, false)) };
}
