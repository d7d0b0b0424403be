import { chapter, kind, only, section } from '@destrier/engine';
import { CITIES, DECKS, ITEMS, SPACES } from './content/types.js';

/** What the rules tell, with the kinds of what each event says. */

/** A travel card, the duel of a title, a knight of a tournament, Otto, another seat. */
export const OPPONENTS = ['challenge', 'title', 'knight', 'otto', 'seat'] as const;

const { flag, list, number, seat, someone, word } = kind;
/** A seat or Otto. */
const who = someone('otto');
/** A seat, Otto, or a knight by name. */
const fighter = someone();
const card = word('card');
const title = word('title');
const knight = word('knight');
const token = word('token', ['coins', 'strength', 'faith']);
const deck = word('deck', DECKS);
const against = word('opponent', OPPONENTS);
/** Whether the opponent of the seat that began a duel came out ahead: one on a card or a title has no name. */
const outcome = { against, foeWon: flag };

export const events = {
  character: { seat, character: word('character') },
  initiative: { order: list(who) },
  round: chapter({ round: number }),
  phase: section({ phase: word('phase') }),
  happens: { event: word('event') },
  tournament: { kind: word('tournament', ['joust', 'pas']), card: word('tournament card') },
  trophy: { trophy: word('trophy') },
  placed: { who, space: word('space', [...SPACES, 'event']) },
  gained: { seat, what: token, amount: number },
  lost: { seat, what: token, amount: number },
  /** Glory, with its cause. */
  glory: { who, cause: word('cause'), points: number },
  support: { seat, support: word('support') },
  relic: { seat, relic: word('relic') },
  prestige: { seat, prestige: word('prestige') },
  improved: { seat, item: word('item', ITEMS), level: number },
  took: { seat, deck, card },
  drew: { seat, deck, card: only('seat', card) },
  exchanged: { seat, cards: number },
  objectives: { seat, drawn: number, titles: only('seat', list(title)) },
  kept: { seat, kept: number, titles: only('seat', list(title)) },
  played: { seat, card },
  stopped: { seat },
  registered: { who, city: word('city', CITIES), knight },
  entered: { who, slot: number },
  waits: { who },
  arrives: { knight, slot: number },
  advances: { name: fighter, over: fighter },
  triumphs: { name: fighter, over: fighter },
  duel: { one: seat, other: fighter, against },
  spent: { who, what: token, amount: number },
  used: { who, tile: word('tile'), step: word('step', ['duel', 'tie']) },
  rolled: { who, dice: list(word('die')) },
  rerolled: { who, dice: list(word('die')) },
  /** The die of an opponent for whom nobody chooses, by the opponent's name. */
  foeDie: { foe: fighter, value: number },
  engagement: {
    engagement: number,
    winner: fighter,
    attacks: list(number),
    prestige: list(number),
    ...outcome,
    /** By what it was won; `place`: by initiative, or against a knight because ties are the player's. */
    decided: word('decided', ['attack', 'prestige', 'place']),
    /** Attack and prestige of the side that won, and of the other. */
    attack: number,
    lowerAttack: number,
    standing: number,
    lowerStanding: number,
  },
  won: { winner: fighter, loser: fighter, ...outcome },
  recovered: { seat, what: word('tile') },
  title: { who, title },
  ottoCard: { card: word('solo card') },
  ottoTook: { what: word('tile') },
  ottoStuck: {},
  solo: { won: flag },
};
