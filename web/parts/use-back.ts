import { useEffect, useRef } from 'react';

/** The browser's Back closes what lies over the page, instead of leaving the page. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    let isGoneBack = false;
    const onBack = (): void => {
      isGoneBack = true;
      latest.current();
    };
    history.pushState(null, '');
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      // Closed otherwise, it leaves no step behind that leads nowhere.
      if (!isGoneBack) history.back();
    };
  }, []);
}
