import type { Knight } from '../content/types.js';

/** What bots think things are worth, in points at the end. Tuned by play. */

/** A traitor against whom nothing helps yet, of its penalty: far from the scoring, and more for each step nearer. */
export const TRAITOR = 0.28;
/** Excalibur: how likely a castle is clean with 0, 1, 2 … traitors open, far from the scoring. */
export const CLEAN = [0.85, 0.5, 0.25, 0.1];
/** How likely a relic is still one's own at the scoring, far from it. */
export const KEPT = 0.55;
/** A relic at later scorings, each. */
export const RELIC_LATER = 0.25;
/** The Grail without a tie to break. */
export const GRAIL = 0.7;

/** A majority in a territory: how much of it lasts until the scoring, far from it; and for each later one. */
export const TERRITORY = 0.85;
export const TERRITORY_LATER = 0.72;
/** The same in a province, whose counters go home. */
export const MAJORITY = 0.6;
/** A province with a counter, for each later scoring. */
export const FOOTHOLD = 1;
/** A counter in reserve while there are turns left. */
export const RESERVE = 0.12;
/** A majority that one counter more would win. */
export const WITHIN_REACH = 0.12;

/** A servant out: how likely it stays until the scoring, far from it; and for each later one. */
export const SERVANT = 0.75;
export const SERVANT_LATER = 0.5;

/** A quest by the number of its conditions that are missing, of its points. */
export const QUEST = [0.97, 0.38, 0.14, 0.05, 0.02, 0.01, 0];
/** With fewer turns to come unfinished quests are worth less. */
export const QUEST_TURNS = 6;
/** A card that is drawn blind. */
export const BLIND_QUEST = 0.5;

/** A good, beyond its points at the end, while the whole game is left; less for the like of one that one has. */
export const GOOD = { shield: 0.5, flag: 0.65, material: 0.85 } as const;
export const LIKE = 0.7;
/** A shield against traitors to come, for each time they come. */
export const SHIELD_LATER = 0.25;

/** Apples and staffs beyond their points at the end, while the whole game is left. */
export const APPLE = 0.7;
export const STAFF = 0;

/** A turn whose dice are not rolled yet. */
export const TURN = 2.3;
/** Of what a landing promises now, by how many turns lie before it. */
export const PROMISED = [0.9, 0.75, 0.65];
/** Merlin does not stay where he is: this much of his landing is as it looks now. */
export const MERLIN = 0.55;
/** What a tower gives, about. */
export const TOWER = 0.9;
/** New quests for old. */
export const EXCHANGE = 0.6;

/** A tile on a knight while the whole game is left. */
export const TILES: { readonly [knight in Knight]: number } = {
  tristan: 0.9,
  galahad: 0.9,
  gawain: 0.8,
  gaheris: 2,
  gareth: 1.2,
  bedivere: 0.4,
  lamorak: 0,
  bors: 1.2,
  lancelot: 0,
  percival: 0.7,
  geraint: 1.2,
  kay: 1,
};
/** A seal by its row, while the whole game is left. */
export const SEALS = [0, 1.6, 2.6, 4];

/** A lead that wins three games in four: at the end, and by how much more while the whole game is left. */
export const SCALE = { end: 3, more: 7 } as const;
