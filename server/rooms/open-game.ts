import type { AnyGame, EventDecls, GameEvent } from '@destrier/engine';

const known = new WeakMap<AnyGame, boolean>();

/** Whether nothing of a game is ever hidden from anybody: then all who look see the same. */
export function isOpenGame(game: AnyGame): boolean {
  let isOpen = known.get(game);
  if (isOpen === undefined) known.set(game, (isOpen = isOpenPart(game.secrecy)));
  return isOpen;
}

/** What hides something says in `sight` from whom; all other declarations hold those of their parts. */
function isOpenPart(declared: unknown): boolean {
  if (typeof declared !== 'object' || declared === null) return declared === 'all';
  if ('sight' in declared) return declared.sight === 'all';
  return Object.values(declared).every((part) => typeof part === 'boolean' || isOpenPart(part));
}

/** Whether everybody may know all of these events: then all are told the same. */
export function areOpenEvents(events: readonly GameEvent[], declared: EventDecls): boolean {
  return events.every(({ name, params }) =>
    Object.keys(params).every((param) => {
      const decl = declared[name]?.[param];
      return decl !== undefined && decl.only === undefined;
    }),
  );
}
