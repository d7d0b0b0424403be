import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row, Run } from '../row.js';

const COMMAND_LINE = fileURLToPath(new URL('../../../cli/bin.mjs', import.meta.url));

interface Line {
  readonly type: string;
  readonly count?: number;
}

/** Plays through the pipe, one question at a time, and counts the decisions of a second. */
function player(game: string, seats: number): Run {
  const child = spawn(
    process.execPath,
    [COMMAND_LINE, 'env', game, '--seats', String(seats), '--seed', 'bench'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let games = 0;
  let decisions = 0;
  let rest = '';
  /** Told of every line that asks for an answer, while a run lasts. */
  let hear: ((line: Line) => void) | undefined;
  let waiting: Line | undefined;
  const answer = (line: Line): void => {
    waiting = undefined;
    // Option after option, so that games go on and end.
    const text =
      line.type === 'end'
        ? `{"reset":{"seed":"${games++}"}}\n`
        : `{"index":${decisions++ % (line.count ?? 1)}}\n`;
    child.stdin.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = JSON.parse(text) as Line;
      if (line.type === 'hello') continue;
      waiting = line;
      hear?.(line);
    }
  });
  return (ms) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const before = decisions;
      hear = (line) => {
        const now = performance.now();
        if (now - begun < ms) return answer(line);
        hear = undefined;
        resolve((decisions - before) / ((now - begun) / 1000));
      };
      if (waiting !== undefined) hear(waiting);
    });
}

const row = (game: string, seats: number): Row => ({
  id: `env.${game}`,
  unit: 'decisions/s',
  goal: { op: '>=', value: 5000 },
  prepare: () => player(game, seats),
});

/** The simulator for other languages, with what the seat sees and its hash, through a real pipe. */
export const envRows: readonly Row[] = [row('tricks', 4), row('workers', 3), row('hazard', 4)];
