import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { citedIn, panels, useCounsel } from '../panels/index.js';
import { CeremoniesAt } from '../ceremony/ceremonies.js';
import { readProgress } from '../guide/progress.js';
import { AtTable } from '../people/at-table.js';
import { FirstVisit } from '../primer/primer.js';
import type { Panels } from '../table/panels.js';
import type { TableLink } from '../table/link.js';
import { TableScreen } from '../table/screen.js';
import type { WantedPanel } from '../table/tabs.js';
import type { HeldBack } from '../table/use-choosing.js';
import { useTab } from './tab.js';

const Guide = lazy(async () => ({ default: (await import('../guide/guide.js')).Guide }));
const RuleDialog = lazy(async () => ({
  default: (await import('../panels/rules/dialog.js')).RuleDialog,
}));

interface Props {
  readonly link: TableLink;
  /** What stands beside it besides what stands beside every table. */
  readonly more?: Panels;
}

/** A table with everything beside it. */
export function WholeTable({ link, more }: Props) {
  const now = useSyncExternalStore(link.subscribe, link.now);
  const counsel = useCounsel(link, now);
  useTab(link, now);
  const [rule, setRule] = useState<string | null>(null);
  const [wanted, setWanted] = useState<WantedPanel | null>(null);
  const panelsOf = useMemo<Panels>(
    () => (context) => [...panels(context), ...(more?.(context) ?? [])],
    [more],
  );
  const isTaught = readProgress(link.id) !== null;
  const heldBack = useRef<HeldBack>(null);
  const isHeldBack = useCallback<HeldBack>(
    (ask, option) => heldBack.current?.(ask, option) ?? false,
    [],
  );
  return (
    <AtTable value={link}>
      <TableScreen
        link={link}
        panels={panelsOf}
        wanted={wanted}
        counsel={counsel}
        lesson={(frame) =>
          isTaught ? (
            <Suspense>
              <Guide key={link.id} {...{ link, now, frame, heldBack }} />
            </Suspense>
          ) : null
        }
        asksAll={isTaught}
        isHeldBack={isHeldBack}
        onRule={setRule}
        Ceremonies={CeremoniesAt}
        above={
          isTaught || now.moment.result !== null ? null : (
            <FirstVisit kit={link.kit} onAid={() => setWanted({ panel: 'aids' })} />
          )
        }
      />
      {rule !== null && (
        <Suspense>
          <RuleDialog
            kit={link.kit}
            rule={rule}
            cited={citedIn(now.moment)}
            onRule={setRule}
            onClose={() => setRule(null)}
          />
        </Suspense>
      )}
    </AtTable>
  );
}
