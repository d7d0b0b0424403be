import { must } from '@destrier/engine/pack';
import { allWeapons } from '../cards.js';
import { SUITS, type Content, type Effect } from '../types.js';
import { holds, powersIn, type Check } from './check.js';

/** What every content must keep, also that of a pack. */

const WITH_AMOUNT: readonly Effect[] = [
  'feint-healing',
  'weaken',
  'trade',
  'bend',
  'extra-cards',
  'revive',
  'transmute',
  'chivalry',
  'dig',
  'heal',
  'ward',
  'ambush',
  'volley',
  'harsh-honour',
  'exchange',
  'dance',
  'dusk-healing',
  'trade-across',
];
const WITH_SUIT: readonly Effect[] = [
  'conjure',
  'give-suit',
  'weaken',
  'immune-suit',
  'transmute',
  'double-suit',
];
const MOST_PLAYERS = 8;
const MOST_IN_NORMAL = 6;

const inDeck = (content: Content): number =>
  allWeapons(content, false).length - content.specials['merlin-weapon'].copies;

/** Each power has the figures that its rules read. */
const figured: Check = {
  name: 'a power has its figures',
  issues: (content) =>
    powersIn(content).flatMap(({ path, power }) => [
      ...must(
        !WITH_AMOUNT.includes(power.effect) || power.amount !== undefined,
        path,
        `${power.effect} needs an amount`,
      ),
      ...must(
        !WITH_SUIT.includes(power.effect) || power.suit !== undefined,
        path,
        `${power.effect} needs a suit`,
      ),
    ]),
};

/** The rules look for the one card that has a power. */
const unique: Check = {
  name: 'no two cards have the same power',
  issues: (content) => {
    const all = powersIn(content);
    return all.flatMap(({ path, power }, i) =>
      must(
        all.findIndex((other) => other.power.effect === power.effect) === i,
        path,
        `${power.effect} is the power of another card already`,
      ),
    );
  },
};

const paired: Check = {
  name: 'every hero has a legend of its own',
  issues: ({ heroes, legends }) => [
    ...Object.entries(heroes).flatMap(([id, { legend }]) =>
      must(legends[legend] !== undefined, ['heroes', id, 'legend'], `there is no legend ${legend}`),
    ),
    ...Object.keys(legends).flatMap((id) =>
      must(
        Object.values(heroes).filter(({ legend }) => legend === id).length === 1,
        ['legends', id],
        'it belongs to exactly one hero',
      ),
    ),
  ],
};

export const playable: readonly Check[] = [
  figured,
  unique,
  paired,
  holds('there is a hero for each of eight players', 'heroes', ({ heroes }) => {
    return Object.keys(heroes).length >= MOST_PLAYERS;
  }),
  holds('poisoned values are in the suit, each once', 'suits', ({ suits, figures }) =>
    SUITS.every((suit) => {
      const { poison } = suits[suit];
      return (
        new Set(poison).size === poison.length && poison.every((value) => value <= figures.values)
      );
    }),
  ),
  holds('six players can be dealt to', 'figures.hand', (content) => {
    return inDeck(content) >= MOST_IN_NORMAL * content.figures.hand;
  }),
  holds('eight players can be dealt to with two more suits', 'figures.hand', (content) => {
    const { hand, values } = content.figures;
    return inDeck(content) + 2 * values >= MOST_PLAYERS * hand;
  }),
  holds('fewer cards are passed than dealt', 'figures.pass', ({ figures }) => {
    return figures.pass < figures.hand;
  }),
  holds('Merlin is there once, for Carmarthen', 'specials.merlin-weapon.copies', ({ specials }) => {
    return specials['merlin-weapon'].copies === 1;
  }),
  holds('a place names two different suits', 'places', ({ places }) =>
    Object.values(places).every(({ suits: [one, other] }) => one !== other),
  ),
  holds(
    'there is a place for the host, for Nimue and for the Stone Circle',
    'places',
    (content) => {
      return Object.keys(content.places).length >= 3;
    },
  ),
];
