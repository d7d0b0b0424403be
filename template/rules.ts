import { need, rulesOf, why, type Seat, type Why } from '@destrier/engine';
import type { G, Look } from './state.js';

/** The rules, in the order of RULES.md. */
export const rules = rulesOf<G>();
const { act, procedure, repeat, together } = rules;

function strength(g: Look, lance: string): number {
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

/** Whether a lance wins against another [J2.3]. */
export function wins(g: Look, one: string, other: string): boolean {
  return strength(g, one) > strength(g, other);
}

/** What a course is worth [J2.3]. */
export const pointsFor = (course: number): number => course;

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
      const [one = '', other = ''] = g.seats.map((seat) => need(lastOf(g, seat), 'a lance'));
      const seat = wins(g, one, other) ? 0 : 1;
      const points = pointsFor(g.s.knights[seat].lowered.length);
      g.s.knights[seat].points += points;
      g.score(seat, 'courses', points);
      g.event('won', { seat, points, cause: 'courses' });
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
