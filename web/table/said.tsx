import { Fragment } from 'react';
import { partsOf } from './isolated-names.js';

/** A sentence in which names of people stand on their own. */
export function Said({ text }: { readonly text: string }) {
  return partsOf(text).map((part, i) =>
    part.name ? <bdi key={i}>{part.text}</bdi> : <Fragment key={i}>{part.text}</Fragment>,
  );
}
