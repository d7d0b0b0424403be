import { usePreferences } from '../table/preferences.js';
import { borneAt } from './borne.js';
import type { Ceremony } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { Duel } from './duel.js';
import { Legend } from './legend.js';
import { Podium } from './podium/podium.js';
import { ReckoningSheet } from './reckoning.js';
import { Round } from './round.js';
import { Tournament } from './tournament.js';
import { useCelebrated } from './use-celebrated.js';

/** What is celebrated at a table, and how a game ended. */
export function CeremoniesAt(context: CeremonyContext) {
  const { link, now, ranked, isEndShown, looking } = context;
  const { shown, end } = useCelebrated(link, now.moment, usePreferences().ceremonies);
  if (looking !== null) return null;
  if (ranked === null)
    return shown === undefined ? null : shownAs(borneAt(shown, link.sitters), context, end);
  return isEndShown ? <Podium context={context} ranked={ranked} /> : null;
}

function shownAs(ceremony: Ceremony, context: CeremonyContext, onEnd: () => void) {
  const { kind } = ceremony;
  switch (kind) {
    case 'duel':
      return <Duel duel={ceremony} context={context} />;
    case 'round':
      return <Round over={ceremony} context={context} />;
    case 'tournament':
      return <Tournament won={ceremony} context={context} onEnd={onEnd} />;
    case 'reckoning':
      return <ReckoningSheet reckoning={ceremony} context={context} onEnd={onEnd} />;
    case 'legend':
      return <Legend opened={ceremony} context={context} onEnd={onEnd} />;
  }
}
