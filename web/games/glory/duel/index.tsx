import { lazy, Suspense } from 'react';

const Scene = lazy(async () => ({ default: (await import('./scene.js')).Duels }));

/** The tiltyard, with its place; nothing of it is needed before the first duel. */
export function Duels() {
  return (
    <div className="glory-duel">
      <Suspense>
        <Scene />
      </Suspense>
    </div>
  );
}
