import type { Language } from '@destrier/engine';
import { placeAt } from '../app/route.js';
import { LocalTable } from '../local/local-table.js';
import { openedTable } from '../local/page.js';
import { find } from '../online/page.js';
import type { TableLink } from '../table/link.js';

/** Opens a table by its place and id in one word, as `whereOf` writes it; null: there is none to look back at. */
export async function opened(where: string, language: () => Language): Promise<TableLink | null> {
  const place = placeAt(where);
  if (place.at === 'here') {
    const table = await openedTable(place.id, language);
    return table instanceof LocalTable ? table : null;
  }
  if (place.at !== 'table') return null;
  const found = await find(place.id, null, language);
  if (found.kind === 'failed') throw found.error;
  return found.kind === 'table' ? found.table : null;
}
