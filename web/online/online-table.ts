import { isSeat, type Ask, type Params, type Seat } from '@destrier/engine';
import {
  patched,
  plain,
  type ClockState,
  type Scene,
  type TableCard,
} from '@destrier/server/protocol';
import type { GameKit } from '../games/kit.js';
import { newId } from '../local/ids.js';
import { HERE } from '../local/saved.js';
import type { Store } from '../local/store.js';
import type { Condition, Moment, Now, Refused, Sitter, TableLink } from '../table/link.js';
import { call, tableCard, text } from './api.js';
import { Live, type Connection, type Told } from './live.js';

/** A table at the server, seen from a seat or as everybody may see it. */
export class OnlineTable implements TableLink {
  readonly id: string;
  readonly place = 'server';
  readonly kit: GameKit;
  readonly content: object;
  readonly seat: Seat | null;
  readonly #store: Store;
  readonly #listeners = new Set<() => void>();
  readonly #newsListeners = new Set<() => void>();
  readonly #live: Live;
  #card: TableCard;
  #scene: Scene;
  #condition: Condition = 'fine';
  #now: Now;

  /** `scene`: how the table stands, asked for once, so that there is something to show at once. */
  constructor(given: {
    readonly kit: GameKit;
    readonly content: object;
    readonly card: TableCard;
    readonly scene: Scene;
    readonly seat: Seat | null;
    readonly store: Store;
  }) {
    this.id = given.card.id;
    this.kit = given.kit;
    this.content = given.content;
    this.seat = given.seat;
    this.#store = given.store;
    this.#card = given.card;
    this.#scene = given.scene;
    this.#now = this.#look();
    this.#live = new Live({
      table: this.id,
      seat: this.seat,
      since: () => this.#scene.seq,
      hear: (told) => this.#heard(told),
      connection: (state) => this.#connected(state),
    });
  }

  get card(): TableCard {
    return this.#card;
  }

  get clock(): ClockState {
    return this.#scene.clock;
  }

  get options(): { readonly [id: string]: string } {
    return this.#card.options;
  }

  get sitters(): readonly Sitter[] {
    return this.#card.seats.map(({ seat, person, bot }) => {
      const standIn = this.#scene.bots[seat] ?? bot;
      const name = person?.name ?? standIn ?? '–';
      if (standIn !== null && standIn !== undefined) return { name, who: { bot: standIn } };
      return { name, who: seat === this.seat ? 'here' : 'away' };
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  now = (): Now => this.#now;

  /** Nobody takes turns at this screen. */
  sit(): void {}

  async choose(ask: Ask, option: string): Promise<Refused | null> {
    const { id: table, seat } = this;
    const refused = await this.#live.ask((id) => ({
      kind: 'choose',
      table,
      ask: ask.id,
      option,
      seat,
      id,
    }));
    return refused === null ? null : refusalOf(refused);
  }

  async undo(): Promise<Refused | null> {
    const { id: table, seat } = this;
    const refused = await this.#live.ask((id) => ({ kind: 'undo', table, seat, id }));
    return refused === null ? null : refusalOf(refused);
  }

  async momentAt(seq: number): Promise<Moment> {
    return this.#momentOf(await sceneAt(this.id, this.seat, seq));
  }

  async playOn(seq: number): Promise<string> {
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const table = await text(`/tables/${this.id}/play-on?seq=${seq}${seat}`);
    const id = newId();
    await this.#store.put({
      id,
      game: this.kit.box.game.id,
      players: this.sitters.map(({ name }, at) => ({
        name,
        who: at === (this.seat ?? 0) ? HERE : 'strong',
      })),
      table,
      counsel: this.#card.counsel,
      at: Date.now(),
      over: false,
      seated: this.seat ?? 0,
    });
    return id;
  }

  record(): Promise<string> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    return text(`/tables/${this.id}/record${seat}`);
  }

  /** Told when something besides the game has changed: seats, names, chat. */
  onNews(listener: () => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  close(): void {
    this.#live.close();
    this.#listeners.clear();
  }

  #heard(told: Told): void {
    switch (told.kind) {
      case 'scene':
        this.#scene = told;
        break;
      case 'step': {
        // What happened with a choice that was taken back is no longer so: the whole is asked for again.
        if (told.deed.kind === 'undo') this.#live.again();
        const { changes, events, seq, asks, clock, bots, undo, result } = told;
        const view = patched(plain(this.#scene.view), changes);
        this.#scene = {
          kind: 'scene',
          seq,
          view,
          events: [...this.#scene.events, ...events],
          asks,
          clock,
          bots,
          undo,
          result,
        };
        break;
      }
      case 'news':
        for (const listener of this.#newsListeners) listener();
        void this.#refresh();
        return;
      case 'left':
        this.#condition = 'gone';
        break;
    }
    this.#changed();
  }

  async #refresh(): Promise<void> {
    try {
      this.#card = await tableCard(this.id, null);
      this.#changed();
    } catch {
      // It is asked for again with the next news.
    }
  }

  #connected(state: Connection): void {
    if (this.#condition === 'gone') return;
    this.#condition = state === 'open' ? 'fine' : state;
    this.#changed();
  }

  #momentOf(scene: Scene): Moment {
    const { seq, view, events, asks, undo, result } = scene;
    return { seq, viewer: this.seat ?? 'public', view, asks, events, undo, result };
  }

  #look(): Now {
    const thinking = this.#scene.asks.find(({ seat }) => (this.#scene.bots[seat] ?? null) !== null);
    return {
      moment: this.#momentOf(this.#scene),
      handTo: null,
      thinking: thinking?.seat ?? null,
      condition: this.#condition,
    };
  }

  #changed(): void {
    this.#now = this.#look();
    for (const listener of this.#listeners) listener();
  }
}

export function sceneAt(table: string, seat: Seat | null, seq: number | null): Promise<Scene> {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  if (seq !== null) query.set('seq', String(seq));
  return call('GET', `/tables/${encodeURIComponent(table)}/scene?${query}`);
}

/** The seat of somebody at a table; the first of several. */
export function mySeat({ mine }: TableCard): Seat | null {
  const [first] = mine;
  return isSeat(first) ? first : null;
}

/** What the rules say, or the server: its codes have words of their own. */
function refusalOf(refused: {
  readonly code: string;
  readonly [detail: string]: unknown;
}): Refused {
  const { code, why, params, rule } = refused;
  if (typeof why === 'string')
    return {
      why,
      params: (params ?? {}) as Params,
      rule: typeof rule === 'string' ? rule : null,
    };
  return { why: `server.${code}`, params: {}, rule: null };
}
