import type { Analysis } from '@destrier/bots';
import type { Ask, Row, Seat, Table } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { tell } from '../play/session.js';
import { columns } from '../text.js';

/** A game and what was found out about it. */
export interface Looked {
  readonly title: string;
  readonly table: Table;
  /** The table before a choice; it may be played on. */
  readonly before: (seq: number) => Table;
  readonly analysis: Analysis;
  readonly speaker: Speaker;
}

const COSTLIEST = 5;
const WIDEST = 60;
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** An analysis in words, with the curve of each seat drawn in blocks. */
export function reportOf(looked: Looked): string {
  const { title, table, analysis, speaker } = looked;
  const { bot, iterations } = analysis;
  const head = {
    title: { said: title },
    choices: table.match.n,
    finished: table.over,
    bot: { said: bot },
    iterations,
  };
  return [
    tell(speaker, 'cli.analyse.head', head),
    '',
    tell(speaker, 'cli.analyse.curve'),
    curvesOf(looked),
    '',
    tell(speaker, 'cli.analyse.turning'),
    ...turningLines(looked),
    '',
    tell(speaker, 'cli.analyse.costly'),
    ...costLines(looked),
  ].join('\n');
}

function curvesOf({ table, analysis, speaker }: Looked): string {
  const share = (value: number | undefined): string =>
    value === undefined ? '' : tell(speaker, 'cli.analyse.share', { share: value });
  return columns(
    table.prepared.seats.map((seat) => {
      const shares = analysis.curve.map(({ win }) => win[seat] as number);
      return [speaker.seat(seat), share(shares[0]), blocksOf(shares), share(shares.at(-1))];
    }),
    '  ',
  );
}

/** Shares as a row of blocks; neighbours are averaged where there are more than fit. */
export function blocksOf(shares: readonly number[], width = WIDEST): string {
  const count = Math.min(width, shares.length);
  return Array.from({ length: count }, (_, i) => {
    const part = shares.slice(
      Math.floor((i * shares.length) / count),
      Math.floor(((i + 1) * shares.length) / count),
    );
    const mean = part.reduce((sum, share) => sum + share, 0) / part.length;
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(mean * BLOCKS.length))];
  }).join('');
}

function turningLines(looked: Looked): string[] {
  const { table, analysis, speaker } = looked;
  const { curve, turningPoints } = analysis;
  const begun = table.match.n - table.rows.length;
  const lines = turningPoints.flatMap(({ seq, seat: whose, swing }) => {
    const { seat, option } = table.rows[seq - 1 - begun] as Row;
    const after = curve.find((point) => point.seq === seq)?.win[whose] as number;
    const said = { option: { said: spoken(speaker, option) }, whose, before: after - swing, after };
    return [
      askedLine(looked, seq, seat, option),
      `    ${tell(speaker, 'cli.analyse.turned', said)}`,
    ];
  });
  return lines.length === 0 ? [`  ${tell(speaker, 'cli.analyse.unturned')}`] : lines;
}

/** The decisions whose cost is surely more than nothing, the dearest first. */
function costLines(looked: Looked): string[] {
  const { decisions } = looked.analysis;
  const { speaker } = looked;
  const costly = decisions
    .filter(({ cost95: [low] }) => low > 0)
    .toSorted((a, b) => b.cost - a.cost || a.seq - b.seq)
    .slice(0, COSTLIEST);
  if (costly.length === 0)
    return [`  ${tell(speaker, 'cli.analyse.free', { decisions: decisions.length })}`];
  return costly.flatMap(({ seq, seat, chosen, best, cost, cost95: [low, high] }) => {
    const option = { said: spoken(speaker, chosen) };
    const said = { option, best: { said: spoken(speaker, best) }, cost, low, high };
    return [askedLine(looked, seq, seat, chosen), `    ${tell(speaker, 'cli.analyse.cost', said)}`];
  });
}

/** Which choice, whose, and what was asked. */
function askedLine({ before, speaker }: Looked, n: number, seat: Seat, option: string): string {
  const ask = answeredBy(before(n), seat, option);
  const prompt = { said: ask === undefined ? '' : speaker.prompt(ask) };
  return `  ${tell(speaker, 'cli.analyse.asked', { n, seat, prompt })}`;
}

/** The question that the choice answers; it is made by finding out. */
function answeredBy(table: Table, seat: Seat, option: string): Ask | undefined {
  return table.asks(seat).find((ask) => ask.seat === seat && table.choose(seat, ask.id, option).ok);
}

function spoken(speaker: Speaker, option: string): string {
  const [verb = '', ...words] = option.split(' ');
  return speaker.option(verb, words);
}
