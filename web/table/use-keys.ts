import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isField, keyDeed } from './keys.js';

/** Single keys at a table, while the focus is in it: a digit chooses in the list, `u` takes back. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  areOn: boolean,
  undo: (() => void) | null,
): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const choices = target.closest('[data-choices]');
    const inField = isField(target);
    const deed = keyDeed({ key, ctrlKey, altKey, metaKey, inField, inChoices: choices !== null });
    if (deed === undefined) return;
    if (deed === 'undo') return undo?.();
    const chosen = choices?.querySelector(`[data-nth="${deed.nth}"]`);
    if (chosen instanceof HTMLElement) chosen.click();
  });
  useEffect(() => {
    const { current } = root;
    if (current === null || !areOn) return undefined;
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [root, areOn]);
}
