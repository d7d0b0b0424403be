/**
 * Work that is never done twice at once: what is asked for meanwhile is done once more after it, however often it was
 * asked for, and not before a pause.
 */
export function oneAtATime(work: () => Promise<void>, pauseMs = 0): () => void {
  let isBusy = false;
  let isWanted = false;
  const start = async (): Promise<void> => {
    isBusy = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    } finally {
      isBusy = false;
    }
  };
  return () => {
    isWanted = true;
    if (!isBusy) void start();
  };
}
