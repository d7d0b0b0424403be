import { spell } from '@destrier/engine';
import type { Aim } from '@destrier/merlin/page';
import { useEffect, useState } from 'react';
import { useLook } from './look.js';
import { isOpen } from './ways.js';

/** The option that something on the page chooses: its id in the list, what its button says on the table. */
function optionAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<HTMLElement>('[data-option], [data-pick]');
  return found?.dataset['option'] ?? found?.dataset['pick'] ?? null;
}

/** Where figures would come by what somebody points at, has the focus on or touches. */
export function useAimed(): readonly Aim[] {
  const { aimsOf, ways } = useLook();
  const [option, setOption] = useState<string | null>(null);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const aim = ({ target }: Event): void => setOption(optionAt(target));
    document.addEventListener('pointerover', aim, { signal });
    document.addEventListener('focusin', aim, { signal });
    return () => ends.abort();
  }, []);
  const way = ways.find(
    (one) => isOpen(one) && (one.pick.label === option || spell(one.verb, one.words) === option),
  );
  return way === undefined ? [] : aimsOf(way);
}
