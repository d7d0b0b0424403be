import { lazy, Suspense } from 'react';
import type { Panel, Panels } from '../table/panels.js';
import { hasAids } from './aids/things.js';
import { Log } from './log/log.js';
import { citedIn } from './rules/cited.js';

export { useCounsel } from './counsel/use-counsel.js';
export { citedIn } from './rules/cited.js';

/** Those that are not read at once are loaded when somebody opens them. */
const Aids = lazy(async () => ({ default: (await import('./aids/aids.js')).Aids }));
const Counsel = lazy(async () => ({ default: (await import('./counsel/counsel.js')).Counsel }));
const History = lazy(async () => ({ default: (await import('./history/history.js')).History }));
const Wrong = lazy(async () => ({ default: (await import('./report/wrong.js')).Wrong }));
const Result = lazy(async () => ({ default: (await import('./result/result.js')).Result }));
const RulesBrowser = lazy(async () => ({
  default: (await import('./rules/browser.js')).RulesBrowser,
}));

/** Their tabs are always there. */
const READY: ReadonlySet<string> = new Set<PanelId>(['result', 'log', 'aids', 'rules']);

/** What stands beside the table; the result first where there is one. */
export const panels: Panels = (context) => {
  const { link, now, say, onRule } = context;
  const isMissing: { readonly [id in PanelId]?: boolean } = {
    counsel: link.counsel === undefined,
    aids: !hasAids(link.kit),
  };
  const panel = (id: PanelId, render: Panel['render']): Panel => ({
    id,
    title: say(`panels.tab.${id}`),
    ...(READY.has(id) ? { isReady: true } : {}),
    render: () => <Suspense>{render()}</Suspense>,
  });
  const all = [
    panel('log', () => <Log {...context} />),
    panel('history', () => <History {...context} />),
    panel('counsel', () => <Counsel {...context} />),
    panel('aids', () => <Aids {...context} />),
    panel('rules', () => (
      <RulesBrowser kit={link.kit} rule={null} onRule={onRule} cited={citedIn(now.moment)} />
    )),
    panel('wrong', () => <Wrong {...context} />),
  ].filter(({ id }) => isMissing[id as PanelId] !== true);
  if (now.moment.result === null) return all;
  return [panel('result', () => <Result {...context} />), ...all];
};

type PanelId = 'result' | 'log' | 'history' | 'counsel' | 'aids' | 'rules' | 'wrong';
