import { need, perSeat, type Card, type Seat, type Setting } from '@destrier/engine';
import { copiesOf, WOUND } from '../book.js';
import { HEROES, PILES, type Content, type Hero, type Mana } from '../content/types.js';
import { firstPlaces } from '../land.js';
import { rules, type Play } from '../state.js';
import { DUMMY, type Player, type State } from '../table.js';
import { checkContent } from './checking.js';
import { noCombat } from './combat/tokens.js';
import { drawCards, gainFame, noCrystals, noTokens, rollSource } from './gains.js';
import { refill } from './offers.js';
import { isBlitz, isReconnaissance, isSolo, levelData, scenarioOf } from './reading.js';
import { emptyPiles, placeTile, revealAround } from './revealing.js';
import { dealUnits, offered } from './rounds.js';
import { newTurn } from './turn.js';

const { act, openAsk, procedure } = rules;

/** Everything before the first round. */

type Begins = Pick<Setting<Content>, 'content' | 'seats' | 'options'>;

const FIRST_ACTIONS = 80;

/** Advanced actions that a scenario plays with: in a reconnaissance those up to 80 [K18.3]. */
function actionsIn({ content, options }: Begins): string[] {
  const isFirst = options['scenario'] === 'reconnaissance';
  return Object.entries(content.cards).flatMap(([card, { kind, number = 0 }]) =>
    kind === 'advanced' && (!isFirst || number <= FIRST_ACTIONS) ? [card] : [],
  );
}

const kindsOf = ({ content }: Begins, kind: string): string[] =>
  Object.entries(content.cards).flatMap(([card, data]) => (data.kind === kind ? [card] : []));

function startOf({ content, seats, options }: Begins): 'A' | 'B' {
  const scenario = `${options['scenario']}-${seats.length}`;
  const { shape } = need(content.scenarios[scenario], scenario);
  return shape === 'wedge' || shape === 'coastless' ? 'A' : 'B';
}

/** The starting tile has two sides. */
const tilesIn = (setting: Begins): string[] =>
  Object.entries(setting.content.tiles).flatMap(([tile, { kind }]) =>
    kind !== 'start' || tile === startOf(setting) ? [tile] : [],
  );

export function pools(setting: Begins) {
  const { content, seats } = setting;
  checkContent(setting);
  const copied = (all: { readonly [id: string]: { readonly copies: number } }): string[] =>
    Object.entries(all).flatMap(([id, { copies }]) => copiesOf(id, copies));
  return {
    deeds: [
      ...HEROES.flatMap((hero) => content.heroes[hero].deck),
      ...actionsIn(setting),
      ...kindsOf(setting, 'spell'),
      ...kindsOf(setting, 'artifact'),
      ...Array.from({ length: content.figures.wounds * seats.length }, () => WOUND),
    ],
    units: copied(content.units),
    foes: copied(content.foes),
    ruins: Object.keys(content.ruins),
    tiles: tilesIn(setting),
    skills: Object.keys(content.skills),
  };
}

/** A hero at the beginning: on the portal, with nothing yet [K1.10] [K1.11]. */
function newPlayer(hero: Hero, portal: string): Player {
  return {
    hero,
    fame: 0,
    bonus: 0,
    level: 1,
    reputation: 0,
    at: portal,
    crystals: noCrystals(),
    tokens: noTokens(),
    deck: [],
    hand: [],
    discard: [],
    played: [],
    banners: [],
    units: [],
    unit: {},
    bonds: null,
    skillPile: [],
    skills: [],
    usedNow: [],
    flipped: [],
    motivated: 0,
    tactic: null,
    tacticDone: false,
    found: [],
    spared: [],
    die: null,
    nextDraw: 0,
  };
}

/** As many dice as players and two more, in a blitz three [K1.6]. */
function unrolled({ content, seats, options }: Begins): Mana[] {
  const extra = options['scenario'] === 'blitz-conquest' ? 1 : 0;
  return Array.from({ length: seats.length + content.figures.dice + extra }, () => 'red');
}

/** The table before anything has happened: nothing is shuffled yet. */
export function setup(setting: Setting<Content>): State {
  const { content, seats } = setting;
  const start = startOf(setting);
  const deeds = setting.cards('deeds');
  const take = (n: number): Card[] => deeds.splice(0, n);
  const tiles = setting.cards('tiles');
  const ofKind = (kind: string): Card[] =>
    tilesIn(setting).flatMap((tile, at) =>
      content.tiles[tile]?.kind === kind ? [need(tiles[at], tile)] : [],
    );
  const units = setting.cards('units');
  const regular = Object.values(content.units).reduce(
    (sum, { tier, copies }) => sum + (tier === 'regular' ? copies : 0),
    0,
  );
  const foes = setting.cards('foes');
  const piles = emptyPiles();
  for (const { pile, copies } of Object.values(content.foes))
    piles[pile].push(...foes.splice(0, copies));
  return {
    round: 0,
    day: true,
    order: [...seats],
    next: 0,
    announced: null,
    left: null,
    final: false,
    players: perSeat(seats, (seat) => newPlayer(need(HEROES.at(seat), 'a hero'), `${start}-C`)),
    dummy: {
      hero: null,
      crystals: noCrystals(),
      deck: [],
      flipped: [],
      skills: [],
      tactic: null,
    },
    source: unrolled(setting),
    tactics: [],
    goneTactics: [],
    removed: take(HEROES.reduce((sum, hero) => sum + content.heroes[hero].deck.length, 0)),
    actionDeck: take(actionsIn(setting).length),
    actions: [],
    spellDeck: take(kindsOf(setting, 'spell').length),
    spells: [],
    artifactDeck: take(kindsOf(setting, 'artifact').length),
    wounds: deeds,
    lessons: [],
    regularDeck: units.splice(0, regular),
    eliteDeck: units,
    units: [],
    lostUnits: [],
    commonSkills: [],
    idleSkills: setting.cards('skills'),
    countryside: [],
    core: [],
    spareCountryside: ofKind('countryside'),
    spareCore: [...ofKind('core'), ...ofKind('city')],
    placed: ofKind('start'),
    layout: [`${start}:0,0`],
    sites: {},
    cities: [],
    piles,
    beaten: [],
    ruins: setting.cards('ruins'),
    usedRuins: [],
    turn: newTurn(0),
    combat: noCombat(),
  };
}

/** Tiles by chance from those of the box; in a reconnaissance the first ones in their order [K8.7] [K18.2]. */
function stackTiles(g: Play): void {
  const { countryside, core, spareCountryside, spareCore } = g.s;
  const scenario = scenarioOf(g);
  if (isReconnaissance(g)) {
    const first = g.all(spareCountryside).slice(0, scenario.countryside);
    for (const tile of first.toReversed())
      g.move(need(g.find(spareCountryside, tile), tile), spareCountryside, countryside);
    g.shuffle(spareCountryside, 'tiles');
  } else {
    g.shuffle(spareCountryside, 'tiles');
    g.draw(spareCountryside, countryside, scenario.countryside);
  }
  for (const [kind, n] of [
    ['core', scenario.core],
    ['city', scenario.cities],
  ] as const) {
    const among = g.all(spareCore).filter((tile) => g.content.tiles[tile]?.kind === kind);
    for (let left = n; left > 0; left--) {
      const tile = need(among.splice(g.random('tiles', among.length), 1)[0], 'a tile');
      g.move(need(g.find(spareCore, tile), tile), spareCore, core);
    }
  }
  g.shuffle(core, 'tiles');
  g.shuffle(spareCore, 'tiles');
}

function shufflePiles(g: Play): void {
  for (const pile of PILES) g.shuffle(g.s.piles[pile], 'foes');
  g.shuffle(g.s.ruins, 'foes');
  for (const deck of [g.s.actionDeck, g.s.spellDeck, g.s.artifactDeck]) g.shuffle(deck, 'decks');
  for (const deck of [g.s.regularDeck, g.s.eliteDeck]) g.shuffle(deck, 'units');
}

/** In a reconnaissance the first offer has a unit for villages [K18.3]. */
function firstOffer(g: Play): void {
  refill(g, 'actions');
  refill(g, 'spells');
  dealUnits(g);
  const { units, regularDeck } = g.s;
  const inVillages = (): boolean =>
    g
      .all(units)
      .some((unit) =>
        g.content.units[unit.slice(0, unit.lastIndexOf('-'))]?.sites.includes('village'),
      );
  while (isReconnaissance(g) && !inVillages()) {
    g.moveAll(units, regularDeck);
    g.shuffle(regularDeck, 'units');
    g.draw(regularDeck, units, offered(g));
  }
}

function deckOf(g: Play, hero: Hero, to: Card[]): void {
  for (const card of g.content.heroes[hero].deck)
    g.move(need(g.find(g.s.removed, card), card), g.s.removed, to);
  g.shuffle(to, 'deeds');
}

function skillsOf(g: Play, hero: Hero, to: Card[]): void {
  for (const [skill, data] of Object.entries(g.content.skills))
    if (data.hero === hero) g.move(need(g.find(g.s.idleSkills, skill), skill), g.s.idleSkills, to);
  g.shuffle(to, 'skills');
}

interface OfSeat {
  seat: Seat;
}

/** Heroes are chosen one after the other, in an order of chance [K1.3]. */
const choosingHero = procedure<OfSeat>('choosing a hero', {
  steps: [
    openAsk<OfSeat, { hero: [hero: Hero] }>('hero', {
      rule: 'K1.3',
      who: 'seat',
      menu(g, _v, m) {
        for (const hero of HEROES)
          if (g.all(g.s.idleSkills).some((skill) => g.content.skills[skill]?.hero === hero))
            m.option('hero', hero);
      },
      on: {
        hero(g, { seat }, hero) {
          const player = g.s.players[seat];
          player.hero = hero;
          skillsOf(g, hero, player.skillPile);
          deckOf(g, hero, player.deck);
          g.event('hero', { seat, hero });
        },
      },
    }),
  ],
});

/** Alone one plays beside a dummy of another hero [K16.1]. */
function seatDummy(g: Play): void {
  if (!isSolo(g)) return;
  const { dummy, players } = g.s;
  const hero = g.roll(
    'heroes',
    HEROES.filter((one) => one !== players[0].hero),
  );
  dummy.hero = hero;
  for (const colour of g.content.heroes[hero].crystals) dummy.crystals[colour]++;
  deckOf(g, hero, dummy.deck);
  skillsOf(g, hero, dummy.skills);
}

export const settingUp = procedure<object>('setting up', {
  steps: [
    act('order', 'K1.3', (g) => {
      const seats = [...g.seats];
      g.s.order = g.seats.map(() =>
        need(seats.splice(g.random('heroes', seats.length), 1)[0], 'a seat'),
      );
      g.callEach(
        choosingHero,
        g.s.order.flatMap((seat) => (seat === DUMMY ? [] : [{ seat }])),
      );
    }),
    act('dummy', undefined, (g) => seatDummy(g)),
    act('piles', 'K1.4', (g) => {
      shufflePiles(g);
      stackTiles(g);
    }),
    act('offers', 'K1.5', (g) => firstOffer(g)),
    act('source', 'K1.6', (g) => {
      rollSource(g);
    }),
    act('map', 'K8.8', (g) => {
      for (const place of firstPlaces(scenarioOf(g).shape))
        placeTile(g, g.s.countryside, place, null);
      revealAround(g);
    }),
    act('hands', 'K1.7', (g) => {
      for (const seat of g.seats) {
        drawCards(g, seat, levelData(g, 1).hand);
        if (!isBlitz(g)) continue;
        gainFame(g, seat, 1, 'blitz'); // K18.12
        g.s.players[seat].reputation = 2;
      }
    }),
  ],
});
