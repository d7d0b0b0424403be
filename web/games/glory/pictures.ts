import type { Deck } from '@destrier/glory/page';
import { medallion, portrait } from '../../art/bust.js';
import type { Drawing } from '../../art/drawing.js';
import { emblem } from '../../art/emblem.js';
import type { Pigment } from '../../art/palette.js';
import { PEOPLE, sitting, type PersonKind } from '../../art/people.js';
import {
  abbey,
  alchemist,
  audience,
  betrothal,
  boarHunt,
  brigands,
  brzeg,
  castellan,
  cathedral,
  cheekyPage,
  chess,
  cloister,
  confession,
  courser,
  courtlyLove,
  crownBout,
  crusade,
  drums,
  errant,
  favour,
  feast,
  fencing,
  feud,
  fleece,
  fosterSon,
  giant,
  goldsmith,
  gruuthuse,
  guardedBridge,
  harness,
  harvest,
  hauberk,
  hiredBlades,
  hoard,
  honour,
  hunt,
  indulgence,
  journey,
  keepsake,
  oath,
  office,
  oldSoldier,
  outlaw,
  pilgrimage,
  poachers,
  quest,
  ransom,
  recruiting,
  rescue,
  riccio,
  rosary,
  serenade,
  siege,
  spoils,
  stranger,
  swashbuckler,
  tapestry,
  throne,
  troubadour,
  tryst,
  vigil,
  war,
  warHorse,
  wedding,
  whiteKnight,
  wonHorse,
} from '../../art/vignettes/index.js';

/** What is seen on cards and tiles, by the word of the thing. Things of a pack get a picture that fits their kind. */

type Sat = Parameters<typeof sitting>[1];

/** Who sat for the picture of a support. */
const SITTERS: { readonly [support: string]: readonly [PersonKind, Sat?, Pigment?] } = {
  minstrel: ['minstrel'],
  squire: ['squire'],
  nun: ['nun'],
  thug: ['thug'],
  'weapon-master': ['weaponMaster'],
  queen: ['queen'],
  'support:king': ['king'],
  'lady-in-waiting': ['lady', { seed: 'waiting', dye: ['azure', 'argent'], robe: 'gules' }, 'or'],
  usurer: [
    'hermit',
    { seed: 'usurer', wears: 'cap', dye: ['sable', 'or'], robe: 'sable', collar: 'or' },
    'purpure',
  ],
  witch: ['witch'],
  bishop: ['bishop'],
  lady: ['lady'],
  cook: ['cook'],
  diplomat: ['diplomat'],
  hermit: ['hermit'],
  'support:veteran': ['veteran'],
  chronicler: [
    'hermit',
    { seed: 'chronicler', robe: 'sable', collar: 'argent', beard: 'none', look: -1 },
    'or',
  ],
  armourer: [
    'weaponMaster',
    { seed: 'armourer', wears: 'cap', dye: ['wood', 'steel'], robe: 'wood', beard: 'long' },
    'vert',
  ],
  emissary: ['page', { seed: 'emissary', robe: 'azure', dye: ['gules', 'or'] }, 'vert'],
  jester: ['jester'],
  'support:herald': [
    'minstrel',
    { seed: 'herald', robe: 'gules', collar: 'or', look: 1 },
    'purpure',
  ],
  vassal: ['king', { seed: 'vassal', wears: 'circlet', robe: 'vert', collar: 'or' }, 'sable'],
};

function sitterOf(support: string): readonly [ReturnType<typeof sitting>, Pigment] {
  const [kind, sat, ground] = SITTERS[support] ?? ['page'];
  return [sitting(kind, sat), ground ?? PEOPLE[kind].ground];
}

export function portraitOf(support: string): Drawing {
  return portrait(...sitterOf(support));
}

/** The face of a support in a ring. */
export function medallionOf(support: string): Drawing {
  return medallion(...sitterOf(support));
}

const RELICS: { readonly [relic: string]: () => Drawing } = {
  medal: () => emblem('cross patty', { pigment: 'gold', ink: 4 }),
  amulet: () => emblem('lozenge', { pigment: 'azure', ink: 4 }),
  ring: () => emblem('annulet', { pigment: 'gold', ink: 4 }),
  rosary,
};

/** A relic, or a token of prestige. */
export function tokenPicture(id: string, isRelic: boolean): Drawing {
  if (!isRelic) return emblem('crown', { pigment: 'purpure', ink: 4 });
  return RELICS[id]?.() ?? emblem('chalice', { pigment: 'gold', ink: 4 });
}

const TRAVEL: { readonly [card: string]: () => Drawing } = {
  'courtly-love': courtlyLove,
  quest,
  vigil,
  court: throne,
  tryst,
  fencing,
  'market:rosary': rosary,
  hauberk,
  courser,
  harness,
  'boar-hunt': boarHunt,
  outlaw,
  feud,
  agincourt: oldSoldier,
  giant,
  'the-game': chess,
  keepsake,
  serenade,
  sleeve: favour,
  betrothal,
  pilgrimage,
  convent: cloister,
  'foster-son': fosterSon,
  audience,
  oath,
  feast,
  confession,
  hunt,
  fleece,
  destrier: warHorse,
  goldsmith,
  mercenaries: hiredBlades,
  indulgence,
  alchemist,
  tapestry,
  office,
  troubadour,
  cathedral,
  brigands,
  poachers,
  rescue,
  abbey,
  page: cheekyPage,
  bridge: guardedBridge,
  hoard,
  capture: wonHorse,
  gruuthuse,
  honour,
  stranger,
  fencer: swashbuckler,
  ransom,
  castellan,
  brzeg,
  riccio,
  'crown-bout': crownBout,
  'white-knight': whiteKnight,
};

const OF_DECK: { readonly [deck in Deck]: () => Drawing } = {
  romance: courtlyLove,
  market: harvest,
  challenge: journey,
};

export function pictureOf(card: string, deck: Deck): Drawing {
  return (TRAVEL[card] ?? OF_DECK[deck])();
}

const EVENTS: { readonly [event: string]: () => Drawing } = {
  harvest,
  journey,
  crusade,
  wedding,
  recruitment: recruiting,
  'to-arms': drums,
  war,
  enlistment: recruiting,
  spoils,
  siege,
  errant,
  volunteer: recruiting,
};

export function eventPicture(event: string): Drawing {
  return (EVENTS[event] ?? journey)();
}
