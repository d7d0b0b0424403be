import { need, why, type Seat } from '@destrier/engine';
import { isBasic } from '../book.js';
import { BASICS, type Basic, type Mana } from '../content/types.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { DUMMY, type Actor } from '../table.js';
import { drawCards, gainReputation, rollDie } from './gains.js';
import { isMotivated, motivating } from './playing.js';
import { isSolo, spaceAt } from './reading.js';
import { hasUsedDice } from './usable.js';

const { act, ask, call, openAsk, procedure } = rules;

/** Tactics: who plays when, and with what advantage. */

interface OfSeat {
  seat: Seat;
}

const has = (g: OpenLook, seat: Seat, tactic: string): boolean =>
  g.s.players[seat].tactic === tactic && !g.s.players[seat].tacticDone;

/** Those with the least fame choose first; of equals the one who came later in the round before [K3.1]. */
export function choosers(g: OpenLook): Seat[] {
  const place = (seat: Seat): number => g.s.order.indexOf(seat);
  return g.seats.toSorted(
    (a, b) => g.s.players[a].fame - g.s.players[b].fame || place(b) - place(a),
  );
}

const choosing = procedure<OfSeat>('choosing a tactic', {
  steps: [
    openAsk<OfSeat, { tactic: [tactic: string] }>('tactic', {
      rule: 'K3.2',
      who: 'seat',
      menu(g, _v, m) {
        for (const tactic of g.s.tactics) m.option('tactic', tactic);
      },
      on: {
        tactic(g, { seat }, tactic) {
          const player = g.s.players[seat];
          g.s.tactics.splice(g.s.tactics.indexOf(tactic), 1);
          player.tactic = tactic;
          player.tacticDone = false;
          g.event('chose', { who: seat, tactic });
          g.rule(tactic);
          take(g, seat, tactic);
        },
      },
    }),
  ],
});

/** What a tactic does when it is taken. */
function take(g: Play, seat: Seat, tactic: string): void {
  switch (tactic) {
    case 'rethink':
      g.call(rethinking, { seat });
      return;
    case 'mana-steal':
      g.call(stealing, { seat });
      return;
    case 'great-start':
      drawCards(g, seat, 2);
      return;
    case 'preparation':
      g.show(g.s.players[seat].deck, [seat]);
      g.call(preparing, { seat });
      return;
    default:
  }
}

const rethinking = procedure<OfSeat>('rethinking', {
  steps: [
    ask<OfSeat, { discard: [cards: readonly string[]] }>('discard', {
      rule: 'K3.5',
      who: 'seat',
      menu(g, { seat }, m) {
        m.subset('discard', g.all(g.s.players[seat].hand), 0, 3);
      },
      on: {
        discard(g, { seat }, cards) {
          const { deck, hand, discard } = g.s.players[seat];
          for (const card of cards.toSorted())
            g.move(need(g.find(hand, card), card), hand, discard);
          if (cards.length > 0) g.event('discarded', { seat, cards: [...cards].toSorted() });
          drawCards(g, seat, cards.length);
          g.moveAll(discard, deck);
          g.shuffle(deck, 'deeds');
        },
      },
    }),
  ],
});

const stealing = procedure<OfSeat>('stealing mana', {
  steps: [
    openAsk<OfSeat, { die: [mana: Basic] }>('die', {
      rule: 'K3.6',
      who: 'seat',
      menu(g, _v, m) {
        for (const mana of BASICS) if (g.s.source.includes(mana)) m.option('die', mana);
      },
      on: {
        die(g, { seat }, mana) {
          g.s.source.splice(g.s.source.indexOf(mana), 1);
          g.s.players[seat].die = mana;
        },
      },
    }),
  ],
});

const preparing = procedure<OfSeat>('preparing', {
  steps: [
    ask<OfSeat, { fetch: [card: string] }>('fetch', {
      rule: 'K3.7',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const card of g.kinds(g.s.players[seat].deck)) m.option('fetch', card);
      },
      on: {
        fetch(g, { seat }, card) {
          const { deck, hand } = g.s.players[seat];
          g.move(need(g.find(deck, card), card), deck, hand);
          g.shuffle(deck, 'deeds');
        },
      },
    }),
  ],
});

/** The dummy takes one of the rest by chance; alone, both are gone for the game [K3.3] [K16.2]. */
function takeForDummy(g: Play): void {
  const { dummy, tactics, goneTactics, players } = g.s;
  if (dummy.hero === null) return;
  const tactic = g.roll('tactics', tactics);
  tactics.splice(tactics.indexOf(tactic), 1);
  dummy.tactic = tactic;
  g.event('chose', { who: DUMMY, tactic });
  if (isSolo(g)) goneTactics.push(tactic, need(players[0].tactic, 'a tactic'));
}

function reorder(g: Play): void {
  const number = (actor: Actor): number => {
    const tactic = actor === DUMMY ? g.s.dummy.tactic : g.s.players[actor].tactic;
    return g.content.tactics[tactic ?? '']?.number ?? 0;
  };
  const actors: Actor[] = [...g.seats];
  if (g.s.dummy.hero !== null) actors.push(DUMMY);
  g.s.order = actors.toSorted((a, b) => number(a) - number(b)); // K3.4
  g.event('order', { who: [...g.s.order] });
  g.s.next = 0;
}

export const choosingTactics = procedure<object>('tactics', {
  steps: [
    act('lay out', undefined, (g) => {
      const time = g.s.day ? 'day' : 'night';
      g.s.tactics = Object.entries(g.content.tactics).flatMap(([tactic, data]) =>
        data.time === time && !g.s.goneTactics.includes(tactic) ? [tactic] : [],
      );
    }),
    act('choose', 'K3.1', (g) => {
      g.callEach(
        choosing,
        choosers(g).map((seat) => ({ seat })),
      );
    }),
    act('dummy', undefined, (g) => takeForDummy(g)),
    act('order', 'K3.4', (g) => reorder(g)),
  ],
});

const isMeditating = (g: OpenLook, seat: Seat): boolean => has(g, seat, 'midnight-meditation');
const isSparing = (g: OpenLook, seat: Seat): boolean => has(g, seat, 'sparing-power');

/** What may be done before a turn begins. */
export const beforehand = procedure<OfSeat>('beforehand', {
  steps: [
    call(
      'plunder',
      () => plundering,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => spaceAt(g, g.s.players[seat].at).site === 'village',
    ),
    call(
      'meditation',
      () => meditating,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => isMeditating(g, seat),
    ),
    call(
      'sparing',
      () => sparing,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => isSparing(g, seat),
    ),
    call(
      'motivation',
      motivating,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => isMotivated(g, seat),
    ),
    call(
      'long night',
      () => lengthening,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => canLengthen(g, seat),
    ),
  ],
});

/** A village is plundered between two turns: two cards for a reputation [K9.27]. */
const plundering = procedure<OfSeat>('plundering', {
  steps: [
    openAsk<OfSeat, { plunder: []; decline: [] }>('plunder', {
      rule: 'K9.27',
      who: 'seat',
      menu(_g, _v, m) {
        m.option('plunder');
        m.option('decline');
      },
      on: {
        plunder(g, { seat }) {
          g.event('plundered', { seat, space: g.s.players[seat].at });
          gainReputation(g, seat, -1);
          drawCards(g, seat, 2);
        },
        decline() {},
      },
    }),
  ],
});

const meditating = procedure<OfSeat>('meditating', {
  steps: [
    ask<OfSeat, { shuffle: [cards: readonly string[]] }>('shuffle', {
      rule: 'K3.9',
      who: 'seat',
      menu(g, { seat }, m) {
        m.subset('shuffle', g.all(g.s.players[seat].hand), 0, 5); // None: not yet.
      },
      on: {
        shuffle(g, { seat }, cards) {
          const player = g.s.players[seat];
          player.tacticDone = cards.length > 0;
          if (cards.length === 0) return;
          for (const card of cards.toSorted())
            g.move(need(g.find(player.hand, card), card), player.hand, player.deck);
          g.shuffle(player.deck, 'deeds');
          drawCards(g, seat, cards.length);
        },
      },
    }),
  ],
});

const sparing = procedure<OfSeat>('sparing', {
  steps: [
    openAsk<OfSeat, { spare: []; spend: [] }>('spare', {
      rule: 'K3.11',
      who: 'seat',
      menu(g, { seat }, m) {
        if (g.s.players[seat].deck.length > 0) m.option('spare'); // K3.17
        m.option('spend');
      },
      on: {
        spare(g, { seat }) {
          const { deck, spared } = g.s.players[seat];
          g.draw(deck, spared);
        },
        spend(g, { seat }) {
          const player = g.s.players[seat];
          player.tacticDone = true;
          g.moveAll(player.spared, player.hand);
        },
      },
    }),
  ],
});

export const canLengthen = (g: OpenLook, seat: Seat): boolean =>
  has(g, seat, 'long-night') &&
  g.s.players[seat].deck.length === 0 &&
  g.s.players[seat].discard.length > 0;

function lengthen(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  player.tacticDone = true;
  for (let left = 3; left > 0 && player.discard.length > 0; left--) {
    const at = g.random('deeds', player.discard.length);
    g.move(need(player.discard[at], 'a card'), player.discard, player.deck);
  }
  g.shuffle(player.deck, 'deeds');
}

/** Long Night: three cards of the discard pile become a deck, once [K3.12] [K3.16]. */
export const lengthening = procedure<OfSeat>('lengthening', {
  steps: [
    openAsk<OfSeat, { lengthen: []; decline: [] }>('lengthen', {
      rule: 'K3.12',
      who: 'seat',
      menu(_g, _v, m) {
        m.option('lengthen');
        m.option('decline');
      },
      on: { lengthen: (g, { seat }) => lengthen(g, seat), decline() {} },
    }),
  ],
});

const USED = why('K3.10', 'dieUsed');

/** What tactics allow in a turn. */
export const tactical = rules.anytime<
  OfSeat,
  { moment: []; search: [dice: readonly string[]]; lengthen: [] }
>('tactical', {
  rule: 'K3.8',
  who: (_g, { seat }) => [seat],
  menu(g, { seat }, m) {
    if (has(g, seat, 'the-right-moment') && !g.s.turn.again) m.option('moment');
    if (canLengthen(g, seat)) m.option('lengthen');
    if (!has(g, seat, 'mana-search') || g.s.turn.searched) return;
    if (hasUsedDice(g)) m.unless(USED, 'search', []);
    else m.subset('search', g.s.source, 1, 2, (dice) => whyNotSearch(g, dice));
  },
  on: {
    moment(g, _v, seat) {
      g.s.players[seat].tacticDone = true;
      g.s.turn.again = true;
    },
    search(g, _v, _seat, dice) {
      const { source, turn } = g.s;
      turn.searched = true;
      for (const die of dice)
        source.splice(
          source.findIndex((one) => one === die),
          1,
        );
      for (let left = dice.length; left > 0; left--) source.push(rollDie(g));
      g.event('source', { dice: [...source] });
    },
    lengthen: (g, _v, seat) => lengthen(g, seat),
  },
});

const GOLD_FIRST = why('K3.10', 'goldFirst');

/** Gold dice, which are of no use at night, come first. */
function whyNotSearch(g: OpenLook, dice: readonly string[]) {
  const gold = g.s.source.filter((one: Mana) => one === 'gold').length;
  const chosen = dice.filter((one) => one === 'gold').length;
  const others = dice.filter((one) => isBasic(one) || one === 'black').length;
  return others > 0 && chosen < Math.min(gold, dice.length) ? GOLD_FIRST : undefined;
}
