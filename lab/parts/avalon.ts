import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Goal, type Row } from '../row.js';
import { STRONG, type Sizes } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { fieldTask, type FieldJob, type FieldResult } from '../tasks/field.js';

/** The parts about Tournament at Avalon; all their rows begin with its name. */
export const AVALON = 'avalon';

const SEATS = 4;
const ALL = { game: AVALON, seats: SEATS, seed: 'lab' } as const;
const FAIR = 1 / SEATS;
/** How far from its fair share a seat and a hero with his legend may win. */
const SEAT_MARGIN = 0.03;
const PAIR_MARGIN = 0.06;

/** ln 19: both errors at 5 %. */
const ACCEPTED = Math.log(19);
const WORDS = { accept: 'accepted', reject: 'rejected', open: 'not decided' } as const;

function fieldPart(job: FieldJob, goals: { readonly ahead?: Goal; readonly place?: Goal }): Part {
  const { one, others } = job;
  const id = `${AVALON}.field.${one}`;
  const task = fieldTask(id, job);
  return {
    id,
    about: `one ${one} among ${SEATS - 1} ${others}`,
    tasks: [task],
    rows: (found) => fieldRows(id, job, found(task).result, found(task).games, goals),
  };
}

function fieldRows(
  id: string,
  { one, others, test: claim }: FieldJob,
  { ahead, place, sd, test }: FieldResult,
  games: number,
  goals: { readonly ahead?: Goal; readonly place?: Goal },
): Row[] {
  const half = games === 0 ? 0 : (1.96 * sd) / Math.sqrt(games);
  const rows = [
    rowOf({
      id: `${id}.ahead`,
      about: `${one} finishes before a ${others}`,
      unit: 'share',
      value: ahead,
      interval95: wilson(ahead, games),
      n: games,
      ...(goals.ahead === undefined ? {} : { goal: goals.ahead }),
    }),
    rowOf({
      id: `${id}.place`,
      about: `mean place of ${one}`,
      unit: 'place',
      value: place,
      interval95: [place - half, place + half],
      n: games,
      ...(goals.place === undefined ? {} : { goal: goals.place }),
    }),
  ];
  if (test === null || claim === null) return rows;
  return [
    ...rows,
    rowOf({
      id: `${id}.test`,
      about: `before ${claim.p1} of the ${others} and not ${claim.p0}: ${WORDS[test.decision]}`,
      unit: 'llr',
      value: test.llr,
      interval95: null,
      n: games,
      goal: { op: '>=', value: Number(ACCEPTED.toPrecision(4)) },
    }),
  ];
}

const around = (margin: number): Goal => ({
  op: 'in',
  value: [Number((FAIR - margin).toPrecision(4)), Number((FAIR + margin).toPrecision(4))],
});

interface Table {
  readonly bot: string;
  readonly task: Task<BalanceResult>;
  /** Too few games to be judged. */
  readonly few: boolean;
}

function seatsPart({ bot, task, few }: Table): Part {
  const id = `${AVALON}.seats.${bot.replace(/:.*/, '')}`;
  return {
    id,
    about: `who wins among equals at ${SEATS} (${bot})`,
    tasks: [task],
    rows(found) {
      const { seats, score, length, finished } = found(task).result;
      const one = { interval95: null, n: finished };
      return [
        ...seats.map(({ seat, winShare, winShare95 }) =>
          rowOf({
            id: `${id}.seat-${seat + 1}`,
            about: `seat ${seat + 1} of ${SEATS} wins`,
            unit: 'share',
            value: winShare,
            interval95: winShare95,
            n: finished,
            ...(few ? {} : { goal: around(SEAT_MARGIN) }),
          }),
        ),
        rowOf({
          id: `${id}.health`,
          about: 'mean health at the end',
          unit: 'health',
          value: score.mean,
          ...one,
        }),
        rowOf({
          id: `${id}.length`,
          about: 'decisions of a game',
          unit: 'decisions',
          value: length.decisions.mean,
          ...one,
        }),
      ];
    },
  };
}

function pairsPart({ bot, task, few }: Table): Part {
  const id = `${AVALON}.pairs.${bot.replace(/:.*/, '')}`;
  return {
    id,
    about: `with which hero and legend one wins at ${SEATS} (${bot})`,
    tasks: [task],
    rows: (found) =>
      found(task)
        .result.items.filter(({ kind }) => kind === 'pair')
        .map(({ id: hero, winShare, winShare95, users }) =>
          rowOf({
            id: `${id}.${hero}`,
            about: `${hero} wins`,
            unit: 'share',
            value: users === 0 ? null : winShare,
            interval95: winShare95,
            n: users,
            ...(few ? {} : { goal: around(PAIR_MARGIN) }),
          }),
        ),
  };
}

/** What is taken and what is reached: nothing to be judged, but it shows what a bot makes of a card. */
function usePart({ bot, task }: Table, kind: 'legend' | 'godsend', about: string): Part {
  const id = `${AVALON}.${kind}s.${bot.replace(/:.*/, '')}`;
  return {
    id,
    about: `${kind}s ${about} (${bot})`,
    tasks: [task],
    rows: (found) =>
      found(task)
        .result.items.filter((item) => item.kind === kind)
        .map(({ id: card, useShare, useShare95, offered }) =>
          rowOf({
            id: `${id}.${card}`,
            about: `${card} ${about}`,
            unit: 'share',
            value: offered === 0 ? null : useShare,
            interval95: useShare95,
            n: offered,
          }),
        ),
  };
}

export function avalonParts({ avalon }: Sizes): readonly Part[] {
  const table = (bot: string, games: number, few: boolean): Table => {
    const bots = Array.from({ length: SEATS }, () => bot);
    const job = { ...ALL, options: {}, content: null, bots, games };
    return { bot, few, task: balanceTask(`${AVALON}.${bot.replace(':', '-')}`, job) };
  };
  const greedy = table('greedy', avalon.greedy, false);
  const strong = table(STRONG, avalon.strong, true);
  const fields = [
    fieldPart(
      { ...ALL, one: 'greedy', others: 'random', games: avalon.fieldOfRandom, test: null },
      { ahead: { op: '>=', value: 0.8 }, place: { op: '<=', value: 1.6 } },
    ),
    fieldPart(
      {
        ...ALL,
        one: 'strong',
        others: 'greedy',
        games: avalon.fieldOfGreedy,
        test: { p0: 0.5, p1: 0.55 },
      },
      {},
    ),
  ];
  return [
    ...fields,
    ...[greedy, strong].flatMap((one) => [seatsPart(one), pairsPart(one)]),
    usePart(greedy, 'legend', 'unlocked'),
    usePart(greedy, 'godsend', 'taken when it lies open'),
  ];
}
