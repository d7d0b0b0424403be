import { useEffect, useState } from 'react';
import type { Drawing } from '../art/drawing.js';
import type { Primer } from '../games/kit.js';

/** The pictures of the cards; none until they are loaded. */
export function usePictures(primer: Primer | undefined): readonly Drawing[] {
  const [pictures, setPictures] = useState<readonly Drawing[]>([]);
  useEffect(() => {
    let isWanted = true;
    void primer
      ?.pictures()
      // Without them the words stand alone.
      .catch(() => [])
      .then((loaded) => {
        if (isWanted) setPictures(loaded);
      });
    return () => {
      isWanted = false;
    };
  }, [primer]);
  return pictures;
}
