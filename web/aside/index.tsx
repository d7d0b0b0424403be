import type { AsidePanel, Panels } from '../table/aside.js';
import { Aids } from './aids/aids.js';
import { Counsel } from './counsel/counsel.js';
import { History } from './history/history.js';
import { Log } from './log/log.js';
import { Wrong } from './report/wrong.js';
import { Result } from './result/result.js';
import { RulesBrowser } from './rules/browser.js';
import { citedIn } from './rules/cited.js';

export { useAnalysisEnd } from './analysis/use-analysis.js';
export { useCounsel } from './counsel/use-counsel.js';
export { citedIn } from './rules/cited.js';
export { RuleDialog } from './rules/dialog.js';

/** What stands beside the table; the result first where there is one. */
export const panels: Panels = (aside) => {
  const { link, now, say, onRule } = aside;
  const panel = (id: PanelId, render: AsidePanel['render']): AsidePanel => ({
    id,
    title: say(`aside.panel.${id}`),
    render,
  });
  const all = [
    panel('log', () => <Log {...aside} />),
    panel('history', () => <History {...aside} />),
    panel('counsel', () => <Counsel {...aside} />),
    panel('aids', () => <Aids {...aside} />),
    panel('rules', () => (
      <RulesBrowser kit={link.kit} rule={null} onRule={onRule} cited={citedIn(now.moment)} />
    )),
    panel('wrong', () => <Wrong {...aside} />),
  ].filter(({ id }) => id !== 'counsel' || link.counsel !== undefined);
  if (now.moment.result === null) return all;
  return [panel('result', () => <Result {...aside} />), ...all];
};

type PanelId = 'result' | 'log' | 'history' | 'counsel' | 'aids' | 'rules' | 'wrong';
