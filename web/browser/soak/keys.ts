import type { Press } from '../player.js';

const MOST_KEYS = 500;

/** Goes to a part of the page by keys alone and sets it off there. */
export const byKeys: Press = async (target) => {
  const { keyboard } = target.page();
  for (let n = 0; n < MOST_KEYS; n++) {
    const way = await target.evaluate((part): 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' => {
      const { activeElement } = document;
      if (activeElement === part) return part instanceof HTMLInputElement ? 'Space' : 'Enter';
      const isBefore =
        activeElement !== null &&
        activeElement !== document.body &&
        (activeElement.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    await keyboard.press(way);
    if (way === 'Enter' || way === 'Space') return;
  }
  throw new Error('no key leads there');
};
