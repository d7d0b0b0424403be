import { branchOf } from './frames.js';
import type { Match } from './match.js';
import type { Question } from './questions.js';

/** The id of a question as clients send it back: when its stack last moved, and how often undo has made it stale. */
export function askIdOf(match: Match, question: Question, epoch: number): string {
  const stamp = match.fibers[question.fiber]?.stamp ?? 0;
  const base = `${epoch === 0 ? stamp : `${stamp}.${epoch}`}${branchMark(match, question)}`;
  return question.kind === 'aside' ? `${base}:${question.spec.name}` : base;
}

// A seat may be asked in its own branch and in that of another at once.
function branchMark(match: Match, { fiber, seat }: Question): string {
  const own = match.fibers[fiber];
  if (own === undefined || own.up === null || (own.up === 0 && own.seat === seat)) return '';
  return branchOf(match, fiber).replaceAll(/\/\d+\./g, '@');
}
