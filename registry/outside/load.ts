import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Box } from '@destrier/engine';
import { OutsideFault } from './fault.js';
import { packageNamed, type GamePackage } from './package.js';

/** A game from outside this repository, and where it came from. */
export interface OutsideGame extends GamePackage {
  readonly box: Box;
  /** The name under which its module exports the box. */
  readonly name: string;
}

/** The game of a folder or package, with its own folder below the root of the file system. */
export async function loadGame(name: string, from: string): Promise<OutsideGame> {
  return gameIn(packageNamed(name, from));
}

/** The game of a package that was found before, perhaps by another thread. */
export async function gameIn({ folder, entry, page }: GamePackage): Promise<OutsideGame> {
  const exported = await imported(folder, entry);
  const [found, another] = Object.entries(exported).filter(([, value]) => isBox(value));
  if (found === undefined)
    throw new OutsideFault(
      `${entry} exports no box of a game`,
      'export an object with game, title, text and folder, as docs/writing-a-game.md says',
    );
  if (another !== undefined && another[1] !== found[1])
    throw new OutsideFault(
      `${entry} exports two boxes: ${found[0]} and ${another[0]}`,
      'export one game from each package',
    );
  const box = found[1] as Box;
  const home = resolve(folder, box.folder);
  return { folder, entry, page, name: found[0], box: { ...box, folder: home } };
}

async function imported(folder: string, entry: string): Promise<object> {
  try {
    return (await import(pathToFileURL(entry).href)) as object;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OutsideFault(
      `the game in ${folder} cannot be loaded: ${reason}`,
      'mend it and build it again',
    );
  }
}

/** As far as can be seen without playing it. */
function isBox(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { game, title, text, folder } = value as Partial<Record<keyof Box, unknown>>;
  const isGame =
    typeof game === 'object' && game !== null && 'rulesVersion' in game && 'choiceCap' in game;
  return isGame && title !== undefined && text !== undefined && typeof folder === 'string';
}
