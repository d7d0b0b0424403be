import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isField, keyDeed, type KeyDeed } from './keys.js';

/** What keys do besides pressing buttons. */
interface ByKey {
  /** Null where nothing can be taken back. */
  readonly undo: (() => void) | null;
  /** Null where nothing that is filled in is whole. */
  readonly send: (() => void) | null;
  readonly help: () => void;
}

/** Single keys at a table, while the focus is in it or nowhere. Enter, which sends what is filled in, is always one of them. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  areOn: boolean,
  { undo, send, help }: ByKey,
): void {
  /** Whether there was anything to do. */
  const act = (deed: KeyDeed, target: Element): boolean => {
    switch (deed) {
      case 'undo':
        undo?.();
        return undo !== null;
      case 'send':
        send?.();
        return send !== null;
      case 'help':
        help();
        return true;
    }
    if ('press' in deed)
      return pressed(
        root.current?.querySelector(`[aria-keyshortcuts=${deed.press}]:not(:disabled)`),
      );
    const choices = target.closest('[data-choices]');
    return pressed(choices?.querySelector(`[data-key="${deed.choose}"]`));
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target !== document.body && root.current?.contains(target) !== true) return;
    const inChoices = target.closest('[data-choices]') !== null;
    const onPicked = target.matches('[aria-pressed=true], .prompt');
    const inField = isField(target);
    const deed = keyDeed({ key, ctrlKey, altKey, metaKey, inField, inChoices, onPicked });
    if (deed === undefined || (deed !== 'send' && !areOn)) return;
    if (act(deed, target)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function pressed(button: Element | null | undefined): boolean {
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}
