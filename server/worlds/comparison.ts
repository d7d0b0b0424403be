import { need } from '@destrier/engine';
import type { TwinServer } from './twin-server.js';
import type { Onlooker } from './onlooker.js';
import type { Route } from './routes.js';

/** A twin server and those who look at a table there. */
export interface Side {
  readonly house: TwinServer;
  readonly table: string;
  readonly onlookers: readonly Onlooker[];
}

/** A seat, and somebody who only watches. */
export function sideOf(house: TwinServer, table: string, seat: number): Side {
  return { house, table, onlookers: [need(house.onlookers[seat], 'onlooker'), house.watcher] };
}

/** Reads the same routes in both worlds, and holds what both were told against each other. */
export class Comparison {
  texts = 0;
  bytes = 0;
  /** Pairs of texts that were not equal. */
  readonly differences: string[] = [];

  async read(sides: readonly Side[], routes: readonly Route[]): Promise<void> {
    for (const { table, onlookers } of sides)
      for (const one of onlookers)
        for (const { path, takesSeat } of routes)
          await one.get(path.replace('{table}', table), takesSeat);
  }

  /** Compares all that was told since this was done last. */
  compare(here: Side, there: Side, when: string): void {
    for (const [i, one] of here.onlookers.entries()) {
      const told = here.house.plain(one.told());
      const toldThere = there.house.plain(there.onlookers[i]?.told() ?? []);
      this.texts += told.length;
      this.bytes += told.join('').length;
      for (let n = 0; n < Math.max(told.length, toldThere.length); n++)
        if (told[n] !== toldThere[n])
          this.differences.push(`${when}: ${told[n]}\nagainst\n${toldThere[n]}`);
    }
  }
}
