import { Blazoned } from '../heraldry/blazoned.js';
import { useOwnArms } from './own.js';

/** The shield of the one at this screen, where they bear one. */
export function OwnShield({ size }: { readonly size: number }) {
  const arms = useOwnArms();
  return arms === null ? null : <Blazoned blazon={arms} size={size} />;
}
