import type { Ceremony } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { Duel } from './duel.js';
import { Legend } from './legend.js';
import { ReckoningSheet } from './reckoning.js';
import { Round } from './round.js';
import { Tournament } from './tournament.js';

/** What is celebrated now, before the game is over. */
export function Shown(props: {
  readonly ceremony: Ceremony;
  readonly context: CeremonyContext;
  readonly isOwn: boolean;
  onEnd(): void;
}) {
  const { ceremony, context, isOwn, onEnd } = props;
  const { kind } = ceremony;
  switch (kind) {
    case 'duel':
      return <Duel duel={ceremony} context={context} isOwn={isOwn} />;
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
