import type { Language } from '@destrier/engine';
import { isBearable } from '@destrier/heraldry';
import { toldApart } from '../heraldry/told-apart.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';
import type { Sitter } from '../table/link.js';
import { companyOf, houseOf } from './house.js';

/** What people and bots were called who had no name of their own, in every language that somebody may have played in. */
const PLAYER = { en: 'Player', fr: 'Joueur', ru: 'Игрок' } as const;
const NUMBERED_PLAYER = /^(?:Player|Joueur|Игрок) (\d+)$/;
const NUMBERED_BOT = /^(?:Bot|Robot|Бот) (\d+)$/;

/** A name as a reader of a language writes it: those of the house have one in each. */
function calledIn(language: Language, name: string, table: string): string {
  const bot = Number(NUMBERED_BOT.exec(name)?.[1] ?? 0);
  const one = bot === 0 ? houseOf(name) : companyOf(table, bot)[bot - 1];
  if (one !== undefined) return one.name[language];
  const player = NUMBERED_PLAYER.exec(name)?.[1];
  return player === undefined ? name : `${PLAYER[language]} ${player}`;
}

/** Those at a table of this browser. Its owner sits on the first seat that somebody here has. */
export function localSitters(
  players: readonly SavedPlayer[],
  table: { readonly id: string; readonly language: Language; readonly ownArms: string | null },
): readonly Sitter[] {
  const owner = players.findIndex(({ who }) => who === HERE);
  return bearing(
    players.map(({ name, who }, seat) => {
      const called = calledIn(table.language, name, table.id);
      if (who !== HERE)
        return {
          seat,
          name: called,
          who: { bot: who },
          arms: houseOf(called)?.arms,
          isOfHouse: true,
        };
      const arms = seat === owner ? table.ownArms : null;
      return { seat, name: called, who: 'here', arms, isOfHouse: false };
    }),
  );
}

/** Somebody of whom it is not yet known whether their colour is borne by another. */
export interface Comer extends Pick<Sitter, 'name' | 'who'> {
  readonly seat: number;
  /** What they chose, if it can be drawn. */
  readonly arms: string | null | undefined;
  /** Whether a bot has the seat, and does not only stand in for somebody. */
  readonly isOfHouse: boolean;
}

/** Everybody with arms that can be drawn, no two of one colour. */
export function bearing(comers: readonly Comer[]): readonly Sitter[] {
  const borne = toldApart(
    comers.map(({ seat, arms, isOfHouse }) => ({
      seat,
      arms: typeof arms === 'string' && isBearable(arms) ? arms : null,
      isOfHouse,
    })),
  );
  return comers.flatMap(({ name, who }, at) => {
    const arms = borne[at];
    return arms === undefined ? [] : { name, who, arms };
  });
}
