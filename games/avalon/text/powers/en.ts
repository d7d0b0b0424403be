import type { Parts } from './parts.js';

const SPANS = { none: '', combat: 'a combat', round: 'a round', game: 'a tournament' };

export const en: Parts = {
  often(limit, times) {
    if (limit === 'none') return '';
    return times === 1 ? `Once ${SPANS[limit]}: ` : `Up to ${times} times ${SPANS[limit]}: `;
  },
  belongs: (legend, threshold) => `Legend: ${legend}, at ${threshold} health or less.`,
  legend: (threshold) => `At ${threshold} health or less.`,
  wounds: (n, poison) =>
    poison
      ? `Poison: whoever takes it suffers ${n} wounds.`
      : `Whoever takes it suffers ${n} wounds.`,
  value: (n) => (n === null ? 'You name its value.' : `Value ${n}.`),
  mists: 'Throws out the lowest card played before it.',
  morgan: 'The highest card loses instead of the lowest.',
  powers: {
    order: ({ often }) =>
      `${often}when an opponent has just played, order one more card of the lead. Whoever cannot obey is dishonoured.`,
    conjure: ({ often, suit }) =>
      `${often}when you play, add a card of ${suit}, whatever the lead.`,
    'give-suit': ({ suit }) => `At dusk, give any ${suit} from your pile to opponents.`,
    host: () => 'At dawn, take a free place and be its host for the round.',
    'feint-healing': ({ amount, other }) =>
      `When a card of yours feints, you heal ${amount}, others in the feint ${other}; each once a combat.`,
    bestow: ({ often }) =>
      `${often}when a card of yours comes to feint, you may put it into an opponent’s pile.`,
    weaken: ({ suit, amount }) =>
      `After you play a card of ${suit}, basic weapons in this combat are worth ${amount} less.`,
    'hidden-combat': () =>
      'In combats you lead, the others all choose their cards secretly, at the same time.',
    'immune-suit': ({ suit }) => `Cards of ${suit} in your pile inflict no wounds.`,
    yield: ({ often }) =>
      `${often}when you are to lead, let your left neighbour play first and play last yourself.`,

    trade: ({ often, amount }) =>
      `${often}before the first combat, give up to ${amount} cards to a neighbour, who gives back as many.`,
    transmute: ({ suit, amount }) =>
      `Instead of adding it, discard the card of ${suit} to turn an opponent’s basic weapon into ${suit} and heal ${amount}.`,
    swan: () => 'When all godsends are taken, discard one in play or give it to another player.',
    'keep-special': () =>
      'Special weapons that come into your pile may go under your hero; play them later this round.',
    'shift-feint': ({ often }) =>
      `${often}before cards are collected, put a feint with a card of yours into one opponent’s pile.`,
    shed: ({ often }) =>
      `${often}when you lose a combat, discard its basic weapons and alchemy instead of taking them.`,
    swap: ({ often }) =>
      `${often}when somebody else has lost, take your card back and play another in its place.`,
    bend: ({ often, amount }) =>
      `${often}at the last moment, make a basic weapon worth ${amount} more or less.`,
    'extra-cards': ({ often, amount }) =>
      `${often}when you play, play up to ${amount} more cards that follow.`,
    revive: ({ often, amount, other }) =>
      `${often}when your health falls to 0 or less, heal ${amount}${other === 0 ? '' : `, to no more than ${other}`}.`,

    'plain-alchemy': () =>
      'For everybody: alchemy only if you hold no card of the lead; whoever leads it names a suit.',
    'stone-circle': () => 'At dawn, take a free place and be its host for the round.',
    chivalry: ({ amount }) =>
      `Name an opponent: no power puts cards of one of you into the other’s pile; you heal ${amount} at each of that opponent’s dishonours.`,
    'double-poison': () => 'Name an opponent: poison in that pile inflicts double wounds.',
    enchant: () => 'Before the first combat, name a suit: for you it counts as alchemy.',
    dig: ({ amount }) =>
      `Before the first combat, draw ${amount} of the undealt cards, then discard ${amount}.`,
    'seek-alchemy': () =>
      'Before the first combat, the topmost undealt alchemy card is yours; then discard a card.',
    'neutral-card': ({ often }) =>
      `${often}at the last moment, turn the top undealt card into the combat. It may feint and cannot lose.`,
    heal: ({ amount }) => `At once: heal ${amount}.`,
    ward: ({ amount }) => `At dusk the first ${amount} wounds of your pile do not count.`,
    antidote: () => 'At dusk poisoned basic weapons in your pile count as standard.',
    ambush: ({ amount }) => `At once: an opponent takes ${amount} wounds.`,
    volley: ({ amount }) => `At once: each opponent with more health takes ${amount} wounds.`,
    'harsh-honour': ({ amount }) => `Opponents take ${amount} wounds when dishonoured.`,
    'no-dishonour': () => 'You take no wounds when dishonoured.',
    mirror: ({ often }) =>
      `${often}at the last moment, give your basic weapon the value of another card.`,
    'break-feint': ({ often }) =>
      `${often}at the last moment, a feint without a card of yours fails.`,
    recall: ({ often }) =>
      `${often}at the last moment, take your card back and play another that follows.`,
    'take-lead': ({ often }) => `${often}before a combat, become its leader.`,
    'play-last': ({ often }) =>
      `${often}before a combat that somebody else leads, choose to play last.`,
    curse: () =>
      'Before the first combat, name an opponent and a suit: its standard cards in that pile are poison.',
    tribute: () =>
      'At dusk, move a card from your pile to that of the player with the most health.',
    spy: () => 'Before the first combat, look at an opponent’s hand.',
    exchange: ({ amount }) =>
      `Before the first combat, give ${amount} cards to an opponent and get ${amount} at random.`,
    dance: ({ amount }) => `Heal ${amount} whenever a card of yours comes to feint.`,
    'double-suit': ({ suit }) =>
      `At dusk, name an opponent: ${suit} in that pile inflict double wounds.`,

    deny: ({ often }) => `${often}at the last moment, the host declares a card of a feint unequal.`,
    'veil-one': ({ often }) =>
      `${often}the host plays a card face down, but not the first; it is turned up when all have played.`,
    'bring-merlin': () =>
      'Before the first combat, the host takes the special weapon Merlin and discards another card.',
    'dusk-healing': ({ amount }) => `After counting at dusk the host heals ${amount}.`,
    'trade-across': () =>
      'Before the first combat, the host may exchange a card with the neighbour who got none.',
  },
};
