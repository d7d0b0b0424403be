import type { ReactNode } from 'react';

/** Somebody's shield and name. */
export function Person({ shield, name }: { readonly shield: ReactNode; readonly name: string }) {
  return (
    <span className="person">
      {shield}
      <bdi>{name}</bdi>
    </span>
  );
}
