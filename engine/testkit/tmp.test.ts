import { test } from 'vitest';
import { checkGames } from './check.js';
import { barter } from './sample/barter.js';
test('x', () => { for (const seats of [2,3,4]) for (const f of checkGames(barter(), { seats, options: {goods: 'few'} }, { games: 100, thoroughOneIn: 3 })) console.log(f.message, f.scenario); }, 60000);
