/** Until nothing else is to be done, or a moment has passed where a browser does not say so. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS);
  });
}

const LONGEST_MS = 200;
