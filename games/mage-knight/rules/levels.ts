import { need, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Play } from '../state.js';
import { gainOffered } from './offers.js';
import { isAid, isSolo } from './reading.js';

const { openAsk, procedure } = rules;

/** Levels: command tokens come by themselves, skills and actions are chosen. */

/** Every second level brings a skill and an advanced action [K15.2]; the aid reads it the other way round. */
export function bringsSkill(g: OpenLook, level: number): boolean {
  return (level % 2 === 0) === !isAid(g);
}

/** Two own skills are turned. */
function reveal(g: Play, seat: Seat): string[] {
  const { skillPile } = g.s.players[seat];
  const { commonSkills } = g.s;
  const before = commonSkills.length;
  g.draw(skillPile, commonSkills, 2);
  return g.all(commonSkills).slice(before);
}

interface Learning {
  seat: Seat;
  /** The own skills that were turned. */
  own: readonly string[];
  common: boolean;
}

/** An own skill and any action, or one of the others' and the oldest action [K15.3] [K15.4] [K15.11]. */
const learning = procedure<Learning>('learning', {
  steps: [
    openAsk<Learning, { learn: [skill: string] }>('skill', {
      rule: 'K15.3',
      who: 'seat',
      menu(g, { seat, own }, m) {
        const { hero } = g.s.players[seat];
        for (const skill of g.all(g.s.commonSkills))
          if (own.includes(skill) || g.content.skills[skill]?.hero !== hero)
            m.option('learn', skill);
      },
      on: {
        learn(g, v, skill) {
          const { commonSkills } = g.s;
          const player = g.s.players[v.seat];
          g.move(need(g.find(commonSkills, skill), skill), commonSkills, player.skills);
          v.common = !v.own.includes(skill);
          g.event('learned', { seat: v.seat, skill });
          if (skill === 'bonds-of-loyalty') g.draw(g.s.regularDeck, g.s.units, 2); // K15.7
          // Alone, a skill of the dummy's hero comes to the common ones [K16.5].
          if (isSolo(g)) g.draw(g.s.dummy.skills, commonSkills);
        },
      },
    }),
    openAsk<Learning, { take: [card: string] }>('action', {
      rule: 'K15.4',
      who: 'seat',
      menu(g, { common }, m) {
        const cards = g.all(g.s.actions);
        for (const card of common ? cards.slice(0, 1) : cards) m.option('take', card);
      },
      on: {
        take(g, { seat }, card) {
          gainOffered(g, seat, 'actions', card, 'deck');
        },
      },
    }),
  ],
});

export function levelUp(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  player.level++;
  g.event('level', { seat, level: player.level });
  if (!bringsSkill(g, player.level)) return;
  g.call(learning, { seat, own: reveal(g, seat), common: false });
}
