import type { Ask, Seat, Table } from '@destrier/engine';
import type { GameKit } from '../games/kit.js';
import { momentOf } from '../local/local-table.js';
import { bearing } from '../people/sitters.js';
import type { KeptAnalysis } from '../storage/analyses.js';
import type { Moment, Now, Sitter, TableLink } from '../table/link.js';

interface PuzzleSettings {
  readonly kept: KeptAnalysis;
  readonly kit: GameKit;
  /** The whole game. */
  readonly table: Table;
  /** The number of the choice, and whose it was. */
  readonly seq: number;
  readonly seat: Seat;
  readonly onTry: (option: string) => void;
}

/** A table that stands before one choice until it is solved: what is chosen is tried, and nothing follows from it. */
export class PuzzleTable implements TableLink {
  readonly id: string;
  readonly place = 'here';
  readonly kit: GameKit;
  readonly content: object;
  readonly options: { readonly [id: string]: string };
  readonly sitters: readonly Sitter[];
  readonly #settings: PuzzleSettings;
  readonly #watchers = new Set<() => void>();
  #now: Now;

  constructor(settings: PuzzleSettings) {
    const { kept, kit, table, seq, seat } = settings;
    this.#settings = settings;
    this.id = `${kept.where}-${seq}`;
    this.kit = kit;
    this.content = table.prepared.content;
    this.options = table.prepared.options;
    this.sitters = bearing(
      kept.sitters.map(({ name, who, arms }, at) => ({
        seat: at,
        name,
        who: at === seat ? 'here' : who === 'here' ? 'away' : who,
        arms,
        isOfHouse: typeof who === 'object',
      })),
    );
    const moment = { ...momentOf(table.rewound(seq - 1), seat), undo: false };
    this.#now = { moment, handTo: null, thinking: null, condition: 'fine' };
  }

  /** Nothing changes but that it is solved. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly now = (): Now => this.#now;

  /** Then nothing is asked any more. */
  solve(): void {
    this.#now = { ...this.#now, moment: { ...this.#now.moment, asks: [] } };
    for (const watcher of this.#watchers) watcher();
  }

  sit(): void {}

  async choose(_: Ask, option: string): Promise<null> {
    this.#settings.onTry(option);
    return null;
  }

  async undo(): Promise<null> {
    return null;
  }

  async momentAt(): Promise<Moment> {
    return this.#now.moment;
  }

  async playOn(): Promise<string> {
    return this.id;
  }

  async record(): Promise<string> {
    return this.#settings.kept.record;
  }

  close(): void {}
}
