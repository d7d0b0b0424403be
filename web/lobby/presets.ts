import { optionsFor, settingBlocked, type AnyGame, type Why } from '@destrier/engine';
import { LEVELS } from '@destrier/bots/level';
import type { Preset } from '../games/kit.js';
import type { SavedPlayer } from '../storage/saved.js';

/** What somebody has chosen besides where and how many. */
export interface Chosen {
  readonly players: readonly SavedPlayer[];
  readonly options: { readonly [id: string]: string };
  readonly counsel: boolean;
}

const isBot = ({ who }: SavedPlayer): boolean => LEVELS.some((level) => level === who);

/** What was chosen for more or other seats no longer counts. */
export function fittingOptions(
  game: AnyGame,
  seats: number,
  chosen: Chosen['options'],
): Chosen['options'] {
  const ids = optionsFor(game, seats).map(({ id }) => id);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.includes(id)));
}

/** Every option of so many seats with its value. */
function settled(game: AnyGame, seats: number, chosen: Chosen['options']): Chosen['options'] {
  const usual = optionsFor(game, seats).map((one) => [one.id, one.default] as const);
  return { ...Object.fromEntries(usual), ...fittingOptions(game, seats, chosen) };
}

/** Why so many cannot play it this way. */
export function presetBlocked(game: AnyGame, seats: number, preset: Preset): Why | undefined {
  return settingBlocked(game, seats, settled(game, seats, preset.options));
}

/** The same party, with the rules, the bots and the advice of a preset. */
export function withPreset(players: readonly SavedPlayer[], preset: Preset): Chosen {
  return {
    players: players.map((player) => (isBot(player) ? { ...player, who: preset.bots } : player)),
    options: preset.options,
    counsel: preset.counsel,
  };
}

/** Whether what is chosen is what a preset promises. */
export function isPreset(game: AnyGame, chosen: Chosen, preset: Preset): boolean {
  const { players, options, counsel } = chosen;
  const own = settled(game, players.length, options);
  const meant = settled(game, players.length, preset.options);
  return (
    counsel === preset.counsel &&
    players.every((player) => !isBot(player) || player.who === preset.bots) &&
    Object.keys(meant).every((id) => own[id] === meant[id])
  );
}
