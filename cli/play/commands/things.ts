import type { Session } from '../session.js';

const AT_MOST = 5;
const EFFECT = 'effect.';

/** Says what the things do whose names begin so; whether there are any. */
export function printThings(session: Session, typed: string): boolean {
  const { box, speaker, table, terminal } = session;
  const content = table.match.prepared.content as never;
  const told = box.effects?.(content, speaker.language, box.text[speaker.language]) ?? {};
  const wanted = typed.toLowerCase();
  const ids = Object.keys(told)
    .filter((key) => key.startsWith(EFFECT))
    .map((key) => key.slice(EFFECT.length));
  const called = (is: (name: string) => boolean): Map<string, string> =>
    // Copies of a thing do the same: one of them is told.
    new Map(
      ids
        .filter((id) => is(speaker.word(id).toLowerCase()) || is(id))
        .toReversed()
        .map((id) => [told[`${EFFECT}${id}`] ?? '', speaker.word(id)]),
    );
  const exact = called((name) => name === wanted);
  const found = exact.size > 0 ? exact : called((name) => name.startsWith(wanted));
  if (found.size === 0 || found.size > AT_MOST) return false;
  for (const [effect, name] of found)
    terminal.print(
      speaker.say('kernel.labelled', { label: { said: name }, value: { said: effect } }),
      { first: '  ', rest: '    ' },
    );
  return true;
}
