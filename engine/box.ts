import type { Params, Seat, Word } from './basics.js';
import type { Counsel } from './counsel.js';
import type { GameEvent } from './events.js';
import type { AnyGame } from './game.js';
import type { AnyCensus, AnyEvaluation } from './evaluation.js';
import type { OddsBook } from './odds.js';
import type { LabBook } from './lab-book.js';
import type { PackSchema } from './pack/schema.js';
import type { Words } from './scenario/words.js';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Sentences by key, in ICU MessageFormat. Keys: `prompt.<procedure>.<step>`, with `.<verb>` where nothing else can be
 * chosen, and, for those who wait,
 * `wait.<procedure>.<step>`; `verb.<verb>` (words as {a} {b} {c}, lists as {items}) and, where it
 * counts a word, `verb.<verb>.blank` for when that is still to be chosen; `word.<word>`, or `word.<kind>.<word>` where
 * things of several kinds have one id; `why.<key>`;
 * `effect.<word>` for what a thing does; `event.<name>` and `event.<name>.hidden` for those who may not know all of
 * it; `moment.<moment>`; `cause.<cause>`; `chance.<of>` for what
 * counsel tells the chance {share} of, and `counsel.where` for where it has something to tell; `option.<id>` and `option.<id>.<value>` for the options of the table;
 * `field.<key of the view>`, `show.<key of the view>` for how its value reads and `each.<key of the view>` for how each
 * entry of its list does. A parameter is spoken by the kind that the game declares for it. The fields of a view have no
 * kinds: in `show` and `each`, {x_seat} is spoken as the name of a seat, a number below 0 by `word.seat<number>`.
 */
export type Catalogue = { readonly [key: string]: string };

/** Which rules are implemented, and whose they are. A host may change the title here and nowhere else. */
export interface Title {
  readonly title: { readonly [language in Language]: string };
  readonly designers: readonly string[];
  readonly publishers: readonly string[];
  /** One sentence: what it is. */
  readonly about: { readonly [language in Language]: string };
  /** Minutes per game, about. */
  readonly minutes: number;
}

/** What a drawing or a note is made on. */
export interface Sheet {
  readonly content: never;
  /** The viewer, and what the seats are called. */
  readonly viewer: Seat;
  readonly names: readonly string[];
  /** How many characters a line may have. */
  readonly width: number;
}

/** A sheet for a glance at the table: at most so many lines; plain ones are read out, so nothing is drawn in them. */
export interface GlanceSheet extends Sheet {
  readonly lines: number;
  readonly plain: boolean;
}

/** A part of the table that is looked at whole, by a word of the language. */
export interface Section {
  readonly word: string;
  readonly text: string;
}

/** How a table is shown that is more than a screen. */
export interface Glance {
  /** What everybody needs at a question. */
  readonly table: (view: never, language: Language, sheet: GlanceSheet) => readonly string[];
  readonly sections: (view: never, language: Language, sheet: Sheet) => readonly Section[];
}

/** An option of a menu, with the parameters of the question that it answers; a factored choice has no words yet. */
export interface MenuOption {
  readonly verb: string;
  readonly words: readonly Word[];
  readonly params: Params;
}

/** A game in its box: what the table, the terminal and the tools need besides the rules. */
export interface Box {
  readonly game: AnyGame;
  readonly title: Title;
  readonly text: { readonly [language in Language]: Catalogue };
  /**
   * Texts that follow from the figures of the content, a pack's or the game's own: above all `effect.<word>`. The names
   * in them are those of the language's text.
   */
  readonly effects?: (content: never, language: Language, text: Catalogue) => Catalogue;
  /** The folder with RULES.md and scenarios, below the root of the project; of a game outside it, below its package. */
  readonly folder: string;
  /** The words in which its scenarios are written. Without them scenarios have paths and choices alone. */
  readonly words?: Words;
  /** What a content pack may change. Without it packs of this game are refused. */
  readonly pack?: PackSchema;
  /** A drawing of the board for the terminal, from the view of a seat. Without it the view is printed as lists. */
  readonly draw?: (view: never, language: Language, sheet: Sheet) => string;
  /** Instead of a drawing where the table is more than a screen: question and table together keep to the screen. */
  readonly glance?: Glance;
  /**
   * What an option costs or brings as the table stands; empty where its `effect.<word>` says enough, null where that
   * would mislead.
   */
  readonly note?: (
    view: never,
    option: MenuOption,
    language: Language,
    sheet: Sheet,
  ) => string | null;
  /**
   * The option that leaves everything as it is, at a question of the viewer's where no other can matter either; null
   * where one can. Whoever wants to be asked only when it can matter answers with it: an ordinary choice.
   */
  readonly harmless?: (
    view: never,
    prompt: string,
    events: readonly GameEvent[],
    sheet: Pick<Sheet, 'content' | 'viewer'>,
  ) => string | null;
  /** How bots judge a table. Without it they go by the score as it stands. */
  readonly evaluation?: AnyEvaluation;
  /** Advice for people who ask for it. Without it the game gives none. */
  readonly counsel?: Counsel;
  /** Exact chances of the contests inside the game. Without it `destrier odds` has none to tell. */
  readonly odds?: OddsBook;
  /** What a laboratory counts besides seats and scores. */
  readonly census?: AnyCensus;
  /** What the laboratory measures. Without it nothing of this game is. */
  readonly lab?: LabBook;
}

/** All sentences of a table: those of its game, and those that follow from its content. */
export function tableText(
  { text, effects }: Pick<Box, 'text' | 'effects'>,
  content: object,
  language: Language,
): Catalogue {
  // Only the game itself knows what its content is.
  return { ...text[language], ...effects?.(content as never, language, text[language]) };
}
