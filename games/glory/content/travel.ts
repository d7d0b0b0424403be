import { challenge } from './challenge.js';
import { market } from './market.js';
import { romance } from './romance.js';
import type { Content } from './types.js';

export const travel = { ...romance, ...market, ...challenge } satisfies Content['travel'];
