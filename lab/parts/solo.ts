import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Goal, type Row } from '../row.js';
import { STRONG, type Sizes } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { counted } from './glory.js';

const SCORE_GOALS: readonly { readonly reached: number; readonly goal: Goal }[] = [
  { reached: 65, goal: { op: 'in', value: [0.6, 0.9] } },
  { reached: 75, goal: { op: 'in', value: [0.35, 0.65] } },
  { reached: 85, goal: { op: 'in', value: [0.1, 0.4] } },
];

function scorePart(sizes: Sizes): Part {
  const id = 'solo.score';
  // The middle goal is the one the bot plays for.
  const options = { solo: 'score', difficulty: 'medium' };
  const task = balanceTask(id, counted(['master'], sizes.soloScore, options));
  return {
    id,
    about: 'the goals of solo Score (master)',
    tasks: [task],
    rows(found) {
      const { score, finished } = found(task).result;
      return SCORE_GOALS.map(({ reached, goal }) => {
        const those = score.distribution.filter((one) => one.score >= reached);
        const share = those.reduce((sum, { seats }) => sum + seats, 0) / Math.max(1, finished);
        return rowOf({
          id: `${id}.${reached}`,
          about: `solo Score: ${reached} reached`,
          unit: 'share',
          value: finished === 0 ? null : share,
          interval95: wilson(share, finished),
          n: finished,
          goal,
        });
      });
    },
  };
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const WINNABLE: Goal = { op: 'in', value: [0.1, 0.95] };

function winRow(
  mode: string,
  { id }: Task<BalanceResult>,
  { seats, finished }: BalanceResult,
): Row {
  const [seat] = seats;
  return rowOf({
    id,
    about: `${mode}, ${id.split('.').at(-1)}: won`,
    unit: 'share',
    value: seat === undefined || finished === 0 ? null : seat.winShare,
    interval95: seat?.winShare95 ?? null,
    n: finished,
    goal: WINNABLE,
  });
}

/** By how much the share falls from one difficulty to the next, with Newcombe's interval. */
export function fallRow(id: string, about: string, easier: Row, harder: Row): Row {
  const known = [easier, harder].every(
    ({ value, interval95 }) => value !== null && interval95 !== null,
  );
  const [from, to] = [easier.value ?? 0, harder.value ?? 0];
  const [low, high] = easier.interval95 ?? [0, 1];
  const [lowest, highest] = harder.interval95 ?? [0, 1];
  const fall = from - to;
  return rowOf({
    id,
    about,
    unit: 'share',
    value: known ? fall : null,
    interval95: known
      ? [fall - Math.hypot(from - low, highest - to), fall + Math.hypot(high - from, to - lowest)]
      : null,
    n: Math.min(easier.n, harder.n),
    goal: { op: '>', value: 0 },
  });
}

function ottoPart(mode: 'rivalry' | 'champion', sizes: Sizes): Part {
  const id = `solo.${mode}`;
  const name = mode === 'rivalry' ? 'Rivalry' : 'Champion';
  const tasks = DIFFICULTIES.map((difficulty) =>
    balanceTask(`${id}.${difficulty}`, counted([STRONG], sizes.solo, { solo: mode, difficulty })),
  );
  return {
    id,
    about: `victories in solo ${name}, by difficulty (${STRONG})`,
    tasks,
    rows(found) {
      const rows = tasks.map((task) => winRow(name, task, found(task).result));
      const falls = rows.slice(1).map((harder, i) => {
        const easier = rows[i] ?? harder;
        const [from, to] = [DIFFICULTIES[i], DIFFICULTIES[i + 1]];
        return fallRow(`${id}.${from}-${to}`, `${name}: ${from} less ${to}`, easier, harder);
      });
      return [...rows, ...falls];
    },
  };
}

export function soloParts(sizes: Sizes): readonly Part[] {
  return [scorePart(sizes), ottoPart('rivalry', sizes), ottoPart('champion', sizes)];
}
