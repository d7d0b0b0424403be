import { lazy, Suspense } from 'react';

const load = async () => ({ default: (await import('./scene.js')).Duels });
const Scene = lazy(load);
export { load as loadDuels };

/** The tiltyard, with its place. */
export function Duels() {
  return (
    <div className="glory-duel">
      <Suspense>
        <Scene />
      </Suspense>
    </div>
  );
}
