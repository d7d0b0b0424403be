import { useMemo, type ReactNode } from 'react';
import type { PanelContext, Panels } from './panels.js';
import { Tabs, type WantedPanel } from './tabs.js';

/** What stands beside the table: the same until something of it changes; null where nothing does. */
export function useBeside(
  panelsOf: Panels | undefined,
  wanted: WantedPanel | null,
  context: PanelContext,
): ReactNode {
  return useMemo(() => {
    const panels = panelsOf?.(context) ?? [];
    return panels.length === 0 ? null : (
      <Tabs panels={panels} wanted={wanted} label={context.say('table.panels')} />
    );
  }, [panelsOf, wanted, context]);
}
