import { useSyncExternalStore } from 'react';
import type { Light } from './palette.js';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  const theme = new MutationObserver(listener);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    theme.disconnect();
  };
}

/** The light of the page at this moment. */
export function lightNow(): Light {
  const theme = document.documentElement.dataset['theme'];
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia(DARK).matches);
  return isDark ? 'night' : 'day';
}

/** The light of the page, as its reader has set it: images are drawn for one light and cannot ask. */
export function useLight(): Light {
  return useSyncExternalStore(subscribe, lightNow);
}
