import { useEffect, useState } from 'react';
import { go } from '../app/route.js';
import type { FileTrouble } from '../local/exchange.js';
import { store } from '../storage/store.js';

export interface GameFiles {
  open(file: File | undefined): void;
  /** Why the last one could not be opened. */
  readonly trouble: FileTrouble | null;
  /** Whether somebody holds a file over the page. */
  readonly isOver: boolean;
}

/** Game files are chosen, or dropped anywhere on the page. */
export function useGameFiles(): GameFiles {
  const [trouble, setTrouble] = useState<FileTrouble | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File): Promise<void> => {
    setTrouble(null);
    // What reads games is fetched when there is one to read.
    const { FileFault, imported } = await import('../local/exchange.js');
    try {
      const game = await imported(await file.text());
      await store.put(game);
      go({ at: 'here', id: game.id });
    } catch (error) {
      setTrouble(error instanceof FileFault ? error.trouble : 'damaged');
    }
  };
  const open = (file: File | undefined): void => {
    if (file !== undefined) void take(file);
  };
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      open(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return { open, trouble, isOver };
}
