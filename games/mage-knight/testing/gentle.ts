import { content } from '../content/index.js';
import {
  BASICS,
  DIRECTIONS,
  HEROES,
  type Basic,
  type CityData,
  type Content,
  type FoeData,
  type Hero,
  type HeroData,
  type LevelData,
  type RuinData,
  type ScenarioData,
  type TerrainData,
  type TileData,
  type UnitData,
} from '../content/types.js';

/**
 * The box as it would be in a gentle land, so that random heroes come to know all of it: decks full of spells and
 * artifacts, levels that are near, weak enemies, cheap units and short ways.
 */

const each = <T>(
  all: { readonly [id: string]: T },
  change: (one: T, at: number) => T,
): { readonly [id: string]: T } =>
  Object.fromEntries(Object.entries(all).map(([id, one], at) => [id, change(one, at)]));

const ofKind = (kind: string): string[] =>
  Object.entries(content.cards).flatMap(([card, data]) => (data.kind === kind ? [card] : []));

/** Every fourth card of a kind, beginning with another one for each hero. */
const share = (kind: string, first: number): string[] =>
  ofKind(kind).filter((_card, at) => at % HEROES.length === first);

/** What is seldom of use, so that everybody has it. */
const RARE = [
  'restoration',
  'wings-of-wind',
  'wings-of-wind',
  'banner-of-fear',
  'banner-of-protection',
  'burning-shield',
];

/** Spells whose strong effect is no dearer than the other. */
const CHEAP = ['restoration', 'wings-of-wind'];

const heroes = Object.fromEntries(
  HEROES.map((hero, at): [Hero, HeroData] => [
    hero,
    {
      ...content.heroes[hero],
      deck: [
        ...content.heroes[hero].deck.slice(0, 6),
        ...RARE,
        ...share('basic', at),
        ...share('advanced', at),
        ...share('spell', at),
        ...share('artifact', at),
      ],
    },
  ]),
) as { readonly [hero in Hero]: HeroData };

const cities = Object.fromEntries(
  BASICS.map((city): [Basic, CityData] => [
    city,
    { ...content.cities[city], garrison: content.cities[city].garrison.map(() => ['white']) },
  ]),
) as { readonly [city in Basic]: CityData };

function withRuins(tile: TileData): TileData {
  const hexes = Object.entries(tile.hexes).map(([direction, hex]) => [
    direction,
    hex.site === 'orc' ? { ...hex, site: 'ruins' } : hex,
  ]);
  return { ...tile, hexes: Object.fromEntries(hexes) as TileData['hexes'] };
}

/** Ruins instead of orcs on every second tile, and a city for every tile of the countryside, on its first free space. */
function withSites(wild: TileData, at: number): TileData {
  const tile = at % 2 === 0 ? wild : withRuins(wild);
  const free = DIRECTIONS.find((direction) => {
    const { terrain, site } = tile.hexes[direction];
    return site === undefined && content.terrains[terrain] !== undefined;
  });
  const city = BASICS[at % BASICS.length];
  if (tile.kind !== 'countryside' || free === undefined || city === undefined) return tile;
  const hex = { ...tile.hexes[free], site: `city-${city}` as const };
  return { ...tile, hexes: { ...tile.hexes, [free]: hex } };
}

export const gentle: Content = {
  ...content,
  heroes,
  cards: Object.fromEntries(
    Object.entries(content.cards).map(([card, data]) => [
      card,
      CHEAP.includes(card) ? { ...data, basic: data.strong, strong: data.basic } : data,
    ]),
  ),
  cities,
  tiles: each(content.tiles, withSites),
  ruins: each(content.ruins, (ruin: RuinData) =>
    ruin.altar === null
      ? { ...ruin, foes: ['grey'], rewards: ['unit', 'unit', 'unit', 'unit', 'spell'] }
      : ruin,
  ),
  scenarios: each(content.scenarios, (scenario: ScenarioData) => ({
    ...scenario,
    countryside: 6,
    core: 1,
    cities: 4,
  })),
  foes: each(content.foes, (foe: FoeData, at) => ({
    ...foe,
    attack: at % 3 === 0 ? 0 : Math.min(foe.attack, 2),
    abilities: at % 3 === 0 ? ['summon'] : foe.abilities,
    armour: 2,
    fame: 1,
  })),
  units: each(content.units, (unit: UnitData) => ({ ...unit, cost: 1 })),
  levels: each(content.levels, (level: LevelData, at) => ({
    ...level,
    fame: 2 * at,
    hand: level.hand + 2,
    command: level.command + 1,
  })),
  terrains: each(content.terrains, (terrain: TerrainData) => ({ ...terrain, day: 1, night: 1 })),
  figures: {
    ...content.figures,
    reputation: content.figures.reputation.map((worth) => (worth === null ? null : worth + 3)),
    explore: 0,
    villageHeal: 1,
    monasteryHeal: 1,
    action: 1,
    spell: 1,
    artifact: 1,
    elite: 0,
  },
};
