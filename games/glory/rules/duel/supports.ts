import { need, why, type Proc, type Why } from '@destrier/engine';
import type { Colour, SupportEffect } from '../../content/types.js';
import { openAsk, procedure, type G, type OpenLook, type Play } from '../../state.js';
import { cite } from '../cite.js';
import { award } from '../purse.js';
import { effectOf, refresh, turn, type TileKind } from '../tiles.js';
import { hasDie, turnDie } from './dice.js';
import {
  isPlayed,
  opponentOf,
  playedBy,
  seatOf,
  sideOf,
  type OpenSide,
  type SideOf,
} from './sides.js';
import { standing } from './turns.js';

/** [G11.22] A tile is used: it is turned and lies on the board until the duel ends. */
export function use(
  g: Play,
  v: SideOf,
  kind: TileKind,
  tile: string,
  step: 'duel' | 'tie' = 'duel',
): void {
  const seat = seatOf(g.s.duels, v);
  turn(g, seat, kind, tile);
  sideOf(g.s.duels, v).spent.push(tile);
  cite(g, tile);
  g.event('used', { who: seat, tile, step });
}

/** Whether there is no die to turn. */
export function whyNotTurn(side: OpenSide, colour: Colour | undefined): Why | undefined {
  return colour === undefined || hasDie(side, colour)
    ? undefined
    : why('G14.6', 'noDie', { colour });
}

const REFRESHED: { readonly [what in NonNullable<SupportEffect['refresh']>]: TileKind } = {
  support: 'supports',
  relic: 'relics',
  prestige: 'prestige',
};

/** [G14.5] [G14.6] [G14.7] */
function whyNotUse(g: OpenLook, side: OpenSide, effect: SupportEffect): Why | undefined {
  const player = g.s.players[playedBy(side)];
  const { cost = 0, refresh: what } = effect;
  if (player.glory < cost) return why('G14.7', 'tooLittleGlory', { cost });
  if (what !== undefined && player[REFRESHED[what]].used.length === 0)
    return why('G14.5', 'nothingTurned', { what });
  return whyNotTurn(side, effect.turn);
}

/** The second word: what a refreshing support turns back. */
type Use = [support: string] | [support: string, tile: string];

interface Offered {
  readonly words: Use;
  readonly reason: Why | undefined;
}

/** The active supports of this moment; nothing where none can be used. */
function offeredAt(g: OpenLook, v: SideOf, moment: 'tent' | 'lance'): readonly Offered[] {
  const side = sideOf(g.s.duels, v);
  const player = g.s.players[playedBy(side)];
  const offered: Offered[] = [];
  for (const support of g.kinds(player.supports.ready)) {
    if (g.content.supports[support]?.timing !== moment) continue;
    const effect = effectOf(g, support);
    const reason = whyNotUse(g, side, effect);
    if (reason !== undefined || effect.refresh === undefined)
      offered.push({ words: [support], reason });
    else
      for (const tile of g.kinds(player[REFRESHED[effect.refresh]].used))
        offered.push({ words: [support, tile], reason });
  }
  return offered;
}

/** Whether the opponent of a side can do anything between its two calls for a support with a lance. */
export function canInterfere(g: OpenLook, foe: OpenSide): boolean {
  if (!isPlayed(foe)) return false;
  const { ready } = g.s.players[foe.who].supports;
  return g.kinds(ready).some((support) => g.content.supports[support]?.timing === 'lance');
}

const isUsable = ({ reason }: Offered): boolean => reason === undefined;

function useSupport(g: Play, v: SideOf, support: string, tile?: string): void {
  const side = sideOf(g.s.duels, v);
  const seat = playedBy(side);
  const foe = opponentOf(g.s.duels, v);
  const effect = effectOf(g, support); // G11.19
  // Before the support itself is turned: of its own type only one turned before may come back.
  if (effect.refresh !== undefined) {
    const what = need(tile, 'what is turned back by', support);
    refresh(g, seat, REFRESHED[effect.refresh], what);
    g.event('recovered', { seat, what }); // G14.5
  }
  use(g, v, 'supports', support);
  award(g, seat, 'supports', -(effect.cost ?? 0));
  side.modifier += effect.attack ?? 0;
  foe.modifier += effect.foeAttack ?? 0;
  foe.prestigeModifier += effect.foePrestige ?? 0;
  if (effect.turn !== undefined) turnDie(g, side, effect.turn);
}

const question = (moment: 'tent' | 'lance', rule: string) => ({
  rule,
  who: (g: OpenLook, v: SideOf) => seatOf(g.s.duels, v),
  params: standing,
  skipped: (g: OpenLook, v: SideOf) => offeredAt(g, v, moment)[0]?.reason ?? why(rule, 'noSupport'),
});
/** [G11.21] */
const pass = (): void => undefined;

export const tent: Proc<G, SideOf> = procedure<SideOf>('tent', {
  steps: [
    openAsk<SideOf, { tent: Use; pass: [] }>('tent', {
      ...question('tent', 'G11.9'),
      menu(g, v, m) {
        const offered = offeredAt(g, v, 'tent');
        for (const { words, reason } of offered) m.unless(reason, 'tent', ...words);
        if (offered.some(isUsable)) m.option('pass');
      },
      on: {
        tent(g, v, support, tile?: string) {
          useSupport(g, v, support, tile); // G14.4
        },
        pass,
      },
    }),
  ],
});

function lanceStep(name: string, rule: string): Proc<G, SideOf> {
  return procedure<SideOf>(name, {
    steps: [
      openAsk<SideOf, { lance: Use; pass: [] }>('lance', {
        ...question('lance', rule),
        menu(g, v, m) {
          const offered = offeredAt(g, v, 'lance');
          for (const { words, reason } of offered) m.unless(reason, 'lance', ...words);
          if (offered.some(isUsable)) m.option('pass');
        },
        on: { lance: useSupport, pass },
      }),
    ],
  });
}

export const lance = lanceStep('lance', 'G11.17');
export const secondLance = lanceStep('second lance', 'G11.18');
