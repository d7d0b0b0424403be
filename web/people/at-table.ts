import { createContext } from 'react';
import type { TableLink } from '../table/link.js';

/** The table around which people sit, for their plates; null where there is none. */
export const AtTable = createContext<TableLink | null>(null);
