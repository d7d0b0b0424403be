import { useEffect, type RefObject } from 'react';

/** Folds a panel in when somebody presses outside of it, presses Escape, or goes to another screen. */
export function useFolding(panel: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (): void => {
      if (panel.current !== null) panel.current.open = false;
    };
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && panel.current?.contains(target) === true)) fold();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      const { current } = panel;
      if (key !== 'Escape' || current?.open !== true) return;
      const hadFocus = current.contains(document.activeElement);
      fold();
      // What had the focus is gone: it goes to what unfolds the panel.
      if (hadFocus) current.querySelector('summary')?.focus();
    };
    addEventListener('hashchange', fold);
    addEventListener('pointerdown', press);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('hashchange', fold);
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', escape);
    };
  }, [panel]);
}
