import type { SeatResult } from '@destrier/engine';
import { columns } from '../text.js';
import { humans } from './seating.js';
import { print, tell, type Session } from './session.js';
import { printNews, printRule } from './table-screen.js';

/** Places, points, and where every point came from. */
export function printResult(session: Session): void {
  const { table, terminal } = session;
  const ranked = table.result.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
  terminal.fresh();
  const [only, another] = humans(session.players);
  if (only !== undefined && another === undefined) printNews(session, only);
  terminal.print(session.speaker.say('kernel.over'), { style: 'heading' });
  print(session, 'cli.result.winner', { seats: winners, count: winners.length });
  printRule(session);
  const drawn = columns(rowsOf(session, ranked));
  const isWide = drawn.split('\n').some((line) => line.length > terminal.width);
  if (terminal.plain || isWide) printOneByOne(session, ranked);
  else terminal.print(drawn, { drawn: true });
  printRule(session);
}

function causesOf(ranked: readonly SeatResult[]): string[] {
  return [...new Set(ranked.flatMap(({ breakdown }) => Object.keys(breakdown)))];
}

/** A row per seat, a column per cause. */
function rowsOf({ speaker }: Session, ranked: readonly SeatResult[]): string[][] {
  const causes = causesOf(ranked);
  const head = [
    tell(speaker, 'cli.result.place'),
    tell(speaker, 'cli.result.seat'),
    tell(speaker, 'cli.result.score'),
    ...causes.map((cause) => speaker.cause(cause)),
  ];
  const rows = ranked.map(({ place, seat, score, breakdown }) => [
    speaker.word(place),
    speaker.seat(seat),
    speaker.word(score),
    ...causes.map((cause) =>
      breakdown[cause] === undefined ? '' : speaker.word(breakdown[cause]),
    ),
  ]);
  return [head, ...rows];
}

function printOneByOne({ speaker, terminal }: Session, ranked: readonly SeatResult[]): void {
  for (const { place, seat, score, breakdown } of ranked) {
    terminal.print(tell(speaker, 'cli.result.row', { place, seat, score }));
    for (const [cause, points] of Object.entries(breakdown)) {
      const label = { said: speaker.cause(cause) };
      const value = { said: speaker.word(points) };
      terminal.print(tell(speaker, 'cli.labelled', { label, value }), { first: '   ' });
    }
  }
}
