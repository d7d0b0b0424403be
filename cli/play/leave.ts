import { EXIT, type Exit } from '../errors.js';
import { isCommand } from './commands/words.js';
import { freeName, save } from './keep.js';
import { YOU } from './seating.js';
import { print, tell, type Session } from './session.js';
import type { TypedLine } from './terminal.js';

/** Ctrl-C or Ctrl-D: saves, says where, and ends; what cannot be saved is not thrown away at the first Ctrl-C. */
export function interrupted(session: Session, typed: TypedLine): Exit | undefined {
  session.terminal.print('');
  print(session, 'cli.interrupted');
  if (isSafe(session) || save(session, session.file ?? freeName(session, 'save')))
    return EXIT.cancelled;
  if (session.isLost || typed.kind === 'ended') return EXIT.cancelled;
  session.isLost = true;
  print(session, 'cli.interruptAgain');
  return undefined;
}

/** Nobody at this keyboard has chosen anything since the game was saved. */
function isSafe({ table, players, savedAt }: Session): boolean {
  return table.over || table.rows.slice(savedAt).every(({ seat }) => players[seat]?.who !== YOU);
}

/** Offers to save; the exit code, or nothing if the game goes on. */
export async function quit(session: Session): Promise<Exit | undefined> {
  if (isSafe(session)) return EXIT.good;
  const file = session.file ?? freeName(session, 'save');
  print(session, 'cli.quit.ask', { file: { said: file } }, 'dim');
  const typed = await session.terminal.read('> ');
  if (typed.kind !== 'line') return interrupted(session, typed);
  const answer = typed.line.trim().toLowerCase();
  if (answer === '') return save(session, file) ? EXIT.good : undefined;
  const no = tell(session.speaker, 'cli.no').split(' ');
  if ([...no, 'n', 'no'].includes(answer)) {
    print(session, 'cli.left');
    return EXIT.good;
  }
  if (!isCommand('back', answer, session.speaker)) print(session, 'cli.quit.goesOn');
  return undefined;
}
