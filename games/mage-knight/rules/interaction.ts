import { need, why, type Seat, type Why } from '@destrier/engine';
import { cardData, unitData } from '../book.js';
import { BASICS, type Camp } from '../content/types.js';
import { rules, type Look, type OpenLook, type Play } from '../state.js';
import { gainOffered } from './offers.js';
import { isPayable, payFor } from './mana.js';
import { isLoyal, reputationOf, spaceAt } from './reading.js';
import { isCity, isCleared } from './terrain.js';
import { dear, isFull, recruit } from './units.js';
import { canHeal } from './usable.js';

const { act, ask, procedure } = rules;

/** Talking to those who live on a site. */

/** Where one can interact [K10.1]: what kind of units come there [K10.11]. */
export function campAt(g: OpenLook, seat: Seat, id: string): Camp | undefined {
  const { site } = spaceAt(g, id);
  const cleared = isCleared(g, id);
  if (site === 'village') return site;
  if (site === 'monastery') return cleared ? undefined : site; // K9.18
  if (site === 'mage-tower') return cleared ? site : undefined;
  if (site === 'keep') return g.s.sites[id]?.shields[0] === seat && cleared ? site : undefined;
  return isCity(site) && cleared ? 'city' : undefined;
}

const NOBODY = why('K10.1', 'nobodyHere');
const SHUNNED = why('K10.2', 'shunned');

export function whyNotInteract(g: OpenLook, seat: Seat): Why | undefined {
  if (campAt(g, seat, g.s.players[seat].at) === undefined) return NOBODY;
  return reputationOf(g, seat) === null ? SHUNNED : undefined;
}

const NO_TENDING = why('K4.12', 'noTending');

/** Those who rest buy healing in villages and monasteries, and nothing else, if the table plays so [K4.12]. */
export function whyNotTended(g: OpenLook, seat: Seat): Why | undefined {
  const { at } = g.s.players[seat];
  if (g.options['restHealing'] === 'none' || healPrice(g, at) === undefined) return NO_TENDING;
  return whyNotInteract(g, seat);
}

/** With the token of Bonds of Loyalty free, or to be freed, a unit is cheaper [K11.9] [K11.23]. */
function priceOf(g: OpenLook, seat: Seat, unit: string): number {
  const { cost } = unitData(g, unit);
  const isFreed = g.s.players[seat].bonds !== null && isFull(g, seat);
  return isLoyal(g, seat) || isFreed ? Math.max(0, cost - LOYALTY) : cost;
}
const LOYALTY = 5;

interface OfSeat {
  seat: Seat;
}

type Trade = {
  recruit: [unit: string];
  cure: [];
  lesson: [card: string];
  spell: [card: string];
  action: [card: string];
  blind: [];
  artifact: [];
  invite: [];
  done: [];
};

const cityOf = (g: OpenLook, at: string) => {
  const { site } = spaceAt(g, at);
  return isCleared(g, at) ? BASICS.find((colour) => site === `city-${colour}`) : undefined;
};

function healPrice(g: OpenLook, at: string): number | undefined {
  const { site } = spaceAt(g, at);
  const { villageHeal, monasteryHeal } = g.content.figures;
  if (site === 'village') return villageHeal;
  return site === 'monastery' ? monasteryHeal : undefined;
}

const NO_WOUND = why('K14.11', 'noWound');
const NO_MANA = why('K6.1', 'noMana');

/** Healing for influence: so much for a point, which heals at once or waits [K10.4]. */
function offerCure(
  g: Look,
  seat: Seat,
  m: { unless(reason: Why | false | undefined, verb: 'cure'): void },
): void {
  const price = healPrice(g, g.s.players[seat].at);
  if (price === undefined) return;
  m.unless(!canHeal(g, seat) ? NO_WOUND : dear(price, g.s.turn.influence), 'cure');
}

interface Interacting extends OfSeat {
  /** Nothing but healing is for those who rest. */
  resting: boolean;
}

export const interacting = procedure<Interacting>('interacting', {
  steps: [
    act('begin', 'K10.2', (g, { seat }) => {
      const { turn, sites } = g.s;
      const { at } = g.s.players[seat];
      turn.phase = 'interaction';
      turn.move = 0;
      const shields = cityOf(g, at) === undefined ? [] : (sites[at]?.shields ?? []);
      const own = shields.filter((one) => one === seat).length;
      turn.influence = (reputationOf(g, seat) ?? 0) + own; // K10.10
      g.event('interacts', { seat, space: at, points: turn.influence });
      g.rule(need(spaceAt(g, at).site, at));
    }),
    ask<Interacting, Trade>('trade', {
      rule: 'K10.3',
      moment: 'interaction',
      who: 'seat',
      menu(g, { seat, resting }, m) {
        m.option('done');
        offerCure(g, seat, m);
        if (resting) return;
        const { at } = g.s.players[seat];
        const { influence: points } = g.s.turn;
        const { figures } = g.content;
        const camp = campAt(g, seat, at);
        const city = cityOf(g, at);
        for (const unit of g.all(g.s.units))
          if (city === 'white' || (camp !== undefined && unitData(g, unit).sites.includes(camp)))
            m.unless(dear(priceOf(g, seat, unit), points), 'recruit', unit);
        if (camp === 'monastery')
          for (const card of g.all(g.s.lessons))
            m.unless(dear(figures.action, points), 'lesson', card);
        // K10.6
        if (camp === 'mage-tower' || city === 'blue')
          for (const card of g.all(g.s.spells)) {
            const { colour } = cardData(g, card);
            const payable = colour !== undefined && isPayable(g, seat, [[colour]]);
            m.unless(dear(figures.spell, points) ?? (!payable && NO_MANA), 'spell', card);
          }
        if (city === 'green') {
          // K10.7
          for (const card of g.all(g.s.actions))
            m.unless(dear(figures.action, points), 'action', card);
          if (g.s.actionDeck.length > 0) m.unless(dear(figures.action, points), 'blind');
        }
        if (city === 'red' && g.s.artifactDeck.length > 0)
          m.unless(dear(figures.artifact, points), 'artifact'); // K10.8
        if (city === 'white' && g.s.eliteDeck.length > 0)
          m.unless(dear(figures.elite, points), 'invite'); // K10.9
      },
      on: {
        recruit(g, { seat }, unit) {
          const price = priceOf(g, seat, unit);
          g.s.turn.influence -= price;
          recruit(g, seat, unit, unitData(g, unit).cost - price);
          return 'again';
        },
        cure(g, { seat }) {
          g.s.turn.influence -= healPrice(g, g.s.players[seat].at) ?? 0;
          g.s.turn.heal++;
          return 'again';
        },
        lesson(g, { seat }, card) {
          g.s.turn.influence -= g.content.figures.action;
          takeLesson(g, seat, card);
          return 'again';
        },
        spell(g, { seat }, card) {
          g.s.turn.influence -= g.content.figures.spell;
          const { colour } = cardData(g, card);
          gainOffered(g, seat, 'spells', card, 'deck');
          if (colour !== undefined) payFor(g, seat, [[colour]]);
          return 'again';
        },
        action(g, { seat }, card) {
          g.s.turn.influence -= g.content.figures.action;
          gainOffered(g, seat, 'actions', card, 'deck');
          return 'again';
        },
        blind(g, { seat }) {
          g.s.turn.influence -= g.content.figures.action;
          g.draw(g.s.actionDeck, g.s.lessons);
          const card = g.s.lessons.at(-1);
          if (card !== undefined) takeLesson(g, seat, g.name(card));
          return 'again';
        },
        artifact(g) {
          g.s.turn.influence -= g.content.figures.artifact;
          g.s.turn.rewards.push('artifact');
          return 'again';
        },
        invite(g) {
          g.s.turn.influence -= g.content.figures.elite;
          g.draw(g.s.eliteDeck, g.s.units);
          return 'again';
        },
        done() {},
      },
    }),
    act('end', undefined, (g) => {
      g.s.turn.phase = 'after';
      g.s.turn.influence = 0;
    }),
  ],
});

/** An advanced action that a monastery teaches comes onto the deck [K10.5]. */
function takeLesson(g: Play, seat: Seat, card: string): void {
  const found = g.find(g.s.lessons, card);
  if (found === undefined) return;
  g.move(found, g.s.lessons, g.s.players[seat].deck);
  g.event('action', { seat, card });
}
