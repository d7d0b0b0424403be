import { kind, type ReasonDecls, type VerbDecls } from '@destrier/engine';
import { CITIES, DECKS, ITEMS, SPACES } from './content/types.js';

const { list, number, numbered, someone, word } = kind;
const card = word('card');
const title = word('title');
const item = word('item', ITEMS);
const deck = word('deck', DECKS);
const knight = word('knight');
const support = word('support');
const space = word('space', [...SPACES, 'event']);
const dice = list(word('die'));

/** What the words of options are. */
export const verbs: VerbDecls = {
  /** A character, a reward, or the kind of a tournament. */
  choose: [word('choice')],
  keep: [list(title)],
  exchange: [list(card)],
  place: [space],
  buy: [item],
  hire: [support, numbered('slot')],
  take: [card],
  blind: [deck],
  play: [card],
  challenge: [knight],
  enter: [numbered('slot of the joust')],
  add: [number],
  reroll: [dice],
  /** A support, and the tile that it turns back. */
  tent: [support, word('tile')],
  lance: [support, word('tile')],
  relic: [word('relic')],
  turn: [word('prestige')],
  recover: [word('tile')],
  claim: [title],
  fight: [title],
};

/** What reasons tell. */
export const reasons: ReasonDecls = {
  challengedAlready: { who: someone('otto') },
  circlesLocked: { space },
  circlesTaken: { space, circles: number },
  deckEmpty: { deck },
  highestLevel: { item },
  noEventSpace: { event: word('event') },
  otherLevel: { item, level: number, has: number },
  prestigeOwned: { prestige: word('prestige') },
  shieldInCity: { city: word('city', CITIES) },
  slotTaken: { name: someone() },
  titleBarred: { title, what: support },
  titleDuel: { title },
  titleLacks: { title, what: word('need'), needed: number, has: number },
  titleCountedOnce: { title, what: word('need'), needed: number, has: number },
  tooFew: { what: word('token'), needed: number, has: number },
  tooLittleGlory: { cost: number },
};
