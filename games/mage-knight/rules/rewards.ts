import { need, type Seat } from '@destrier/engine';
import { REWARDS, type Reward } from '../content/types.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { rollCrystals } from './effects/asking-dice.js';
import { keepCrystal } from './gains.js';
import { gainOffered } from './offers.js';
import { recruit } from './units.js';

const { act, ask, call, openAsk, procedure, repeat } = rules;

/** What was won in a fight, or bought, comes when the turn ends [K14.7]. */

interface Winning {
  seat: Seat;
  left: number;
}

/** One artifact more is drawn than was won; one of them goes under the deck, the others onto one's own [K14.8] [K14.17]. */
const gainingArtifacts = procedure<Winning>('gaining artifacts', {
  steps: [
    act('draw', 'K14.8', (g, { seat, left }) => {
      g.draw(g.s.artifactDeck, g.s.players[seat].found, left + 1);
    }),
    call(
      'spurn',
      () => spurning,
      (_g, { seat }) => ({ seat }),
      (g, { seat, left }) => g.s.players[seat].found.length > left,
    ),
    act('keep', undefined, (g, { seat }) => {
      const { found, deck } = g.s.players[seat];
      for (const card of g.all(found).toSorted()) {
        g.move(need(g.find(found, card), card), found, deck);
        g.event('gained', { seat, card });
      }
    }),
  ],
});

const spurning = procedure<{ seat: Seat }>('spurning', {
  steps: [
    ask<{ seat: Seat }, { spurn: [card: string] }>('spurn', {
      rule: 'K14.8',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const card of g.kinds(g.s.players[seat].found)) m.option('spurn', card);
      },
      on: {
        spurn(g, { seat }, card) {
          const { found } = g.s.players[seat];
          g.move(need(g.find(found, card), card), found, g.s.artifactDeck, 'bottom');
        },
      },
    }),
  ],
});

interface Taking {
  seat: Seat;
  from: 'actions' | 'spells';
}

const gainingCard = procedure<Taking>('gaining a card', {
  steps: [
    openAsk<Taking, { take: [card: string] }>('take', {
      rule: 'K14.9',
      who: 'seat',
      menu(g, { from }, m) {
        for (const card of g.all(g.s[from])) m.option('take', card);
      },
      on: {
        take: (g, { seat, from }, card) => gainOffered(g, seat, from, card, 'deck'),
      },
    }),
  ],
});

/** A unit of the offer, wherever it comes from; it may be declined [K14.10]. */
const gainingUnit = procedure<{ seat: Seat }>('winning a unit', {
  steps: [
    openAsk<{ seat: Seat }, { recruit: [unit: string]; decline: [] }>('recruit', {
      rule: 'K14.10',
      who: 'seat',
      menu(g, _v, m) {
        for (const unit of g.all(g.s.units)) m.option('recruit', unit);
        m.option('decline');
      },
      on: {
        recruit: (g, { seat }, unit) => recruit(g, seat, unit),
        decline() {},
      },
    }),
  ],
});

type Now = Exclude<Reward, 'unit'>;

/** What is still to come, each kind once; units wait for the levels [K14.14]. */
function claims({ s }: OpenLook): Now[] {
  return REWARDS.filter((what): what is Now => what !== 'unit' && s.turn.rewards.includes(what));
}

function reward(g: Play, seat: Seat, what: Now): void {
  const { rewards: won } = g.s.turn;
  g.event('reward', { seat, reward: what });
  if (what === 'artifact') {
    const left = won.filter((one) => one === 'artifact').length;
    g.s.turn.rewards = won.filter((one) => one !== 'artifact');
    if (g.s.artifactDeck.length > 0) g.call(gainingArtifacts, { seat, left });
    return;
  }
  won.splice(won.indexOf(what), 1);
  if (what === 'spell') g.call(gainingCard, { seat, from: 'spells' });
  else if (what === 'action') g.call(gainingCard, { seat, from: 'actions' });
  else if (what === 'random') rollCrystals(g, seat, 1, true);
  else keepCrystal(g, seat, what);
}

/** One reward after the other, in an order of the player's choice; artifacts together [K14.7]. */
const claiming = procedure<{ seat: Seat }>('claiming', {
  steps: [
    openAsk<{ seat: Seat }, { claim: [reward: Now] }>('claim', {
      rule: 'K14.7',
      who: 'seat',
      calls: () => [gainingArtifacts, gainingCard],
      menu(g, _v, m) {
        for (const what of claims(g)) m.option('claim', what);
      },
      on: { claim: (g, { seat }, what) => reward(g, seat, what) },
    }),
  ],
});

export const rewards = procedure<{ seat: Seat }>('rewards', {
  steps: [
    repeat(
      'claims',
      (g) => claims(g).length > 0,
      claiming,
      (_g, { seat }) => ({ seat }),
    ),
  ],
});

/** Units that were won, when levels have brought their command tokens [K14.14]. */
export const unitsWon = procedure<{ seat: Seat }>('units won', {
  steps: [
    act(
      'units',
      'K14.14',
      (g, { seat }) => {
        const won = g.s.turn.rewards.filter((what) => what === 'unit');
        g.s.turn.rewards = [];
        for (const what of won) g.event('reward', { seat, reward: what });
        g.callEach(
          gainingUnit,
          won.map(() => ({ seat })),
        );
      },
      () => [gainingUnit],
    ),
  ],
});
