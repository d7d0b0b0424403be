import { need, type Seat } from '@destrier/engine';
import { kindOfCopy } from '../../book.js';
import { BASICS, type Pile } from '../../content/types.js';
import { rules, type Play } from '../../state.js';
import { gainReputation } from '../gains.js';
import { spaceAt } from '../reading.js';
import { revealFoes } from '../revealing.js';
import { isCleared, rampagersBeside } from '../terrain.js';
import { fighting } from './fighting.js';
import { drawInto, newFoe, noCombat } from './tokens.js';

const { act, call, openAsk, procedure } = rules;

/** How fights begin. */

/** What was not spent is lost, healing among it [K4.20] [K14.15]. */
function beginFight(g: Play): void {
  const { turn } = g.s;
  turn.phase = 'combat';
  turn.move = 0;
  turn.influence = 0;
  turn.heal = 0;
  turn.grail = 0;
}

/** Everybody who lies on a space joins the fight [K12.27]. */
function gather(g: Play, space: string, walled: boolean): void {
  const { combat, sites } = g.s;
  g.rule(need(spaceAt(g, space).site, space));
  revealFoes(g, space);
  const { foes } = need(sites[space], space);
  for (const foe of g.all(foes)) {
    combat.foes[foe] = newFoe(space, walled, null);
    g.rule(kindOfCopy(foe));
    g.move(need(g.find(foes, foe), foe), foes, combat.tokens);
  }
}

interface Beginning {
  seat: Seat;
  /** The space from which an assault came; null: no assault. */
  from: string | null;
  /** Spaces whose rampagers must be fought. */
  provoked: readonly string[];
  /** Whether somebody must be challenged, since the fight is about rampagers alone. */
  bold: boolean;
}

/** Rampagers beside the hero may be challenged, too, before anything is turned [K12.1]. */
const meeting = procedure<Beginning>('meeting', {
  closed: true,
  steps: [
    act('begin', undefined, (g, v) => {
      beginFight(g);
      if (v.from === null) return;
      const { at } = g.s.players[v.seat];
      gainReputation(g, v.seat, -1); // K7.6
      g.event('assaulted', { seat: v.seat, space: at, site: need(spaceAt(g, at).site, at) });
    }),
    openAsk<Beginning, { challenge: [spaces: readonly string[]] }>('challenge', {
      rule: 'K12.1',
      who: 'seat',
      menu(g, v, m) {
        const { at } = g.s.players[v.seat];
        const near = rampagersBeside(g, at).filter((space) => !v.provoked.includes(space));
        m.subset('challenge', near, v.bold ? 1 : 0, near.length);
      },
      on: {
        challenge(g, v, spaces) {
          begin(g, v, [...v.provoked, ...spaces]);
        },
      },
    }),
    call('fight', fighting, (_g, { seat }) => ({ seat })),
  ],
});

function begin(g: Play, { seat, from }: Beginning, spaces: readonly string[]): void {
  g.s.combat = noCombat(g.s.combat.tokens);
  g.s.combat.phase = 'ranged';
  const { combat, players } = g.s;
  for (const space of spaces) gather(g, space, false);
  if (from !== null) {
    const { at } = players[seat];
    combat.site = at;
    combat.from = from;
    const { site } = spaceAt(g, at);
    combat.city = BASICS.find((colour) => site === `city-${colour}`) ?? null;
    if (isCleared(g, at)) {
      combat.halfFame = true; // K9.8
      drawInto(g, 'grey', true);
    } else gather(g, at, true);
  }
  g.event('combat', { seat, foes: g.all(combat.tokens) });
}

export function assault(g: Play, seat: Seat, from: string, provoked: readonly string[]): void {
  g.call(meeting, { seat, from, provoked, bold: false });
}

export function rampage(g: Play, seat: Seat, provoked: readonly string[]): void {
  g.call(meeting, { seat, from: null, provoked, bold: provoked.length === 0 });
}

interface Entry {
  readonly piles: readonly Pile[];
  readonly units: boolean;
  readonly night: boolean;
}

/** A fight on a site that the hero has entered: those who stayed there, and those who come [K9.10] [K9.36]. */
export function enter(g: Play, seat: Seat, { piles, units, night }: Entry): void {
  beginFight(g);
  const { at } = g.s.players[seat];
  const combat = noCombat(g.s.combat.tokens);
  combat.phase = 'ranged';
  combat.site = at;
  combat.units = units;
  combat.night = night;
  g.s.combat = combat;
  gather(g, at, false);
  for (const pile of piles) drawInto(g, pile, false);
  g.event('combat', { seat, foes: g.all(g.s.combat.tokens) });
  g.call(fighting, { seat });
}
