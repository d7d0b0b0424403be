import { need } from '@destrier/engine';
import { moveKind, weapon } from '../../cards.js';
import { figuresOf, spend } from '../../powers.js';
import { NOBODY, type OpenLook, type Played, type Power, type Play } from '../../../state.js';
import { bentTo } from '../bent.js';
import { removeCard } from '../dishonour.js';
import { noticeFeints } from '../feint.js';
import { judgeOfPlays } from '../follow.js';
import { lay } from '../lay.js';
import { momentOf } from '../moment.js';
import { takeBack } from '../pile.js';
import { cardNamed, cardsOf, differing, wordAt, type Reaction } from '../reaction.js';
import { afterCard, bestow } from './card.js';

const isBasic = (g: OpenLook, card: Played): boolean =>
  weapon(g, card.kind).basic && card.suit !== 'alchemy';

/** Black Knight [A15.8] [A15.9]. */
const neutralCard: Reaction = {
  effect: 'neutral-card',
  verb: 'knight',
  can: (g) => g.s.deck.length > 0,
  offer: (_g, _power, m) => m.option('knight'),
  carryOut(g, power) {
    spend(g, power);
    g.draw(g.s.deck, g.s.table);
    const kind = g.name(need(g.s.table.at(-1), 'a card'));
    const { suit, value } = weapon(g, kind);
    g.event('turnedUp', { seat: NOBODY, card: kind, by: power.seat });
    g.s.combat.cards.push({
      seat: NOBODY,
      kind,
      suit,
      value: value ?? -1,
      alone: false,
      feints: false,
      feinted: false,
      fresh: false,
    });
    noticeFeints(g);
  },
};

/** The values that a mirror may show: of other cards, within those of basic weapons [A10.5]. */
function mirrored(g: OpenLook, own: Played): number[] {
  const values = g.s.combat.cards.filter((card) => card !== own).map((card) => card.value);
  const most = g.content.figures.values;
  return [...new Set(values)]
    .filter((value) => value !== own.value && value >= 1 && value <= most)
    .toSorted((a, b) => a - b);
}

const mirrors = (g: OpenLook, { seat }: Power): Played[] =>
  differing(cardsOf(g, seat).filter((card) => isBasic(g, card) && mirrored(g, card).length > 0));

/** Mirror [A15.17]. */
const mirror: Reaction = {
  effect: 'mirror',
  verb: 'mirror',
  can: (g, power) => mirrors(g, power).length > 0,
  offer(g, power, m) {
    for (const card of mirrors(g, power))
      for (const value of mirrored(g, card)) m.option('mirror', card.kind, value);
  },
  carryOut(g, power, words) {
    spend(g, power);
    setValue(g, power, cardNamed(g, wordAt(words, 0), power.seat), Number(words[1]));
  },
};

function setValue(g: Play, power: Power, card: Played, value: number): void {
  const { seat, kind, value: before } = card;
  card.value = value;
  g.event('changed', { by: power.seat, power: power.card, seat, card: kind, before, value });
  noticeFeints(g);
}

/** Feints without a card of the holder. */
function guards(g: OpenLook, { seat }: Power): number[] {
  const { cards } = g.s.combat;
  const values = new Set(cards.filter((card) => card.feints).map((card) => card.value));
  for (const card of cards) if (card.seat === seat && card.feints) values.delete(card.value);
  return [...values].toSorted((a, b) => a - b);
}

/** Broken Guard [A15.18]. */
const breakFeint: Reaction = {
  effect: 'break-feint',
  verb: 'break',
  can: (g, power) => guards(g, power).length > 0,
  offer(g, power, m) {
    for (const value of guards(g, power)) m.option('break', value);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const value = Number(words[0]);
    g.event('broken', { seat: power.seat, power: power.card, value });
    for (const card of g.s.combat.cards) if (card.feints && card.value === value) card.alone = true;
    noticeFeints(g);
  },
};

/** Squire [A15.19]. */
const recall: Reaction = {
  effect: 'recall',
  verb: 'recall',
  can: (g, { seat }) => cardsOf(g, seat).length > 0 && g.s.players[seat].hand.length > 0,
  offer(g, { seat }, m) {
    const others = g.kinds(g.s.players[seat].hand);
    const whyNot = judgeOfPlays(g, seat);
    for (const { kind } of differing(cardsOf(g, seat)))
      for (const other of others)
        if (other !== kind) m.unless(whyNot(other), 'recall', kind, other);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const { seat } = power;
    const card = cardNamed(g, wordAt(words, 0), seat);
    const kind = wordAt(words, 1);
    removeCard(g, card);
    takeBack(g, power, card.kind);
    noticeFeints(g);
    moveKind(g, kind, g.s.players[seat].hand, g.s.table);
    g.event('played', { seat, card: kind });
    // What is called last runs first: what is named for the card comes before the powers that answer it.
    g.call(afterCard.procedure, { seat });
    lay(g, seat, kind);
  },
};

const bends = (g: OpenLook): Played[] =>
  differing(g.s.combat.cards.filter((card) => isBasic(g, card)));

function bent(g: OpenLook, power: Power, card: Played, way: string): number {
  return bentTo(g.content, figuresOf(g, power).amount ?? 0, card.value, way);
}

/** The Elf Knight [A14.27]. */
const bend: Reaction = {
  effect: 'bend',
  verb: 'bend',
  can: (g) => bends(g).length > 0,
  offer(g, power, m) {
    for (const card of bends(g))
      for (const way of ['up', 'down'])
        if (bent(g, power, card, way) !== card.value) m.option('bend', card.kind, card.seat, way);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const card = cardNamed(g, wordAt(words, 0), Number(words[1]));
    setValue(g, power, card, bent(g, power, card, wordAt(words, 2)));
  },
};

/** Twilight [A16.4]. */
const deny: Reaction = {
  effect: 'deny',
  verb: 'deny',
  can: (g) => g.s.combat.cards.some((card) => card.feints),
  offer(g, _power, m) {
    for (const card of differing(g.s.combat.cards.filter((one) => one.feints)))
      m.option('deny', card.kind, card.seat);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const card = cardNamed(g, wordAt(words, 0), Number(words[1]));
    const { seat, kind, value } = card;
    card.alone = true;
    noticeFeints(g);
    const left = g.s.combat.cards.filter((one) => one.feints && one.value === value).length;
    g.event('denied', { by: power.seat, power: power.card, seat, card: kind, value, left });
  },
};

/** When all have played [A9.1]. */
export const lastMoment = momentOf('last-moment', [
  neutralCard,
  mirror,
  breakFeint,
  recall,
  bestow,
  bend,
  deny,
]);
