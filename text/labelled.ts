import type { KernelKey } from './kernel/index.js';
import type { Speaker } from './speaker.js';

const KEY: KernelKey = 'kernel.labelled';

/** What something is called, and what is said of it, with the sign that a language puts between them. */
export function labelled({ say }: Pick<Speaker, 'say'>, label: string, value: string): string {
  return say(KEY, { label: { said: label }, value: { said: value } });
}
