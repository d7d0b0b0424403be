import type { GameEvent, Seat } from '@destrier/engine';
import type { Drawing } from '../art/drawing.js';
import type { SignName } from '../art/signs.js';
import type { ChargeName } from '@destrier/heraldry/charges';
import type { Moment } from '../table/link.js';
import type { Who } from '../table/scores.js';

/** What a game celebrates, as data: who, what and how much. The kit of ceremonies shows it and finds the words. */

/** Somebody in their arms: a seat, or anybody else by the word that the game has for them. */
export interface ArmsBearer {
  readonly who: Who;
  readonly blazon: string;
}

/** What somebody gets for it: a sign and how many. */
export interface Prize {
  readonly sign: SignName;
  readonly amount: number;
}

export interface DuelWon {
  readonly kind: 'duel';
  readonly winner: ArmsBearer;
  readonly loser: ArmsBearer;
  /** In order; the winner's attack first. */
  readonly engagements: readonly {
    readonly attacks: readonly [number, number];
    readonly isWon: boolean;
  }[];
  readonly prize: readonly Prize[];
  /** Where the winner's shield stood on the track, and where it stands now; null where it did not move. */
  readonly hop: { readonly from: number; readonly to: number } | null;
}

export interface RoundOver {
  readonly kind: 'round';
  readonly round: number;
  readonly sign: SignName;
  /** Everybody, from the most gained on: what the round brought or cost them, and what they have now. */
  readonly gains: readonly (ArmsBearer & { readonly gained: number; readonly total: number })[];
}

export interface TournamentWon {
  readonly kind: 'tournament';
  /** The word that the game has for it. */
  readonly name: string;
  readonly winner: ArmsBearer;
  /** In the order in which they were beaten. */
  readonly beaten: readonly ArmsBearer[];
  readonly prize: readonly Prize[];
  /** What the winner has in all since. */
  readonly total: number;
}

export interface LegendOpened {
  readonly kind: 'legend';
  readonly seat: Seat;
  readonly legend: string;
  readonly hero: string;
  readonly blazon: string;
  readonly portrait: Drawing;
  /** What is painted on its card. */
  readonly charge: ChargeName;
  readonly health: number;
  readonly threshold: number;
}

/** What one cause brought or cost everybody whom it concerned. */
export interface ReckonedLine {
  readonly cause: string;
  /** The word that the game has for what was counted, where a cause has several; and how many there were. */
  readonly name: string | null;
  readonly number: number | null;
  readonly picture: Drawing;
  /** The events that tell of it. */
  readonly told: readonly GameEvent[];
  readonly points: ReadonlyMap<Who, number>;
}

/** Everybody's points are counted, cause by cause. */
export interface Reckoning {
  readonly kind: 'reckoning';
  /** The event that names it. */
  readonly named: GameEvent;
  /** Nothing is counted after it. */
  readonly isLast: boolean;
  /** With what everybody had before. */
  readonly seats: readonly (ArmsBearer & { readonly had: number })[];
  readonly lines: readonly ReckonedLine[];
}

export type Ceremony = DuelWon | RoundOver | TournamentWon | LegendOpened | Reckoning;

/** Something that happened, among all that is told until now. */
export interface Occasion {
  readonly event: GameEvent;
  readonly events: readonly GameEvent[];
  /** Where it stands among them. */
  readonly at: number;
  /** How the table stands now. */
  readonly moment: Moment;
  readonly content: object;
}

/** What is celebrated of an event; null where it is none of those. */
export type Ceremonies = (occasion: Occasion) => Ceremony | null;

/** How the end of a game is built of its points. */
export interface PodiumLook {
  /** What is counted. */
  readonly unit: 'glory' | 'health' | 'points';
  /** By cause; a cause without one has that of the unit. */
  readonly signs: { readonly [cause: string]: SignName };
  /** The arms of an opponent who has no seat; in another colour where somebody has it. */
  readonly automa?: string;
}

/** Great ones fill the table and wait to be closed; small ones lie over it for a moment. */
export function isGreat({ kind }: Ceremony): boolean {
  return kind === 'tournament' || kind === 'legend' || kind === 'reckoning';
}

/** Whether somebody has fought in the duel that has ended. */
export function isOwnDuel(ceremony: Ceremony, me: Seat | null): boolean {
  if (ceremony.kind !== 'duel' || me === null) return false;
  return ceremony.winner.who === me || ceremony.loser.who === me;
}
