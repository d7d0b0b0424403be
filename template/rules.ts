import { need, rulesOf, why, type Seat, type Why } from '@destrier/engine';
import type { G, Look } from './state.js';

/** The rules, in the order of RULES.md. */
export const rules = rulesOf<G>();
const { act, procedure, repeat, together } = rules;

export function strength(g: Look, lance: string): number {
  return need(g.content.lances[lance], lance).strength;
}

const isHeavy = (g: Look, lance: string): boolean => strength(g, lance) >= g.content.table.heavy;

/** The lance of the last course; none before the first. */
function lastOf(g: Look, seat: Seat): string | undefined {
  const card = g.s.knights[seat].lowered.at(-1);
  return card === undefined ? undefined : g.name(card);
}

/** Why a knight may not lower a lance of his [J2.2]; undefined where he may. */
function whyNot(g: Look, seat: Seat, lance: string): Why | undefined {
  const last = lastOf(g, seat);
  if (last === undefined || !isHeavy(g, last) || !isHeavy(g, lance)) return undefined;
  const hasLight = g.s.knights[seat].lances.some((card) => !isHeavy(g, g.name(card)));
  return hasLight ? why('J2.2', 'tired', { lance: last }) : undefined;
}

const course = procedure<object>('course', {
  steps: [
    act('begin', undefined, (g) => {
      g.event('course', { course: g.s.knights[0].lowered.length + 1 });
    }),
    together<object, { lower: [lance: string] }>('choice', {
      rule: 'J2.1',
      who: (g) => g.seats,
      menu(g, _v, m) {
        for (const card of g.s.knights[m.seat].lances) {
          const lance = g.name(card);
          m.unless(whyNot(g, m.seat, lance), 'lower', lance);
        }
      },
      on: {
        lower(g, _v, seat, lance) {
          const { lances, lowered } = g.s.knights[seat];
          g.move(need(g.find(lances, lance), lance), lances, lowered);
          g.event('lowered', { seat, lance });
        },
      },
    }),
    act('clash', 'J2.3', (g) => {
      const [one = 0, other = 0] = g.seats.map((seat) =>
        strength(g, need(lastOf(g, seat), 'a lance')),
      );
      const seat = one > other ? 0 : 1;
      g.s.knights[seat].points++;
      g.score(seat, 'courses', 1);
      g.event('won', { seat, points: 1, cause: 'courses' });
    }),
  ],
});

export const main = procedure<Record<never, never>>('main', {
  steps: [
    act('deal', 'J1.1', (g) => {
      g.shuffle(g.s.rack, 'rack');
      for (const seat of g.seats) g.draw(g.s.rack, g.s.knights[seat].lances, g.content.table.hand);
    }),
    repeat(
      'courses',
      (g) => g.s.knights[0].lances.length > 0, // J2.4
      course,
      () => ({}),
    ),
  ],
});
