import type { LabGoal } from '@destrier/engine';
import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Mode } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { fieldTask, type FieldJob, type FieldResult } from '../tasks/field.js';
import { counted, idIn, levelOf, same, SEED, type Fielded } from './jobs.js';

/** ln 19: both errors at 5 %. */
const ACCEPTED = Math.log(19);
const WORDS = { accept: 'accepted', reject: 'rejected', open: 'not decided' } as const;

type Field = Fielded['plan']['fields'][number];

function fieldPart(book: Fielded, field: Field, mode: Mode): Part {
  const { one, others, games, test } = field;
  const { seats } = book.plan;
  const id = idIn(book, `field.${one}`);
  const job: FieldJob = {
    game: book.game,
    seats,
    seed: SEED,
    one,
    others,
    games: games[mode],
    test,
  };
  const task = fieldTask(id, job);
  return {
    id,
    about: `one ${one} among ${seats - 1} ${others}`,
    tasks: [task],
    rows: (found) => fieldRows(id, job, found(task).result, found(task).games, field),
  };
}

function fieldRows(
  id: string,
  { one, others, test: claim }: FieldJob,
  { ahead, place, sd, test }: FieldResult,
  games: number,
  goals: Pick<Field, 'ahead' | 'place'>,
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

/** So far from the fair share of so many. */
function around(seats: number, margin: number): LabGoal {
  const fair = 1 / seats;
  return {
    op: 'in',
    value: [Number((fair - margin).toPrecision(4)), Number((fair + margin).toPrecision(4))],
  };
}

/** Equals at one table. */
interface Equals {
  readonly book: Fielded;
  readonly bot: string;
  readonly task: Task<BalanceResult>;
  readonly few: boolean;
}

function seatsPart({ book, bot, task, few }: Equals): Part {
  const id = idIn(book, `seats.${levelOf(bot)}`);
  const { plan, unit } = book;
  return {
    id,
    about: `who wins among equals at ${plan.seats} (${bot})`,
    tasks: [task],
    rows(found) {
      const { seats, score, length, finished } = found(task).result;
      const one = { interval95: null, n: finished };
      return [
        ...seats.map(({ seat, winShare, winShare95 }) =>
          rowOf({
            id: `${id}.seat-${seat + 1}`,
            about: `seat ${seat + 1} of ${plan.seats} wins`,
            unit: 'share',
            value: winShare,
            interval95: winShare95,
            n: finished,
            ...(few ? {} : { goal: around(plan.seats, plan.seatMargin) }),
          }),
        ),
        rowOf({
          id: `${id}.${unit}`,
          about: `mean ${unit} at the end`,
          unit,
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

function pairsPart({ book, bot, task, few }: Equals): Part {
  const { pairs, seats } = book.plan;
  const id = idIn(book, `${pairs.kind}s.${levelOf(bot)}`);
  return {
    id,
    about: `${pairs.about} at ${seats} (${bot})`,
    tasks: [task],
    rows: (found) =>
      found(task)
        .result.items.filter(({ kind }) => kind === pairs.kind)
        .map(({ id: own, winShare, winShare95, users }) =>
          rowOf({
            id: `${id}.${own}`,
            about: `${own} wins`,
            unit: 'share',
            value: users === 0 ? null : winShare,
            interval95: winShare95,
            n: users,
            ...(few ? {} : { goal: around(seats, pairs.margin) }),
          }),
        ),
  };
}

/** What is taken and what is reached: nothing to be judged, but it shows what a bot makes of a card. */
function usePart(
  { book, bot, task }: Equals,
  { kind, about }: Fielded['plan']['uses'][number],
): Part {
  const id = idIn(book, `${kind}s.${levelOf(bot)}`);
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

export function fieldParts(book: Fielded, mode: Mode): readonly Part[] {
  const { fields, tables, uses, seats } = book.plan;
  const equals = tables.map(({ bot, games, few }): Equals => {
    const id = idIn(book, bot.replace(':', '-'));
    return { book, bot, few, task: balanceTask(id, counted(book, same(bot, seats), games[mode])) };
  });
  return [
    ...fields.map((field) => fieldPart(book, field, mode)),
    ...equals.flatMap((one) => [seatsPart(one), pairsPart(one)]),
    ...equals.slice(0, 1).flatMap((one) => uses.map((use) => usePart(one, use))),
  ];
}
