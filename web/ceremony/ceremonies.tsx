import { lazy, Suspense } from 'react';
import { useSoon } from '../parts/use-soon.js';
import { usePreferences } from '../table/preferences.js';
import { borneAt } from './borne.js';
import './ceremonies.css';
import { isGreat } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { useCelebrated } from './use-celebrated.js';

/** Nothing of it is needed before there is something to celebrate. */
const loadShown = async () => ({ default: (await import('./shown.js')).Shown });
const Shown = lazy(loadShown);
const Podium = lazy(async () => ({ default: (await import('./podium/podium.js')).Podium }));

/** What is celebrated at a table, and how a game ended. */
export function CeremoniesAt(context: CeremonyContext) {
  const { link, now, ranked, isEndShown, looking } = context;
  const { shown, isOwn, end } = useCelebrated(link, now.moment, usePreferences().ceremonies);
  useSoon(loadShown, now.moment.seq);
  if (looking !== null) return null;
  // What ended the game is looked at before its end.
  if (ranked !== null && (shown === undefined || !isGreat(shown.ceremony)))
    return isEndShown ? (
      <Suspense>
        <Podium context={context} ranked={ranked} />
      </Suspense>
    ) : null;
  return shown === undefined ? null : (
    <Suspense>
      <Shown
        key={shown.number}
        ceremony={borneAt(shown.ceremony, link.sitters)}
        context={context}
        isOwn={isOwn}
        onEnd={end}
      />
    </Suspense>
  );
}
