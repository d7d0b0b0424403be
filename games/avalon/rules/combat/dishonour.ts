import { kind, paramsOf, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Played, type Power, type Play } from '../../state.js';
import { moveKind } from '../cards.js';
import { heal, judge, wound } from '../health.js';
import { figuresOf, powerAgainst, powerOf } from '../powers.js';
import { lowestFirst } from '../seats.js';
import { ownerOf, noticeFeints } from './feint.js';

/** An opponent's Trial of Honour [A15.15]. */
function trialAgainst(g: OpenLook, seat: Seat) {
  return g.s.powers.find((power) => power.effect === 'harsh-honour' && power.seat !== seat);
}

interface Clash {
  seat: Seat;
}

/** Trial of Honour and Clear Conscience in one dishonour: the lowest decides which comes last [A15.32]. */
const clash = rules.procedure<Clash>('clash', {
  steps: [
    rules.openAsk<Clash, { last: [power: 'trial' | 'conscience'] }>('last', {
      rule: 'A15.32',
      who: (g) => lowestFirst(g, g.seats)[0] ?? 0,
      params: paramsOf({ seat: kind.seat }, (_g, v) => ({ seat: v.seat })),
      menu(_g, _v, m) {
        m.option('last', 'trial');
        m.option('last', 'conscience');
      },
      on: {
        last(g, v, power) {
          const trial = trialAgainst(g, v.seat);
          const wounds = power === 'trial' && trial !== undefined ? trialWounds(g, v.seat) : 0;
          const decides = power === 'trial' ? trial : powerOf(g, v.seat, 'no-dishonour');
          const { giving, hand } = g.s.players[v.seat];
          const [card] = giving;
          const kind = card === undefined ? '' : g.name(card);
          g.moveAll(giving, hand);
          suffer(g, v.seat, wounds, kind, decides);
        },
      },
    }),
  ],
});

function trialWounds(g: OpenLook, seat: Seat): number {
  const trial = trialAgainst(g, seat);
  return (trial && figuresOf(g, trial).amount) ?? g.content.figures.dishonour;
}

/** What dishonour would cost a seat; 0 also where a choice of others decides about it [A15.32]. */
export function costOfShame(g: OpenLook, seat: Seat): number {
  return powerOf(g, seat, 'no-dishonour') === undefined ? trialWounds(g, seat) : 0;
}

/** Dishonours a seat at once; `card`: what it discards from the hand, or nothing [A6.5] [A6.6] [A6.9]. */
export function dishonour(g: Play, seat: Seat, card = ''): void {
  g.event('dishonoured', { seat });
  g.s.players[seat].out = !g.s.combat.cards.some((played) => played.seat === seat);
  const clear = powerOf(g, seat, 'no-dishonour');
  const trial = trialAgainst(g, seat);
  for (const power of [clear, trial]) if (power !== undefined) g.rule(power.card);
  if (clear === undefined || trial === undefined) {
    suffer(g, seat, clear === undefined ? trialWounds(g, seat) : 0, card, clear ?? trial); // A15.16
    return;
  }
  // Nobody may know what will be discarded before it is decided whether anything is.
  if (card !== '') moveKind(g, card, g.s.players[seat].hand, g.s.players[seat].giving);
  g.call(clash, { seat });
}

/** The wounds first; if they end the tournament, nothing is discarded [A6.7]. */
function suffer(g: Play, seat: Seat, wounds: number, card: string, decides?: Power): void {
  const power = decides?.card ?? null;
  if (wounds === 0) g.event('unhurt', { seat, power });
  wound(g, seat, 'dishonour', wounds, power);
  if (wounds > 0) judge(g);
  if (g.s.players[seat].health <= 0) return; // A13.2
  chivalry(g, seat);
  if (card === '') return;
  moveKind(g, card, g.s.players[seat].hand, g.s.discard);
  g.event('discarded', { seat, card });
}

/** [A15.3] */
function chivalry(g: Play, seat: Seat): void {
  const power = powerAgainst(g, seat, 'chivalry');
  if (power === undefined) return;
  g.rule(power.card);
  heal(g, power.seat, 'chivalry', figuresOf(g, power).amount ?? 0);
}

/** Whoever does not follow shows what the hand does not hold: the lead, alchemy, and what counts as alchemy [A15.5]. */
export function showVoid(g: Play, seat: Seat): void {
  const { voids } = g.s.players[seat];
  const enchanted = powerOf(g, seat, 'enchant')?.suit ?? '';
  for (const suit of [g.s.combat.lead, 'alchemy', enchanted])
    if (suit !== '' && !voids.includes(suit)) voids.push(suit);
}

/** Throws cards out of the combat, by a card if it is to be told; each owner is dishonoured once [A6.8] [A6.10] [A6.13]. */
export function throwOut(g: Play, gone: readonly Played[], cause: string | null = null): void {
  const owners = new Set<Seat>();
  for (const card of gone) {
    removeCard(g, card);
    moveKind(g, card.kind, g.s.table, g.s.discard);
    g.event('thrownOut', { seat: card.seat, card: card.kind, cause });
    const owner = ownerOf(card);
    if (owner !== undefined) owners.add(owner);
  }
  for (const owner of owners) dishonour(g, owner);
  noticeFeints(g);
}

/** Takes a card out of the combat; where it goes is for the caller. */
export function removeCard(g: Play, card: Played): void {
  g.s.combat.cards.splice(g.s.combat.cards.indexOf(card), 1);
}
