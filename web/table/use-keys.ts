import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isField, keyDeed } from './keys.js';

/** Single keys at a table, while the focus is in it: a digit chooses in the list, `u` takes back, `l` shows the list. */
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
    if (deed === 'list') return pressed(root.current?.querySelector('[aria-keyshortcuts=l]'));
    pressed(choices?.querySelector(`[data-nth="${deed.nth}"]`));
  });
  useEffect(() => {
    const { current } = root;
    if (current === null || !areOn) return undefined;
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [root, areOn]);
}

function pressed(button: Element | null | undefined): void {
  if (button instanceof HTMLElement) button.click();
}
