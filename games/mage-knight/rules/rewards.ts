import { need, type Seat } from '@destrier/engine';
import type { Reward } from '../content/types.js';
import { rules, type Play } from '../state.js';
import { rollCrystals } from './effects/asking-dice.js';
import { keepCrystal } from './gains.js';
import { gainOffered } from './offers.js';
import { recruit } from './units.js';

const { act, ask, call, openAsk, procedure } = rules;

/** What was won in a fight, or bought, comes when the turn ends [K14.7]. */

interface Winning {
  seat: Seat;
  left: number;
}

/** One artifact more is drawn than was won; one of them goes under the deck, the others onto one's own [K14.8]. */
const gainingArtifacts = procedure<Winning>('gaining artifacts', {
  steps: [
    act('draw', 'K14.8', (g, { seat, left }) => {
      g.draw(g.s.artifactDeck, g.s.players[seat].found, left + 1);
    }),
    ask<Winning, { spurn: [card: string]; done: [] }>('spurn', {
      rule: 'K14.8',
      who: 'seat',
      menu(g, { seat, left }, m) {
        const { found } = g.s.players[seat];
        if (found.length > left) for (const card of g.kinds(found)) m.option('spurn', card);
        else m.option('done');
      },
      on: {
        spurn(g, { seat }, card) {
          const { found } = g.s.players[seat];
          g.move(need(g.find(found, card), card), found, g.s.artifactDeck, 'bottom');
        },
        done() {},
      },
    }),
    act('keep', undefined, (g, { seat }) => {
      const { found, deck } = g.s.players[seat];
      for (const card of g.all(found).toSorted()) {
        g.move(need(g.find(found, card), card), found, deck);
        g.event('gained', { seat, card });
      }
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

function reward(g: Play, seat: Seat, what: Exclude<Reward, 'artifact'>): void {
  g.event('reward', { seat, reward: what });
  switch (what) {
    case 'spell':
      return g.call(gainingCard, { seat, from: 'spells' });
    case 'action':
      return g.call(gainingCard, { seat, from: 'actions' });
    case 'unit':
      return g.call(gainingUnit, { seat });
    case 'random':
      return rollCrystals(g, seat, 1, true);
    default:
      keepCrystal(g, seat, what);
  }
}

interface One {
  seat: Seat;
  what: Reward;
}

const rewarding = procedure<One>('rewarding', {
  steps: [
    act('reward', 'K14.7', (g, { seat, what }) => {
      if (what !== 'artifact') reward(g, seat, what);
    }),
  ],
});

/** All rewards of a turn, artifacts together. */
export const rewards = procedure<{ seat: Seat }>('rewards', {
  steps: [
    act('others', undefined, (g, { seat }) => {
      g.callEach(
        rewarding,
        g.s.turn.rewards.filter((what) => what !== 'artifact').map((what) => ({ seat, what })),
      );
    }),
    call(
      'artifacts',
      gainingArtifacts,
      (g, { seat }) => ({ seat, left: artifactsWon(g) }),
      (g) => artifactsWon(g) > 0 && g.s.artifactDeck.length > 0,
    ),
  ],
});

const artifactsWon = (g: Pick<Play, 's'>): number =>
  g.s.turn.rewards.filter((what) => what === 'artifact').length;
