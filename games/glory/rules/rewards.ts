import { PARTS, wordOf } from '../content/reward.js';
import {
  kind,
  need,
  paramsOf,
  why,
  type Card,
  type Proc,
  type Seat,
  type Why,
} from '@destrier/engine';
import type { Item, Reward } from '../content/types.js';
import { act, openAsk, procedure, type G, type OpenLook, type Own, type Play } from '../state.js';
import { drawTitles, whyNoTitles } from './objective.js';
import { award, gain, improve } from './purse.js';
import { gainPrestige, gainRelic, gainSupport, owns } from './tiles.js';

export interface Received extends Own {
  /** Where the reward comes from: the cause of its glory. */
  from: 'travel' | 'trophy' | 'event' | 'prize';
  /** The travel card, trophy or event. */
  id: string;
}

type Part = (typeof PARTS)[number];

export function rewardsOf(g: OpenLook, { from, id }: Received): readonly Reward[] {
  switch (from) {
    case 'travel':
      return need(g.content.travel[id], id).rewards;
    case 'trophy':
      return [need(g.content.trophies[id], id).reward];
    case 'event':
      return need(g.content.events[id]?.action?.rewards, id);
    case 'prize':
      return [g.content.figures.prize];
  }
}

/** [G7.18] */
function whyNotItem(g: OpenLook, seat: Seat, item: Item, level: number): Why | undefined {
  const has = g.s.players[seat][item];
  return has === level - 1 ? undefined : why('G7.18', 'otherLevel', { item, level, has });
}

/** [G7.19] */
function whyNotPrestige(g: OpenLook, seat: Seat, prestige: string): Why | undefined {
  return owns(g, seat, 'prestige', prestige)
    ? why('G7.19', 'prestigeOwned', { prestige })
    : whyNoneLeft(g, g.s.prestige, prestige, 'G1.10');
}

/** [G1.10] [G7.20] */
function whyNoneLeft(
  g: OpenLook,
  supply: readonly Card[],
  tile: string,
  rule: string,
): Why | undefined {
  return g.find(supply, tile) === undefined ? why(rule, 'noneLeft', { tile }) : undefined;
}

/** Why a part of a reward cannot be gained. */
function whyNotPart(g: OpenLook, seat: Seat, part: Part, what: string | number): Why | undefined {
  switch (part) {
    case 'support':
      return whyNoneLeft(g, g.s.piles.scroll, String(what), 'G7.20');
    case 'relic':
      return whyNoneLeft(g, g.s.relics, String(what), 'G1.10');
    case 'prestige':
      return whyNotPrestige(g, seat, String(what));
    case 'mount':
    case 'armour':
      return whyNotItem(g, seat, part, Number(what));
    case 'titles':
      return whyNoTitles(g);
    case 'glory':
    case 'coins':
    case 'strength':
    case 'faith':
      return undefined;
  }
}

/** Why a whole reward would give nothing; the reason against its first part stands for all. */
export function whyNothing(g: OpenLook, seat: Seat, reward: Reward): Why | undefined {
  let reason: Why | undefined;
  for (const part of PARTS) {
    const what = reward[part];
    if (what === undefined) continue;
    const against = whyNotPart(g, seat, part, what);
    if (against === undefined) return undefined;
    reason ??= against;
  }
  return reason;
}

/** [G7.16] */
export function whyNotWorth(g: OpenLook, seat: Seat, rewards: readonly Reward[]): Why | undefined {
  let reason: Why | undefined;
  for (const reward of rewards) {
    const { prestige } = reward;
    if (prestige !== undefined && owns(g, seat, 'prestige', prestige)) return undefined;
    const nothing = whyNothing(g, seat, reward);
    if (nothing === undefined) return undefined;
    reason ??= nothing;
  }
  return reason && { ...reason, rule: 'G7.16' };
}

/** [G7.15] */
function whyEmptyChoice(g: OpenLook, seat: Seat, reward: Reward): Why | undefined {
  const reason = whyNothing(g, seat, reward);
  return reason && { ...reason, rule: 'G7.15' };
}

function givePart(g: Play, v: Received, part: Part, what: string | number): void {
  switch (part) {
    case 'support': {
      const { scroll } = g.s.piles;
      return gainSupport(g, v.seat, need(g.find(scroll, String(what)), String(what)), scroll); // G7.20
    }
    case 'relic':
      return gainRelic(g, v.seat, String(what));
    case 'prestige':
      return gainPrestige(g, v.seat, String(what));
    case 'mount':
    case 'armour':
      return improve(g, v.seat, part); // G7.18
    case 'titles':
      return g.call(drawTitles, { seat: v.seat, draw: Number(what), keep: 1 }); // G7.21
    case 'glory':
      return award(g, v.seat, v.from, Number(what));
    case 'coins':
    case 'strength':
    case 'faith':
      return gain(g, v.seat, part, Number(what));
  }
}

/** [G7.17] */
function give(g: Play, v: Received, reward: Reward): void {
  for (const part of PARTS) {
    const what = reward[part];
    if (what === undefined) continue;
    const reason = whyNotPart(g, v.seat, part, what);
    if (reason === undefined) givePart(g, v, part, what);
  }
}

const choice = procedure<Received>('reward', {
  steps: [
    openAsk<Received, { choose: [reward: string] }>('choose', {
      rule: 'G7.14',
      who: 'seat',
      params: paramsOf({ from: kind.word('source'), id: kind.word('reward source') }, (_g, v) => ({
        from: v.from,
        id: v.id,
      })),
      menu(g, v, m) {
        for (const reward of rewardsOf(g, v))
          m.unless(whyEmptyChoice(g, v.seat, reward), 'choose', wordOf(reward));
      },
      skipped: () => why('G7.17', 'nothingToGain'),
      on: {
        choose(g, v, word) {
          const rewards = rewardsOf(g, v);
          give(
            g,
            v,
            need(
              rewards.find((reward) => wordOf(reward) === word),
              word,
            ),
          );
        },
      },
    }),
  ],
});

/** Gives a reward; of two side by side the one the seat chooses. */
export const receive: Proc<G, Received> = procedure<Received>('receive', {
  steps: [
    act('receive', undefined, (g, v) => {
      if (v.from !== 'prize') g.rule(v.id);
      const rewards = rewardsOf(g, v);
      if (rewards.length > 1) g.call(choice, v);
      else give(g, v, need(rewards[0], v.id));
    }),
  ],
});
