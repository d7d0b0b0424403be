import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { addBox, knownGames } from '../index.js';
import { OutsideFault } from './fault.js';
import { gameIn, loadGame, type OutsideGame } from './load.js';
import type { GamePackage } from './package.js';

export { OutsideFault } from './fault.js';
export type { OutsideGame } from './load.js';

/** Under this name a thread is told of the packages that the thread which started it has loaded. */
const KEY = 'destrier.outside';

/** Games from outside that a process uses for a while. */
export interface OutsideGames {
  readonly games: readonly OutsideGame[];
  /** Forgets them again. */
  leave(): void;
}

/** Adds the games of folders or packages, seen from a folder, to those that this process and its threads know. */
export async function useGames(names: readonly string[], from: string): Promise<OutsideGames> {
  const games: OutsideGame[] = [];
  for (const name of names) {
    const found = await loadGame(name, from);
    checkId(found, games);
    games.push(found);
  }
  const before = getEnvironmentData(KEY);
  const packages = games.map(({ folder, entry, page }): GamePackage => ({ folder, entry, page }));
  setEnvironmentData(KEY, [...inherited(), ...packages]);
  const removals = games.map(({ box }) => addBox(box));
  const leave = (): void => {
    setEnvironmentData(KEY, before);
    for (const remove of removals) remove();
  };
  return { games, leave };
}

/** In a thread: adds the games that the thread which started it uses. */
export async function inheritGames(): Promise<void> {
  for (const one of inherited()) addBox((await gameIn(one)).box);
}

function inherited(): readonly GamePackage[] {
  return (getEnvironmentData(KEY) ?? []) as readonly GamePackage[];
}

function checkId({ folder, box }: OutsideGame, others: readonly OutsideGame[]): void {
  const { id } = box.game;
  const taken = others.find((other) => other.box.game.id === id);
  const ours = knownGames().find(({ game }) => game.id === id);
  if (taken === undefined && ours === undefined) return;
  throw new OutsideFault(
    `the game in ${folder} is called ${id}, and so is that in ${taken?.folder ?? ours?.folder ?? ''}`,
    taken === undefined ? 'give it another id' : 'name one of them',
  );
}
