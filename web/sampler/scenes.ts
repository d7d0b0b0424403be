import { battlement, crown, garland, greatCard, rays } from '../art/festive.js';
import { trumpeter } from '../art/figures.js';
import { landMap, type LandAt } from '../art/hexes/tile.js';
import { fair } from '../art/scenes/fair.js';
import { hall } from '../art/scenes/hall.js';
import { lists } from '../art/scenes/lists.js';
import { ringBoard } from '../art/scenes/ring.js';
import { town } from '../art/scenes/town.js';
import { fanfare, petals, triumph, triumphant } from '../art/scenes/triumph.js';
import { trackFrame } from '../art/scenes/track.js';
import { oak, vellum } from '../art/textures.js';
import { covers } from './covers.js';
import { riderOf } from './riders.js';
import type { Sample } from './samples.js';

/** A country of two tiles. */
export const LANDS: readonly LandAt[] = [
  { q: 0, r: 0, tile: 'west', terrain: 'plains', site: { kind: 'portal' } },
  { q: 1, r: -1, tile: 'west', terrain: 'forest', site: { kind: 'glade' } },
  { q: 1, r: 0, tile: 'west', terrain: 'plains', site: { kind: 'village' } },
  { q: 0, r: 1, tile: 'west', terrain: 'lake' },
  { q: -1, r: 1, tile: 'west', terrain: 'ocean' },
  { q: -1, r: 0, tile: 'west', terrain: 'ocean' },
  { q: 0, r: -1, tile: 'west', terrain: 'hills', site: { kind: 'mine', tint: 'azure' } },
  { q: 3, r: -2, tile: 'east', terrain: 'desert', site: { kind: 'mageTower' } },
  { q: 3, r: -1, tile: 'east', terrain: 'mountain', site: { kind: 'dungeon' } },
  { q: 2, r: 0, tile: 'east', terrain: 'swamp' },
  { q: 2, r: -1, tile: 'east', terrain: 'forest' },
  { q: 3, r: -3, tile: 'east', terrain: 'wasteland', site: { kind: 'ruins' } },
  { q: 2, r: -2, tile: 'east', terrain: 'hills', site: { kind: 'keep' } },
  { q: 4, r: -2, tile: 'east', terrain: 'plains', site: { kind: 'city', tint: 'azure' } },
];

const PROVINCES = [
  { pigment: 'sable', ground: 'wash-sable', site: 'keep' },
  { pigment: 'argent', ground: 'wash-argent', site: 'monastery' },
  { pigment: 'azure', ground: 'wash-azure', site: 'village' },
  { pigment: 'purpure', ground: 'wash-purpure', site: 'mageTower' },
  { pigment: 'tenne', ground: 'wash-tenne', site: 'village' },
  { pigment: 'wood', ground: 'wash-wood', site: 'keep' },
] as const;

/** A ring with six provinces. */
export const RING_SAMPLE = {
  provinces: PROVINCES,
  spaces: Array.from({ length: 24 }, (_, i) =>
    i % 4 === 0 ? (PROVINCES[i / 4]?.pigment ?? null) : null,
  ),
};

export function scenes(): readonly Sample[] {
  const track = { width: 800, height: 500, band: 32, across: 10, down: 5 };
  return [
    ...covers(),
    ...festive(),
    { name: 'town()', drawing: town() },
    { name: 'lists()', drawing: lists() },
    { name: 'hall()', drawing: hall() },
    { name: 'ringBoard', drawing: ringBoard(RING_SAMPLE) },
    { name: 'landMap', drawing: landMap(LANDS, 'sample') },
    { name: 'trackFrame', drawing: trackFrame(track) },
    { name: "oak('day')", drawing: oak('day') },
    { name: "oak('night')", drawing: oak('night') },
    { name: "vellum('day')", drawing: vellum('day') },
    { name: "vellum('night')", drawing: vellum('night') },
  ];
}

/** What ceremonies are made of. */
function festive(): readonly Sample[] {
  const { blazon } = riderOf('azure');
  return [
    { name: 'fair()', drawing: fair() },
    { name: 'triumph()', drawing: triumph() },
    { name: 'triumphant', drawing: triumphant(riderOf('azure')) },
    { name: 'fanfare', drawing: fanfare(blazon) },
    { name: 'petals', drawing: petals() },
    { name: 'trumpeter', drawing: trumpeter(blazon) },
    { name: 'garland', drawing: garland(760, 74, 'gules', 'tile-deep') },
    { name: 'crown()', drawing: crown() },
    { name: 'battlement()', drawing: battlement() },
    { name: 'rays()', drawing: rays() },
    { name: 'greatCard', drawing: greatCard('or') },
  ];
}
