import { lazy, Suspense } from 'react';
import { drawAhead } from '../../../art/ahead.js';

const Scene = lazy(async () => ({ default: (await import('./scene.js')).Duels }));

/** The tiltyard, and how a tournament ends, before anybody looks at them. */
export async function prepareDuels(): Promise<void> {
  const [{ SCENERY }, { triumph, petals }] = await Promise.all([
    import('./scene.js'),
    import('../../../art/scenes/triumph.js'),
  ]);
  await drawAhead([...SCENERY, triumph, petals]);
}

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
