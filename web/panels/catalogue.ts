import type { Catalogue, Language } from '@destrier/engine';
import type { TableLink } from '../table/link.js';

/** All sentences of a table's game, with those that follow from its content. */
export function catalogueOf({ kit, content }: TableLink, language: Language): Catalogue {
  const { text, effects } = kit.box;
  // Only the game itself knows what its content is.
  return { ...text[language], ...effects?.(content as never, language) };
}
