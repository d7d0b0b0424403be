import { need } from '@destrier/engine';
import { Person as BoardPerson } from '../../board/person.js';
import { Blazoned } from '../../heraldry/blazoned.js';
import { useLook } from './look.js';

/** Somebody's shield, by which they are known; their hero has his own. A name stands beside it. */
export function Arms({ seat, size }: { readonly seat: number; readonly size: number }) {
  const { sitters } = useLook();
  return <Blazoned blazon={need(sitters[seat], 'somebody on the seat').arms} size={size} />;
}

/** Somebody's shield and name. */
export function Person({ who, size = 18 }: { readonly who: number; readonly size?: number }) {
  const { name } = useLook();
  return <BoardPerson shield={<Arms seat={who} size={size} />} name={name(who)} />;
}
