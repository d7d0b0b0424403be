import { EXIT } from './errors.js';
import type { Io } from './io.js';
import { explain, runCommand } from './run.js';

/** The program: runs the command line of this process. */

const args = process.argv.slice(2);
const cancel = new AbortController();
const { stdin, stdout, stderr, env } = process;
const io: Io = { stdin, stdout, stderr, env, cancelled: cancel.signal };

// A reader that went away, as `head` does, wants no more and no complaint.
for (const stream of [stdout, stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

// The first Ctrl-C lets the command tell what it has; the second ends at once.
process.on('SIGINT', () => {
  if (cancel.signal.aborted) process.exit(EXIT.cancelled);
  cancel.abort();
});

process.on('uncaughtException', (error) => {
  process.exit(explain(args[0] ?? '', error, args.includes('--json'), io));
});

process.exitCode = await runCommand(args, io);
