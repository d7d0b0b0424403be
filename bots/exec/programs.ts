import { Program } from './program.js';

/** All that were started here. A program is kept from game to game, since some take long to start. */
const programs = new Set<Program>();

// Whatever ends this process ends them, too.
process.on('exit', () => {
  for (const program of programs) program.kill();
});

/** A program that nobody plays with: one that is free, or a new one. */
export function takeProgram(path: string): Program {
  const free = [...programs].find((one) => one.path === path && one.isFree && !one.isGone);
  const program = free ?? new Program(path);
  program.isFree = false;
  programs.add(program);
  return program;
}

/** A program that has seen a game to its end, for the next one. */
export function freeProgram(program: Program): void {
  program.games++;
  program.isFree = true;
}

/** A program that is not played with again. */
export function dropProgram(program: Program): void {
  program.kill();
  programs.delete(program);
}

/** Ends them all. */
export async function closePrograms(): Promise<void> {
  await Promise.all([...programs].map((program) => program.close()));
  programs.clear();
}
