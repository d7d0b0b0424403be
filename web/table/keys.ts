/** What a key does at a table. A digit works in the question alone. */
export type KeyDeed = { readonly nth: number } | 'undo' | 'list';

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Something is typed or chosen there: the key belongs to it. */
  readonly inField: boolean;
  readonly inChoices: boolean;
}

export function keyDeed(pressed: Pressed): KeyDeed | undefined {
  const { key, ctrlKey, altKey, metaKey, inField, inChoices } = pressed;
  if (inField || ctrlKey || altKey || metaKey) return undefined;
  if (key === 'u') return 'undo';
  if (key === 'l') return 'list';
  return inChoices && /^[1-9]$/.test(key) ? { nth: Number(key) } : undefined;
}

/** Whether keys that are pressed in an element are meant for it. */
export function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !['checkbox', 'button'].includes(element.type);
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}
