import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row, Run } from '../row.js';

const COMMAND_LINE = fileURLToPath(new URL('../../../cli/bin.mjs', import.meta.url));

interface Line {
  readonly type: string;
  readonly table?: number;
  readonly count?: number;
}

/** Plays through the pipe and counts the decisions of a second. Every table waits for its answer before it goes on. */
function player(game: string, seats: number, tables: number): Run {
  const args = `env ${game} --seats ${seats} --seed bench --tables ${tables}`.split(' ');
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let games = 0;
  let decisions = 0;
  let rest = '';
  let until = 0;
  let done: (() => void) | undefined;
  /** Lines that wait for their answer. */
  let waiting: Line[] = [];
  const answerTo = ({ type, table = 0, count = 1 }: Line): string =>
    type === 'end'
      ? `{"table":${table},"reset":{"seed":"${games++}"}}\n`
      : // Option after option, so that games go on and end.
        `{"table":${table},"index":${decisions++ % count}}\n`;
  const goOn = (): void => {
    if (done === undefined || waiting.length === 0) return;
    if (performance.now() >= until) return done();
    const answers = waiting.map(answerTo).join('');
    waiting = [];
    child.stdin.write(answers);
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    const arrived = lines.map((text) => JSON.parse(text) as Line);
    waiting.push(...arrived.filter(({ type }) => type !== 'hello'));
    goOn();
  });
  return (ms) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const before = decisions;
      until = begun + ms;
      done = () => {
        done = undefined;
        resolve((decisions - before) / ((performance.now() - begun) / 1000));
      };
      goOn();
    });
}

const row = (game: string, seats: number, tables: number): Row => ({
  id: `env.${game}.${tables}`,
  unit: 'decisions/s',
  goal: { op: '>=', value: 5000 },
  prepare: () => player(game, seats, tables),
});

/** The simulator for other languages, with what the seat sees and its hash, through a real pipe: one table, or many. */
export const envRows: readonly Row[] = [1, 16].flatMap((tables) => [
  row('tricks', 4, tables),
  row('workers', 3, tables),
  row('hazard', 4, tables),
]);
