import {
  declare,
  each,
  faceUp,
  hidden,
  rulesOf,
  seats,
  type Look as LookOf,
  type OpenLook as OpenLookOf,
  type Play as PlayOf,
} from '@destrier/engine';
import { artifacts } from './content/artifacts.js';
import { tiles } from './content/land.js';
import type { Content } from './content/types.js';
import type { events } from './events.js';
import type { State } from './table.js';

const basics = { red: 'all', blue: 'all', green: 'all', white: 'all' } as const;
const tokens = { ...basics, gold: 'all', black: 'all' } as const;

/** Of artifacts others know only that one was taken. */
const ofDeeds = (kind: string): string | undefined =>
  Object.hasOwn(artifacts, kind) ? 'artifact' : undefined;
const own = { apart: true, class: ofDeeds };
/** How many cities lie among the core tiles is known, but neither which tiles nor where. */
const coreClass = (tile: string): string | undefined => tiles[tile]?.kind;
const core = { back: 'core', apart: true, class: coreClass };
const token = (back: string) => hidden('nobody', 'foes', { back });

export const secrecy = declare<State>()({
  round: 'all',
  day: 'all',
  order: 'all',
  next: 'all',
  announced: 'all',
  left: 'all',
  final: 'all',
  players: seats({
    hero: 'all',
    fame: 'all',
    bonus: 'all',
    level: 'all',
    reputation: 'all',
    at: 'all',
    crystals: basics,
    tokens,
    deck: hidden('nobody', 'deeds', own),
    hand: hidden('owner', 'deeds', own),
    discard: faceUp('deeds'),
    played: faceUp('deeds'),
    banners: faceUp('deeds'),
    units: faceUp('units'),
    unit: each({ ready: 'all', wounds: 'all', banner: 'all', flipped: 'all' }),
    bonds: 'all',
    skillPile: hidden('nobody', 'skills', { apart: true }),
    skills: faceUp('skills'),
    usedNow: 'all',
    flipped: 'all',
    motivated: 'all',
    tactic: 'all',
    tacticDone: 'all',
    found: hidden('owner', 'deeds', own),
    spared: hidden('nobody', 'deeds', own),
    die: 'all',
    nextDraw: 'all',
  }),
  dummy: {
    hero: 'all',
    crystals: basics,
    deck: hidden('nobody', 'deeds', own),
    flipped: faceUp('deeds'),
    skills: hidden('nobody', 'skills', { apart: true }),
    tactic: 'all',
  },
  source: 'all',
  tactics: 'all',
  goneTactics: 'all',
  wounds: faceUp('deeds'),
  actionDeck: hidden('nobody', 'deeds', { back: 'action' }),
  actions: faceUp('deeds'),
  spellDeck: hidden('nobody', 'deeds', { back: 'spell' }),
  spells: faceUp('deeds'),
  artifactDeck: hidden('nobody', 'deeds', own),
  lessons: faceUp('deeds'),
  removed: faceUp('deeds'),
  regularDeck: hidden('nobody', 'units', { back: 'regular' }),
  eliteDeck: hidden('nobody', 'units', { back: 'elite' }),
  units: faceUp('units'),
  lostUnits: faceUp('units'),
  commonSkills: faceUp('skills'),
  idleSkills: faceUp('skills'),
  countryside: hidden('nobody', 'tiles', { back: 'countryside' }),
  core: hidden('nobody', 'tiles', core),
  spareCountryside: hidden('nobody', 'tiles', { back: 'countryside' }),
  spareCore: hidden('nobody', 'tiles', core),
  placed: faceUp('tiles'),
  layout: 'all',
  sites: each({
    shields: 'all',
    cleared: 'all',
    foes: faceUp('foes'),
    down: {
      grey: token('grey'),
      violet: token('violet'),
      brown: token('brown'),
      white: token('white'),
    },
    ruin: faceUp('ruins'),
    ruinDown: hidden('nobody', 'ruins'),
  }),
  cities: 'all',
  piles: {
    green: token('green'),
    grey: token('grey'),
    violet: token('violet'),
    brown: token('brown'),
    white: token('white'),
    red: token('red'),
  },
  beaten: faceUp('foes'),
  ruins: hidden('nobody', 'ruins'),
  usedRuins: faceUp('ruins'),
  turn: {
    seat: 'all',
    phase: 'all',
    path: 'all',
    explored: 'all',
    move: 'all',
    influence: 'all',
    heal: 'all',
    grail: 'all',
    dice: 'all',
    used: 'all',
    stolen: 'all',
    set: 'all',
    spent: 'all',
    mods: 'all',
    context: {
      by: 'all',
      id: 'all',
      colour: 'all',
      paid: 'all',
      card: 'all',
      discarded: 'all',
      number: 'all',
      foe: 'all',
      bonus: 'all',
      moment: 'all',
    },
    active: 'all',
    recruited: 'all',
    rewards: 'all',
    woundsInHand: 'all',
    woundsInDiscard: 'all',
    again: 'all',
    bending: 'all',
    bent: 'all',
    fought: 'all',
    searched: 'all',
  },
  combat: {
    phase: 'all',
    site: 'all',
    from: 'all',
    tokens: faceUp('foes'),
    foes: each({
      from: 'all',
      walled: 'all',
      armour: 'all',
      lost: 'all',
      open: 'all',
      idle: 'all',
      blocked: 'all',
      dealt: 'all',
      beaten: 'all',
      summoner: 'all',
      summoned: 'all',
    }),
    units: 'all',
    night: 'all',
    city: 'all',
    halfFame: 'all',
    mods: 'all',
    into: 'all',
    stirred: 'all',
    begun: 'all',
    targets: 'all',
    points: each({ n: 'all', kind: 'all', element: 'all', twiceSwift: 'all' }),
    damage: 'all',
    assigned: 'all',
    wounds: 'all',
    knockedOut: 'all',
    later: 'all',
  },
});

export interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: Content;
  readonly events: typeof events;
  readonly streams:
    | 'dice'
    | 'deeds'
    | 'decks'
    | 'units'
    | 'tiles'
    | 'foes'
    | 'skills'
    | 'tactics'
    | 'heroes';
}

/** What a rule works with, what a menu reads, and what everybody may read. */
export type Play = PlayOf<G>;
export type Look = LookOf<G>;
export type OpenLook = OpenLookOf<G>;

export const rules = rulesOf<G>();
