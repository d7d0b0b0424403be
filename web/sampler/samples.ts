import { bench } from '../art/bench.js';
import { bust, medallion, portrait } from '../art/bust.js';
import { signBack, swordBack } from '../art/cards/backs.js';
import { specialFace, weaponFace } from '../art/cards/faces.js';
import { pip, SUITS } from '../art/cards/pips.js';
import { cube, gemCube, pipDie } from '../art/dice.js';
import type { Drawing } from '../art/drawing.js';
import { emblem } from '../art/emblem.js';
import * as figures from '../art/figures.js';
import { bush, cloud, fir, palm, poplar, snag, tree, tuft } from '../art/greenery.js';
import { hex } from '../art/hexes/tile.js';
import { site, sites } from '../art/hexes/sites.js';
import { TERRAINS, variantsOf } from '../art/hexes/terrain.js';
import { PEOPLE, people, sitting } from '../art/people.js';
import { coins, pawn, ribbon, seal, shield, token } from '../art/pieces.js';
import * as places from '../art/places/index.js';
import { sign, signNames } from '../art/signs.js';
import * as vignettes from '../art/vignettes/index.js';
import { chargeNames } from '@destrier/heraldry/charges';
import { playerArms } from '../heraldry/players.js';
import { riders } from './riders.js';
import { scenes } from './scenes.js';

/** Every drawing of the kit, each under the words with which it is asked for. */

export interface Sample {
  readonly name: string;
  readonly drawing: Drawing;
}

export const FAMILIES = [
  'places',
  'greenery',
  'people',
  'pieces',
  'emblems',
  'dice',
  'signs',
  'vignettes',
  'cards',
  'hexes',
  'sites',
  'riders',
  'scenes',
] as const;
export type Family = (typeof FAMILIES)[number];

const calls = (all: { readonly [name: string]: () => Drawing }): readonly Sample[] =>
  Object.entries(all).map(([name, draw]) => ({ name: `${name}()`, drawing: draw() }));

const named = (name: string, drawing: Drawing): Sample => ({ name, drawing });

const PLANTS = { tree, poplar, fir, bush, tuft, palm, snag };
const TINCTURES = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable', 'argent', 'tenne'] as const;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const MANA = ['gules', 'azure', 'vert', 'argent', 'or', 'sable'] as const;

const SAMPLES: { readonly [family in Family]: () => readonly Sample[] } = {
  places: () => calls(places),
  greenery: () => [
    ...Object.entries(PLANTS).flatMap(([plant, grown]) =>
      ['1', '2', '3'].map((seed) => named(`${plant}('${seed}')`, grown(seed))),
    ),
    named("cloud('1', 90)", cloud('1', 90)),
  ],
  people: () => [
    ...people.map((kind) =>
      named(`portrait ${kind}`, portrait(sitting(kind), PEOPLE[kind].ground)),
    ),
    named('medallion queen', medallion(sitting('queen'), 'azure')),
    named("hero('gules')", figures.hero('gules')),
    named("hero('azure')", figures.hero('azure')),
    ...calls({ wizard: figures.wizard, herald: figures.herald }),
  ],
  pieces: () => [
    ...TINCTURES.map((colour) => named(`pawn('${colour}')`, pawn(colour))),
    ...playerArms.map(({ colour, blazon }) => named(`shield ${colour}`, shield(blazon))),
    ...(['gules', 'azure', 'vert'] as const).map((one) => named(`seal('${one}')`, seal(one))),
    named("seal('gules', 'tick')", seal('gules', 'tick')),
    named('ribbon(120, 24)', ribbon(120, 24)),
    ...[1, 2, 3, 6].map((count) => named(`coins(${count})`, coins(count))),
    named('bench()', bench()),
    ...foes(),
  ],
  emblems: () =>
    chargeNames.map((name) => named(`emblem('${name}')`, emblem(name, { pigment: 'gules' }))),
  dice: () => [
    ...MANA.map((one) => named(`gemCube('${one}')`, gemCube(one))),
    ...TINCTURES.map((one) => named(`cube('${one}')`, cube(one))),
    ...([1, 2, 3, 4, 5, 6] as const).map((n) => named(`pipDie ${n}`, pipDie('gules', 'cream', n))),
    named('pipDie cream', pipDie('cream', 'ink', 5)),
  ],
  signs: () => [
    ...signNames.map((name) => named(`sign('${name}')`, sign(name))),
    ...SUITS.map((suit) => named(`pip('${suit}')`, pip(suit))),
  ],
  vignettes: () => calls(vignettes),
  cards: () => [
    ...SUITS.flatMap((suit) =>
      VALUES.map((value) => {
        const poisoned = value % 4 === 2;
        return named(`${suit} ${value}`, weaponFace({ suit, value, poisoned }));
      }),
    ),
    named('specialFace enchantress', specialFace('enchantress', 'purpure', 'enchantress')),
    named('specialFace wizard', specialFace('wizard', 'azure', 'wizard')),
    named('specialFace page', specialFace('page', 'vert', 'page')),
    named('specialFace mists', specialFace('mists', 'sable', 'mists')),
    named("swordBack('azure')", swordBack('azure')),
    named("signBack('purpure', 'heart')", signBack('purpure', 'heart')),
    named("signBack('or', 'purse')", signBack('or', 'purse')),
    named("signBack('gules', 'swords')", signBack('gules', 'swords')),
  ],
  hexes: () => [
    ...TERRAINS.flatMap((terrain) =>
      Array.from({ length: variantsOf(terrain) }, (_, i) =>
        named(`${terrain} ${i}`, hex({ terrain }, i)),
      ),
    ),
    ...sites.map((kind) => named(`plains, ${kind}`, hex({ terrain: 'plains', site: { kind } }))),
  ],
  sites: () => [
    ...sites.map((kind) => named(`site('${kind}')`, site(kind))),
    ...(['gules', 'vert', 'argent'] as const).flatMap((tint) =>
      (['mine', 'city'] as const).map((kind) =>
        named(`site('${kind}', '${tint}')`, site(kind, tint)),
      ),
    ),
  ],
  riders,
  scenes,
};

function foes(): readonly Sample[] {
  const low = { y: 8, scale: 1.25 };
  const dragon = emblem('dragon', { pigment: 'water', armed: 'argent' });
  return [
    named('token orc', token('orc', { ring: 'vert', ground: 'vert' }, bust(sitting('orc')), low)),
    named(
      'token ironclad',
      token('ironclad', { ring: 'vert', ground: 'or' }, bust(sitting('ironclad')), low),
    ),
    named(
      'token dragon',
      token('dragon', { ring: 'gules', ground: 'azure' }, dragon, { scale: 0.6 }),
    ),
    named(
      'token unknown',
      token(
        'unknown',
        { ring: 'purpure', ground: 'purpure' },
        emblem('estoile', { pigment: 'sable' }),
        {
          scale: 0.5,
        },
      ),
    ),
  ];
}

export function samplesOf(family: Family): readonly Sample[] {
  return SAMPLES[family]();
}
