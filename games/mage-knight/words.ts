import { need, type Card, type Seat } from '@destrier/engine';
import { wordsOf, WordError, type Plain, type ScenarioWord } from '@destrier/engine/scenario';
import { HEROES, MANA, PILES, type Mana, type Pile } from './content/types.js';
import { DIRECTIONS } from './content/types.js';
import { closing } from './rules/closing.js';
import { newSite } from './rules/revealing.js';
import { round } from './rules/rounds.js';
import { choosingTactics } from './rules/tactics.js';
import { newTurn, turn } from './rules/turn.js';
import { landNow } from './rules/reading.js';
import type { G, Look, Play } from './state.js';
import type { Player } from './table.js';

const { words: wordsIn, amount, counts, hand, pile, row, shown, value, begin } = wordsOf<G>();
type OfSeat = ScenarioWord<G, readonly [Seat]>;
type OfTable = ScenarioWord<G, readonly []>;
type ByName = { readonly [name: string]: Plain };

const place = (of: (player: Player) => Card[]): OfSeat => hand((g, seat) => of(g.s.players[seat]));

function figure(what: 'level' | 'reputation', least: number, most: number): OfSeat {
  return amount({
    least,
    most,
    get: (g, seat) => g.s.players[seat][what],
    set(g, n, seat) {
      g.s.players[seat][what] = n;
    },
  });
}

function oneOf<const W extends string>(among: readonly W[], given: Plain): W {
  const found = among.find((word) => word === given);
  if (found === undefined) throw new WordError(`it is one of ${among.join(', ')}`);
  return found;
}

function listOf(given: Plain, form: string): readonly Plain[] {
  if (!Array.isArray(given)) throw new WordError(`it is ${form}`);
  return given as readonly Plain[];
}

function byName(given: Plain, form: string): ByName {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new WordError(`it is ${form}`);
  return given as ByName;
}

const DICE_FORM = 'the faces of dice: [red, gold]';
/** The dice of the Source; there are as many as the number of players asks for. */
const source: OfTable = {
  comparison: 'any order',
  get: (g) => [...g.s.source],
  usage: (g) => ({ form: DICE_FORM, example: g.s.source.map(() => 'blue') }),
  set(g, given) {
    const dice = listOf(given, DICE_FORM).map((face): Mana => oneOf(MANA, face));
    if (dice.length !== g.s.source.length)
      throw new WordError(`there are ${g.s.source.length} dice`);
    g.s.source = dice;
  },
};

const UNITS_FORM = 'ready, spent or wounded, by unit: {peasants-1: ready}';
const UNIT_STATES = ['ready', 'spent', 'wounded'] as const;

function unitState({ ready, wounds }: { readonly ready: boolean; readonly wounds: number }) {
  if (wounds > 0) return 'wounded';
  return ready ? 'ready' : 'spent';
}

const units: OfSeat = {
  comparison: 'same',
  get: (g, seat) =>
    Object.fromEntries(
      Object.entries(g.s.players[seat].unit).map(([unit, state]) => [unit, unitState(state)]),
    ),
  usage: () => ({ form: UNITS_FORM, example: { 'peasants-1': 'ready' } }),
  set(g, given, scene, seat) {
    const states = byName(given, UNITS_FORM);
    const player = g.s.players[seat];
    scene.hold(player.units, Object.keys(states));
    player.unit = Object.fromEntries(
      Object.entries(states).map(([unit, told]) => {
        const state = oneOf(UNIT_STATES, told);
        const wounds = state === 'wounded' ? 1 : 0;
        return [unit, { ready: state !== 'spent', wounds, banner: null, flipped: false }];
      }),
    );
  },
};

const TILES_FORM = 'tiles with their places, beside the first one: ["1:0,1", "2:1,0"]';
const TILES = ['1:0,1', '2:1,0'];
const tiles: OfTable = {
  comparison: 'same',
  get: (g) => g.s.layout.slice(1),
  usage: () => ({ form: TILES_FORM, example: TILES }),
  set(g, given, scene) {
    const laid = listOf(given, TILES_FORM).map(String);
    const first = need(g.s.layout[0], 'a tile');
    const names = laid.map((entry) => entry.split(':')[0] ?? '');
    scene.hold(g.s.placed, [first.split(':')[0] ?? '', ...names]);
    g.s.layout = [first, ...laid];
    g.s.sites = {};
    for (const { id, site } of landNow(g).spaces.values())
      if (site !== null) g.s.sites[id] = newSite();
  },
};

const siteAt = (g: Play, space: string) => {
  const site = g.s.sites[space];
  if (site === undefined)
    throw new WordError(`there are sites at ${Object.keys(g.s.sites).join(', ')}`);
  return site;
};

const FOES_FORM = 'enemies that lie open, by space: {1-NW: [prowlers-1]}';
const foes: OfTable = {
  comparison: 'same',
  get: (g) =>
    Object.fromEntries(
      Object.entries(g.s.sites).flatMap(([space, site]) =>
        site.foes.length === 0 ? [] : [[space, g.all(site.foes)]],
      ),
    ),
  usage: () => ({
    form: FOES_FORM,
    example: { '1-NW': ['prowlers-1'] },
    after: { tiles: TILES },
  }),
  set(g, given, scene) {
    for (const [space, lying] of Object.entries(byName(given, FOES_FORM)))
      scene.hold(siteAt(g, space).foes, lying);
  },
};

const SHIELDS_FORM = 'seats that have shields, by space: {1-NW: [red]}';
const shields: OfTable = {
  comparison: 'same',
  get: (g) =>
    Object.fromEntries(
      Object.entries(g.s.sites).flatMap(([space, site]) =>
        site.shields.length === 0 ? [] : [[space, [...site.shields]]],
      ),
    ),
  usage: (_g, { names }) => ({
    form: SHIELDS_FORM,
    example: { '1-NW': names.slice(0, 1) },
    after: { tiles: TILES },
  }),
  named: (told, nameOf) =>
    Object.fromEntries(
      Object.entries(byName(told, SHIELDS_FORM)).map(([space, seats]) => [
        space,
        listOf(seats, SHIELDS_FORM).map(nameOf),
      ]),
    ),
  set(g, given, scene) {
    for (const [space, seats] of Object.entries(byName(given, SHIELDS_FORM)))
      siteAt(g, space).shields = listOf(seats, SHIELDS_FORM).map((one) => scene.seatOf(one));
  },
};

const CLEARED_FORM = 'spaces whose site is conquered, cleared or burned: [1-NW]';
const cleared: OfTable = {
  comparison: 'any order',
  get: (g) => Object.entries(g.s.sites).flatMap(([space, site]) => (site.cleared ? [space] : [])),
  usage: () => ({ form: CLEARED_FORM, example: ['1-NW'], after: { tiles: TILES } }),
  set(g, given) {
    for (const space of listOf(given, CLEARED_FORM))
      siteAt(g, oneOf(Object.keys(g.s.sites), space)).cleared = true;
  },
};

const spacesOf = (g: Look): string[] =>
  Object.keys(g.content.tiles).flatMap((tile) => DIRECTIONS.map((one) => `${tile}-${one}`));

const pileOf = (colour: Pile): OfTable => pile((g) => g.s.piles[colour]);
const pileWords = Object.fromEntries(
  PILES.map((colour): [string, OfTable] => [`${colour} enemies`, pileOf(colour)]),
);

/** A skill that was used in this round, by name. */
const usedSkills: OfSeat = {
  comparison: 'any order',
  get: (g, seat) => [...g.s.players[seat].flipped],
  usage: () => ({ form: 'skills used in this round: [inspiration]', example: ['inspiration'] }),
  set(g, given, _scene, seat) {
    const skills = Object.keys(g.content.skills);
    g.s.players[seat].flipped = listOf(given, 'a list of skills').map((one) => oneOf(skills, one));
  },
};

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    hero: value({
      oneOf: () => HEROES,
      get: (g, seat) => g.s.players[seat].hero,
      set(g, hero, seat) {
        g.s.players[seat].hero = hero;
      },
    }),
    at: value({
      oneOf: spacesOf,
      get: (g, seat) => g.s.players[seat].at,
      set(g, space, seat) {
        g.s.players[seat].at = space;
      },
    }),
    fame: amount({
      get: (g, seat) => g.s.players[seat].fame,
      set(g, n, seat) {
        g.score(seat, 'given', n - g.s.players[seat].fame);
        g.s.players[seat].fame = n;
      },
    }),
    level: figure('level', 1, 10),
    reputation: figure('reputation', -7, 7),
    hand: place((player) => player.hand),
    deck: pile((g, seat) => g.s.players[seat].deck),
    discard: place((player) => player.discard),
    played: place((player) => player.played),
    crystals: counts({ counts: (g, seat) => g.s.players[seat].crystals }),
    mana: counts({ counts: (g, seat) => g.s.players[seat].tokens }),
    units,
    skills: place((player) => player.skills),
    'used skills': usedSkills,
    tactic: value({
      oneOf: (g): readonly string[] => Object.keys(g.content.tactics),
      get: (g, seat) => g.s.players[seat].tactic,
      set(g, tactic, seat) {
        g.s.players[seat].tactic = tactic;
      },
    }),
  },
  table: {
    round: amount({
      get: (g) => g.s.round,
      set(g, n) {
        g.s.round = n;
      },
    }),
    time: value({
      oneOf: () => ['day', 'night'] as const,
      get: (g) => (g.s.day ? 'day' : 'night'),
      set(g, time) {
        g.s.day = time === 'day';
      },
    }),
    source,
    tiles,
    foes,
    shields,
    cleared,
    'unit offer': row((g) => g.s.units),
    'action offer': row((g) => g.s.actions),
    'spell offer': row((g) => g.s.spells),
    lessons: row((g) => g.s.lessons),
    'common skills': hand((g) => g.s.commonSkills),
    'action deck': pile((g) => g.s.actionDeck),
    'spell deck': pile((g) => g.s.spellDeck),
    'artifact deck': pile((g) => g.s.artifactDeck),
    'regular deck': pile((g) => g.s.regularDeck),
    'elite deck': pile((g) => g.s.eliteDeck),
    countryside: pile((g) => g.s.countryside),
    core: pile((g) => g.s.core),
    ruins: pile((g) => g.s.ruins),
    ...pileWords,
    'dummy deck': pile((g) => g.s.dummy.deck),
    'dummy crystals': counts({ counts: (g) => g.s.dummy.crystals }),
    move: shown((g) => g.s.turn.move),
    influence: shown((g) => g.s.turn.influence),
    heal: shown((g) => g.s.turn.heal),
    phase: shown((g) => g.s.turn.phase),
    combat: shown((g) => g.s.combat.phase),
    fighting: shown((g) => g.all(g.s.combat.tokens)),
  },
  begin: {
    turn: begin(turn, { seat: 'seat' }, (g, { seat }) => {
      g.s.round = Math.max(1, g.s.round);
      g.s.order = [...g.seats];
      return { seat };
    }),
    'end of turn': begin(closing, { seat: 'seat' }, (g, { seat }) => {
      g.s.round = Math.max(1, g.s.round);
      g.s.turn = newTurn(seat);
      return { seat };
    }),
    round: begin(round, {}, () => ({})),
    tactics: begin(choosingTactics, {}, () => ({})),
  },
});
