import { tableText, type Catalogue, type Language } from '@destrier/engine';
import type { TableLink } from '../table/link.js';

/** All sentences of a table's game, with those that follow from its content. */
export function catalogueOf({ kit, content }: TableLink, language: Language): Catalogue {
  return tableText(kit.box, content, language);
}
