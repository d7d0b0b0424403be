import type { Context } from './command.js';
import { isScreen } from './io.js';

const SCREEN_EVERY_MS = 200;
const LINE_EVERY_MS = 2000;

/** Tells how far a long work is: one line that changes on a screen, a line now and then elsewhere. */
export function progressOf({ quiet, io }: Context): {
  readonly tell: (words: () => string) => void;
  readonly end: () => void;
} {
  const screen = isScreen(io.stderr, io.env);
  const every = screen ? SCREEN_EVERY_MS : LINE_EVERY_MS;
  let last = Date.now();
  let shown = false;
  return {
    tell(words) {
      if (quiet || Date.now() - last < every) return;
      last = Date.now();
      shown = true;
      io.stderr.write(screen ? `\r\u001b[K${words()}` : `${words()}\n`);
    },
    end() {
      if (screen && shown) io.stderr.write('\r\u001b[K');
    },
  };
}
