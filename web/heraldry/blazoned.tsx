import { useId, useMemo } from 'react';
import { elementOf } from './elements.js';
import { arms, draw } from '@destrier/heraldry';

/** Arms as they are blazoned. What they mean stands beside them: they are seen, not heard. */
export function Blazoned({ blazon, size }: { readonly blazon: string; readonly size: number }) {
  const id = useId();
  const drawn = useMemo(() => elementOf(draw(arms(blazon), { id, size }), 0), [blazon, id, size]);
  return <span className="arms">{drawn}</span>;
}
