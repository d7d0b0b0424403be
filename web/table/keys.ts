import { KEYS } from './option-keys.js';

/** What a key does at a table. One that chooses works in the question alone. */
export type KeyDeed =
  | { readonly choose: string }
  /** Presses the button that says of itself that this is its key. */
  | { readonly press: 'h' | 'l' }
  | 'undo'
  /** Sends what is filled in. */
  | 'send'
  /** Shows all keys. */
  | 'help';

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Something is typed or chosen there: the key belongs to it. */
  readonly inField: boolean;
  readonly inChoices: boolean;
  /** On a thing that is picked with others: to press it again would put it back. */
  readonly onPicked: boolean;
}

export function keyDeed(pressed: Pressed): KeyDeed | undefined {
  const { key, ctrlKey, altKey, metaKey, inField, inChoices, onPicked } = pressed;
  if (inField || ctrlKey || altKey || metaKey) return undefined;
  switch (key) {
    case 'u':
      return 'undo';
    case 'h':
    case 'l':
      return { press: key };
    case '?':
      return 'help';
    case 'Enter':
      return onPicked ? 'send' : undefined;
    default:
      return inChoices && KEYS.includes(key) ? { choose: key } : undefined;
  }
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
