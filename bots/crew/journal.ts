import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { canonical } from '@destrier/engine';

/** What is done of a long work, in a file: a line that says of what work, then one line for each piece. */
export interface Journal<T> {
  readonly done: readonly T[];
  /** Kept in the file when this returns. */
  add(one: T): void;
}

/** A file that cannot be gone on with; it is left as it is. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Opens the journal of a work. `resume`: goes on with the file, if it is there; else it must not be there. */
export function openJournal<T>(file: string, of: object, resume: boolean): Journal<T> {
  const head = canonical({ journal: 1, of });
  if (!resume && existsSync(file))
    throw new JournalError(
      `${file} is there already`,
      'add --resume to go on with it, or name another file',
    );
  const done = resume && existsSync(file) ? read<T>(file, head) : [];
  const part = `${file}.part`;
  try {
    writeFileSync(part, [head, ...done.map((one) => JSON.stringify(one)), ''].join('\n'));
    renameSync(part, file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new JournalError(
      `${file} cannot be written (${reason})`,
      'name a file in a folder of yours',
    );
  }
  return { done, add: (one) => appendFileSync(file, `${JSON.stringify(one)}\n`) };
}

/** The whole lines of the file: the last may have been cut short by the end of the run that wrote it. */
function read<T>(file: string, head: string): T[] {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head)
    throw new JournalError(
      `${file} holds other results`,
      'give the same game, options, bots and seed as then, or name another file',
    );
  try {
    return lines.slice(0, -1).map((line) => JSON.parse(line) as T);
  } catch {
    throw new JournalError(`${file} is damaged`, 'name another file to begin anew');
  }
}
