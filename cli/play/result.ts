import { rivalOf, type Seat, type SeatResult, type Table } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { rivalResultOf } from '../rival.js';
import { columns } from '../text.js';
import { humans } from './seating.js';
import { print, tell, type Session } from './session.js';
import { printNews, printRule } from './table-screen.js';

/** A seat, or the rival without one, by name. */
interface Ranked extends Omit<SeatResult, 'seat'> {
  readonly who: Seat | string;
}

/** Places, points, and where every point came from. */
export function printResult(session: Session): void {
  const { terminal } = session;
  const ranked = rankingOf(session.table);
  terminal.fresh();
  const [only, another] = humans(session.players);
  if (only !== undefined && another === undefined) printNews(session, only);
  terminal.print(session.speaker.say('kernel.over'), { style: 'heading' });
  printOutcome(session, ranked);
  printRule(session);
  const drawn = columns(rowsOf(session.speaker, ranked));
  const isWide = drawn.split('\n').some((line) => line.length > terminal.width);
  if (terminal.plain || isWide) printOneByOne(session, ranked);
  else terminal.print(drawn, { drawn: true });
  printRule(session);
}

/** Who won; where the seats played for a goal, whether it is reached. */
function printOutcome(session: Session, ranked: readonly Ranked[]): void {
  const rival = rivalOf(session.table.match);
  if (rival?.score === null) {
    print(session, rival.ahead ? 'cli.result.missed' : 'cli.result.reached');
    return;
  }
  const seats = ranked.filter(({ place }) => place === 1).map(({ who }) => who);
  print(session, 'cli.result.winner', { seats, count: seats.length });
}

/** The seats from the first place on, and a rival who has points before or after them. */
function rankingOf(table: Table): readonly Ranked[] {
  const seats: Ranked[] = table.result
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat, ...row }) => ({ ...row, who: seat }));
  const rival = rivalResultOf(table);
  if (rival === undefined || rival.score === null) return seats;
  const { name: who, score, ahead, breakdown } = rival;
  const place = ahead ? 1 : seats.length + 1;
  return seats.toSpliced(place - 1, 0, { place, who, score, breakdown });
}

/** Everybody's places and points, a column per cause. */
export function resultText(speaker: Speaker, table: Table): string {
  return columns(rowsOf(speaker, rankingOf(table)));
}

function causesOf(ranked: readonly Ranked[]): string[] {
  return [...new Set(ranked.flatMap(({ breakdown }) => Object.keys(breakdown)))];
}

/** A row for each, a column per cause. */
function rowsOf(speaker: Speaker, ranked: readonly Ranked[]): string[][] {
  const causes = causesOf(ranked);
  const head = [
    tell(speaker, 'cli.result.place'),
    tell(speaker, 'cli.result.seat'),
    tell(speaker, 'cli.result.score'),
    ...causes.map((cause) => speaker.cause(cause)),
  ];
  const rows = ranked.map(({ place, who, score, breakdown }) => [
    speaker.word(place),
    typeof who === 'string' ? speaker.word(who) : speaker.seat(who),
    speaker.word(score),
    ...causes.map((cause) =>
      breakdown[cause] === undefined ? '' : speaker.word(breakdown[cause]),
    ),
  ]);
  return [head, ...rows];
}

function printOneByOne({ speaker, terminal }: Session, ranked: readonly Ranked[]): void {
  for (const { place, who, score, breakdown } of ranked) {
    const amount = { said: speaker.say('kernel.score', { score }) };
    terminal.print(tell(speaker, 'cli.result.row', { place, seat: who, amount }));
    for (const [cause, points] of Object.entries(breakdown)) {
      const label = { said: speaker.cause(cause) };
      const value = { said: speaker.word(points) };
      terminal.print(speaker.say('kernel.labelled', { label, value }), { first: '   ' });
    }
  }
}
