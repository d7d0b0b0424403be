import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { useFolding } from '../parts/use-folding.js';
import type { Panel } from './panels.js';
import { bringIntoSight, isInSight } from './in-sight.js';
import { nextTab } from './tab-keys.js';
import './tabs.css';

/** A panel that something elsewhere leads to; every time anew. */
export interface WantedPanel {
  readonly panel: string;
}

/** The panels that are wanted less often. */
function More({
  panels,
  onChoose,
}: {
  readonly panels: readonly Panel[];
  readonly onChoose: (panel: string) => void;
}) {
  const { say } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  useFolding(menu);
  return (
    <details ref={menu} className="tabs-more">
      <summary>{say('table.more')}</summary>
      <ul>
        {panels.map(({ id, title }) => (
          <li key={id}>
            <Button
              kind="quiet"
              onClick={() => {
                if (menu.current !== null) menu.current.open = false;
                onChoose(id);
              }}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Panels one behind the other, by the pattern for tabs: arrows go from one to the next. */
export function Tabs({
  panels,
  wanted,
  label,
}: {
  readonly panels: readonly Panel[];
  readonly wanted: WantedPanel | null;
  readonly label: string;
}) {
  const id = useId();
  // Until one is chosen it is the first; one that comes before it, as the result does, is shown.
  const [chosen, setChosen] = useState<string | null>(null);
  const first = panels[0]?.id;
  const [formerFirst, setFormerFirst] = useState(first);
  if (first !== formerFirst) {
    setFormerFirst(first);
    setChosen(null);
  }
  const [formerWanted, setFormerWanted] = useState(wanted);
  if (wanted !== formerWanted) {
    setFormerWanted(wanted);
    setChosen(wanted?.panel ?? null);
  }
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  useEffect(() => {
    const button = wanted === null ? undefined : buttons.current.get(wanted.panel);
    if (button === undefined) return;
    button.focus({ preventScroll: true });
    if (!isInSight(button)) bringIntoSight(button, 'start');
  }, [wanted]);
  const tabs = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  function press(panel: string): void {
    pressed.current = true;
    setChosen(panel);
  }
  // On a small screen what somebody wants to read would lie below the question; what was pressed in the menu is a tab now.
  useEffect(() => {
    if (pressed.current && chosen !== null) buttons.current.get(chosen)?.focus();
    const panel = pressed.current ? tabs.current?.querySelector('.tab-panel') : null;
    pressed.current = false;
    if (tabs.current !== null && panel && !isInSight(panel)) bringIntoSight(tabs.current, 'start');
  }, [chosen]);
  const shown = panels.find((panel) => panel.id === chosen) ?? panels[0];
  if (shown === undefined) return null;
  const ready = panels.filter((panel) => panel.isReady === true || panel === shown);
  const others = panels.filter((panel) => !ready.includes(panel));

  function walk(event: KeyboardEvent): void {
    const at = ready.findIndex((panel) => panel === shown);
    const next = ready[nextTab(event.key, at, ready.length)];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    buttons.current.get(next.id)?.focus();
  }

  return (
    <div ref={tabs} className="tabs">
      <div className="tab-row">
        <div role="tablist" aria-label={label} className="tab-list">
          {ready.map((panel) => (
            <button
              key={panel.id}
              ref={(button) => {
                if (button === null) buttons.current.delete(panel.id);
                else buttons.current.set(panel.id, button);
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${panel.id}`}
              aria-selected={panel.id === shown.id}
              aria-controls={`${id}-panel`}
              tabIndex={panel.id === shown.id ? 0 : -1}
              onClick={() => press(panel.id)}
              onKeyDown={walk}
            >
              {panel.title}
            </button>
          ))}
        </div>
        {others.length === 0 ? null : <More panels={others} onChoose={press} />}
      </div>
      <div
        key={shown.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown.id}`}
        tabIndex={0}
        className="tab-panel"
      >
        {shown.render()}
      </div>
    </div>
  );
}
