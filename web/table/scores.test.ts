import { avalon } from '@destrier/avalon/page';
import {
  chapter,
  kind,
  randomStep,
  spell,
  streamFrom,
  Table,
  type Catalogue,
  type GameEvent,
  type SeatResult,
} from '@destrier/engine';
import { type Seen } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { playedGlory } from '../panels/testing/played.js';
import { causesOf, chapterMarks, rankingOf, seriesOf, valueAt } from './scores.js';

const points = (seq: number, who: number | string, gained: number): GameEvent => ({
  seq,
  name: 'kernel.score',
  params: { who, points: gained, cause: 'travel' },
});
const seat = (n: 0 | 1 | 2, place: number, score: number): SeatResult => ({
  seat: n,
  place,
  score,
  breakdown: { travel: score },
});

describe('the scores over time', () => {
  it('are the sums of what events tell, one step a choice', () => {
    const events = [points(1, 0, 2), points(1, 0, 3), points(4, 1, 1), points(5, 0, -1)];
    const series = seriesOf(events, [seat(0, 1, 4), seat(1, 2, 1)]);
    expect(series).toEqual([
      {
        who: 0,
        steps: [
          { seq: 0, value: 0 },
          { seq: 1, value: 5 },
          { seq: 5, value: 4 },
        ],
        breakdown: { travel: 4 },
      },
      {
        who: 1,
        steps: [
          { seq: 0, value: 0 },
          { seq: 4, value: 1 },
        ],
        breakdown: { travel: 1 },
      },
    ]);
    const [first] = series ?? [];
    expect(first && [0, 1, 4, 5, 9].map((seq) => valueAt(first, seq))).toEqual([0, 5, 5, 4, 4]);
  });

  it('are of no other numbers that events tell', () => {
    const decoy: GameEvent = { seq: 1, name: 'gained', params: { seat: 0, amount: 3 } };
    const uncaused: GameEvent = {
      seq: 1,
      name: 'x',
      params: { who: 0, points: 3, cause: 'travel' },
    };
    const series = seriesOf([decoy, uncaused, points(2, 0, 2)], [seat(0, 1, 2)]);
    expect(series?.[0]?.steps.at(-1)).toEqual({ seq: 2, value: 2 });
  });

  it('are not told where they do not come to the result', () => {
    expect(seriesOf([points(1, 0, 2)], [seat(0, 1, 3)])).toBeNull();
    expect(seriesOf([], [seat(0, 1, 3)])).toBeNull();
  });

  it('are of a rival too where it gets points, and of nobody else without a seat', () => {
    const events = [points(1, 0, 2), points(2, 'otto', 5), points(3, 'knight', 3)];
    const series = seriesOf(events, [seat(0, 2, 2)], 'otto');
    expect(series?.map(({ who, steps }) => [who, steps.at(-1)?.value])).toEqual([
      [0, 2],
      ['otto', 5],
    ]);
    expect(seriesOf(events, [seat(0, 2, 2)])).toHaveLength(1);
  });

  it('come to the result of a whole game, alone or not', () => {
    for (const seats of [1, 3]) {
      const table = playedGlory('scores', Infinity, seats);
      const events = table.events(0);
      const series = seriesOf(events, table.result);
      expect(series?.slice(0, seats).map(({ steps }) => steps.at(-1)?.value)).toEqual(
        table.result.map(({ score }) => score),
      );
      const marks = chapterMarks(events, glory.game.events, speaker({}, 'en'), (n) => `Round ${n}`);
      expect(marks.map(({ name }) => name)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    }
  });
});

describe('chapters', () => {
  const decls = { course: chapter({ course: kind.number }), fall: { seat: kind.seat } };
  const events: GameEvent[] = [
    { seq: 0, name: 'course', params: { course: 1 } },
    { seq: 2, name: 'fall', params: { seat: 0 } },
    { seq: 4, name: 'course', params: { course: 2 } },
  ];
  const marks = (texts: Catalogue) =>
    chapterMarks(events, decls, speaker(texts, 'en'), (n) => `Round ${n}`);

  it('have the name that the game gives them', () => {
    expect(marks({ 'chapter.course': 'Course {course}' })).toEqual([
      { seq: 0, name: 'Course 1' },
      { seq: 4, name: 'Course 2' },
    ]);
  });

  it('are rounds where it gives none', () => {
    expect(marks({})).toEqual([
      { seq: 0, name: 'Round 1' },
      { seq: 4, name: 'Round 2' },
    ]);
  });
});

it('the health of Avalon has its curve too: it begins where the game begins', () => {
  const table = Table.start(avalon.game, { seats: 3, seed: 'health' });
  const random = streamFrom('health', 'scores');
  while (!table.over) {
    const { question, choice } = randomStep(table.match, random, true);
    table.choose(question.seat, undefined, spell(choice.verb, choice.args));
  }
  const series = seriesOf(table.events('public'), table.result);
  expect(series?.map(({ steps }) => steps.at(-1)?.value)).toEqual(
    table.result.map(({ score }) => score),
  );
  expect(series?.map(({ steps }) => steps[0])).toEqual(
    table.match.seats.map(() => ({ seq: 0, value: 400 })),
  );
  expect(series?.map(({ breakdown }) => breakdown)).toEqual(
    table.result.map(({ breakdown }) => breakdown),
  );
});

describe('the ranking', () => {
  it('goes by place, and shared places stand together', () => {
    const ranked = rankingOf([seat(0, 3, 1), seat(1, 1, 5), seat(2, 1, 5)], null);
    expect(ranked.map(({ place, who }) => [place, who])).toEqual([
      [1, 1],
      [1, 2],
      [3, 0],
    ]);
  });

  it('has a rival with points first where nobody has beaten it, and last else', () => {
    const rival = { who: 'otto', steps: [{ seq: 3, value: 9 }], breakdown: { start: 9 } };
    expect(rankingOf([seat(0, 2, 4)], [rival])).toEqual([
      { place: 1, who: 'otto', score: 9, breakdown: { start: 9 } },
      { place: 2, who: 0, score: 4, breakdown: { travel: 4 } },
    ]);
    expect(rankingOf([seat(0, 1, 12)], [rival]).map(({ who, score }) => [who, score])).toEqual([
      [0, 12],
      ['otto', 9],
    ]);
  });

  it.each([
    ['rivalry', 2],
    ['score', 1],
    ['champion', 1],
  ])('of a game alone for %s has %d rows', (solo, rows) => {
    const table = playedGlory('scores', Infinity, 1, { solo });
    const series = seriesOf(table.events(0), table.result, glory.game.automa);
    const ranked = rankingOf(table.result, series);
    expect(ranked).toHaveLength(rows);
    expect(series).toHaveLength(rows);
    const { otto } = table.view(0) as Seen;
    const rival = ranked.find(({ who }) => who === 'otto');
    expect(rival?.score).toBe(otto.rivals ? otto.glory : undefined);
  });

  it('has the cause that brought most first', () => {
    const rows = [
      { place: 1, who: 0, score: 3, breakdown: { a: -1, b: 4 } },
      { place: 2, who: 1, score: 2, breakdown: { c: 2 } },
    ];
    expect(causesOf(rows)).toEqual(['b', 'c', 'a']);
  });
});
