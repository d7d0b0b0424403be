import { isSeat, Table, type Ask, type Language, type Seat, type Viewer } from '@destrier/engine';
import {
  patched,
  plain,
  type ClockState,
  type Json,
  type OneTable,
  type Scene,
  type Step,
} from '@destrier/server/protocol';
import type { GameKit } from '../games/kit.js';
import { counselAt, hintAt } from '../bots/advice.js';
import { newId } from '../storage/ids.js';
import { HERE } from '../storage/saved.js';
import type { Store } from '../storage/store.js';
import type { Thinker } from '../bots/thinker.js';
import {
  whereOf,
  type Condition,
  type Moment,
  type Now,
  type Refused,
  type SeatNews,
  type Sitter,
  type TableLink,
} from '../table/link.js';
import { call, tableCard, text } from './api.js';
import { ChatLines, chatOf } from './chat-lines.js';
import { oneAtATime } from '../table/one-at-a-time.js';
import { isFollowed, isResting } from './followed.js';
import { Live, type Connection, type LiveFrame } from './live.js';
import { Paced } from './paced.js';
import { ratingAt } from './rating-scale.js';
import { refusalOf } from './refusal.js';
import { sceneAt } from './scene-at.js';
import { sittersAt } from './sitters-at.js';

/** A table at the server, seen from a seat or as everybody may see it. */
export class OnlineTable implements TableLink {
  readonly id: string;
  readonly place = 'server';
  readonly kit: GameKit;
  readonly content: object;
  readonly seat: Seat | null;
  readonly chat: ChatLines;
  readonly #store: Store;
  readonly #language: () => Language;
  readonly #reckoner: Pick<Thinker, 'reckon' | 'close'>;
  readonly #adviser: Pick<Thinker, 'think' | 'close'>;
  /** Questions at which there was nothing to calculate: the server is not asked for them again. */
  readonly #silent = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #live: Live;
  #card: OneTable;
  #scene: Scene;
  #condition: Condition = 'fine';
  /** How many of our wishes are not answered yet. */
  #asking = 0;
  /** Whether the whole was asked for again. */
  #again = false;
  readonly #paced: Paced<Step>;
  /** The seats whose players look at the table; null where that is not known. */
  #present: readonly number[] | null = null;
  #now: Now;

  /** `scene`: how the table stands, asked for once, so that there is something to show at once. */
  constructor(given: {
    readonly kit: GameKit;
    readonly content: object;
    readonly card: OneTable;
    readonly scene: Scene;
    readonly seat: Seat | null;
    readonly store: Store;
    /** In which bots are called by their names. */
    readonly language: () => Language;
    readonly reckoner: Pick<Thinker, 'reckon' | 'close'>;
    readonly adviser: Pick<Thinker, 'think' | 'close'>;
    /** Waits until people have seen what a bot did; null where nobody wants to. */
    readonly pause: (rests: boolean) => Promise<void> | null;
  }) {
    this.id = given.card.id;
    this.kit = given.kit;
    this.content = given.content;
    this.seat = given.seat;
    this.#store = given.store;
    this.#language = given.language;
    this.#reckoner = given.reckoner;
    this.#adviser = given.adviser;
    this.#card = given.card;
    this.#scene = given.scene;
    this.chat = new ChatLines({
      ask: (since) => chatOf(this.id, since),
      isOwn: (person) => this.#card.mine.some((at) => this.#personAt(at) === person),
      changed: () => this.#changed(),
    });
    this.#paced = new Paced({
      show: (step) => this.#step(step),
      waits: (step) => isFollowed(step, this.seat, this.#card.clock),
      rest: ({ events }) => given.pause(isResting(events, this.kit)),
    });
    this.#now = this.#look();
    this.#live = new Live({
      table: this.id,
      seat: this.seat,
      last: () => this.#scene,
      hear: (told) => this.#heard(told),
      connection: (state) => this.#connected(state),
    });
  }

  get card(): OneTable {
    return this.#card;
  }

  get clock(): ClockState {
    return this.#scene.clock;
  }

  get options(): { readonly [id: string]: string } {
    return this.#card.options;
  }

  get sitters(): readonly Sitter[] {
    const { bots } = this.#scene;
    return sittersAt(this.#card, { seat: this.seat, bots, language: this.#language() });
  }

  readonly newsOf = (seat: number): SeatNews => {
    const { left, since, running } = this.#scene.clock;
    const ms = left[seat];
    const person = this.#personAt(seat);
    const said = person === undefined ? undefined : this.chat.saidBy(person);
    const isGone = person !== undefined && (this.#scene.bots[seat] ?? null) !== null;
    return {
      isGone,
      ...(isGone ? this.#leaving(seat) : {}),
      isAway: !isGone && this.#isAway(seat),
      ...ratingAt(this.#card, seat),
      ...(this.#card.clock.kind === 'none' || ms === undefined
        ? {}
        : { clock: { left: ms, at: since, runs: running.some((one) => one === seat) } }),
      ...(said === undefined ? {} : { said }),
    };
  };

  /** How somebody left for whom a bot plays; of those who left the server nothing is told. */
  #leaving(seat: number): Pick<SeatNews, 'left'> {
    if (this.#scene.resigned.some((one) => one === seat)) return { left: 'gaveUp' };
    return this.#card.seats[seat]?.person?.name === null ? {} : { left: 'late' };
  }

  /** Programs come and go as they please. */
  #isAway(seat: number): boolean {
    const isPerson = (this.#card.seats[seat]?.person?.kind ?? 'bot') !== 'bot';
    const isHere = seat === this.seat || this.#present === null || this.#present.includes(seat);
    return isPerson && !isHere && this.#scene.result === null;
  }

  #personAt(seat: number): string | undefined {
    return this.#card.seats[seat]?.person?.id;
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
    const refused = await this.#ask((id) => ({
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
    const refused = await this.#ask((id) => ({ kind: 'undo', table, seat, id }));
    return refused === null ? null : refusalOf(refused);
  }

  /** What is asked while nobody answers is kept and asked again; the page says so. */
  async #ask(frame: Parameters<Live['ask']>[0]): ReturnType<Live['ask']> {
    this.#asking += 1;
    if (this.#condition === 'reconnecting' || this.#condition === 'restarting') {
      this.#condition = 'unsent';
      this.#changed();
    }
    try {
      return await this.#live.ask(frame);
    } finally {
      this.#asking -= 1;
    }
  }

  async momentAt(seq: number, eyes = this.#viewer): Promise<Moment> {
    const seat = isSeat(eyes) ? eyes : null;
    return this.#momentOf(await sceneAt(this.id, seat, seq), eyes);
  }

  get #viewer(): Viewer {
    return this.seat ?? 'public';
  }

  async playOn(seq: number): Promise<string> {
    const table = await this.#dealtAnew(this.#scene.result === null ? null : seq);
    const id = newId();
    const own = this.seat ?? 0;
    await this.#store.put({
      id,
      game: this.kit.box.game.id,
      players: this.sitters.map(({ name }, at) => ({ name, who: at === own ? HERE : 'strong' })),
      table,
      counsel: this.#card.counsel,
      at: Date.now(),
      over: false,
      whatIf: { where: whereOf(this), choices: seq },
      seated: own,
    });
    return id;
  }

  /** The table as the seat knows it, with what it cannot know dealt anew; of a finished game at any moment. */
  #dealtAnew(choices: number | null): Promise<string> {
    const query = new URLSearchParams();
    if (choices !== null) query.set('choices', String(choices));
    if (this.seat !== null) query.set('seat', String(this.seat));
    return text(`/tables/${this.id}/play-on?${query}`);
  }

  /** Chances are calculated in the page; the server only deals. */
  get counsel(): TableLink['counsel'] {
    if (!this.#isAdvised) return undefined;
    return async (ask, tell, signal) => {
      if (this.#silent.has(ask.prompt)) return;
      const table = await this.#asKnown();
      signal.throwIfAborted();
      let isSilent = true;
      const hear: typeof tell = (told) => {
        isSilent = false;
        tell(told);
      };
      await counselAt(table, ask, this.#reckoner, { tell: hear, signal });
      if (isSilent) this.#silent.add(ask.prompt);
    };
  }

  get hint(): TableLink['hint'] {
    if (!this.#isAdvised) return undefined;
    return async (ask, signal) => {
      const table = await this.#asKnown();
      signal.throwIfAborted();
      return hintAt(table, ask, this.#adviser, signal);
    };
  }

  async #asKnown(): Promise<Table> {
    return Table.load(this.kit.box.game, await this.#dealtAnew(null), this.content);
  }

  get #isAdvised(): boolean {
    return this.#card.counsel && this.seat !== null;
  }

  record(): Promise<string> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    return text(`/tables/${this.id}/record${seat}`);
  }

  /** Only those who played may ask for it. */
  get rematch(): TableLink['rematch'] {
    if (this.seat === null) return undefined;
    return async () => {
      const next = await call<{ readonly id: string }>('POST', `/tables/${this.id}/rematch`);
      return next.id;
    };
  }

  close(): void {
    this.#live.close();
    this.#paced.forget();
    this.chat.close();
    this.#reckoner.close();
    this.#adviser.close();
    this.#listeners.clear();
  }

  #beginAgain(): void {
    this.#again = true;
    this.#live.again();
  }

  #heard(told: LiveFrame): void {
    switch (told.kind) {
      case 'scene':
        // Nobody is told the whole again who has not asked for it, unless an older back-up was restored.
        if (!this.#again) this.#condition = 'restored';
        this.#again = false;
        this.#paced.forget();
        this.#scene = told;
        break;
      case 'step':
        this.#paced.add(told);
        return;
      case 'news':
        this.#hearNews();
        return;
      case 'present':
        this.#present = told.seats;
        break;
      case 'left':
        this.#condition = 'gone';
        break;
    }
    this.#changed();
  }

  #step(told: Step): void {
    // What happened with a choice that was taken back is no longer so: the whole is asked for again.
    if (told.deed.kind === 'undo') this.#beginAgain();
    if (this.#condition === 'restored') this.#condition = 'fine';
    const { deed: _, changes, events, ...standing } = told;
    const view = this.#patched(changes);
    if (view === null) return;
    this.#scene = { ...standing, kind: 'scene', view, events: [...this.#scene.events, ...events] };
    this.#changed();
  }

  /** Null: it does not fit what is known here, as when a restored table was played on. The whole is asked for again. */
  #patched(changes: Step['changes']): Json | null {
    try {
      return patched(plain(this.#scene.view), changes);
    } catch {
      this.#live.again();
      return null;
    }
  }

  #hearNews(): void {
    this.chat.look();
    this.#refresh();
  }

  readonly #refresh = oneAtATime(async () => {
    try {
      this.#card = await tableCard(this.id, null);
      this.#changed();
    } catch {
      // It is asked for again with the next news.
    }
  });

  #connected(state: Connection): void {
    if (this.#condition === 'gone') return;
    // What is asked for again begins after what was shown.
    this.#paced.flush();
    if (state === 'open') {
      this.#condition = 'fine';
      if (this.#again) this.#live.again();
      // What was told while nobody listened.
      this.#hearNews();
    } else {
      this.#condition = this.#asking > 0 ? 'unsent' : state;
      this.#present = null;
    }
    this.#changed();
  }

  #momentOf(scene: Scene, viewer = this.#viewer): Moment {
    // What was taken back is no part of the history, though the log has both.
    const { choices: seq, view, events, asks, undo, result } = scene;
    return { seq, viewer, view, asks, events, undo, result };
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
