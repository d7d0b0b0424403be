import { need } from '@destrier/engine';
import type { Colour } from '../content/types.js';
import { bestOf } from '../rules/duel/dice.js';
import { occupant } from '../rules/tournament/bracket.js';
import { KNIGHT, OTTO } from '../state.js';
import type { Desk } from './desk.js';

/** Whom one meets first from a slot of the joust: the slots are pairs, counted from 1. */
export function slotNote(desk: Desk, slot: number): string {
  const { content, effect, name, notes, sentence, view, voice, word } = desk;
  const beside = view.tournament.bracket[slot % 2 === 1 ? slot : slot - 2] ?? '';
  if (beside === '') return notes.nobody;
  const who = occupant(beside);
  if (who === KNIGHT) return `${notes.opponent(word(beside))} ${effect(beside)}`;
  const tiles = who === OTTO ? view.otto.tile : [];
  const figures = tiles.map((tile) =>
    sentence(voice.foe(need(content.knights[tile], 'the knight of Otto'))),
  );
  return [notes.opponent(name(who)), ...figures].join(' ');
}

/** The colour of the die that a tile turns, if it does nothing else. */
function turned({ content }: Desk, tile: string): Colour | undefined {
  const { turn, ...other } = content.supports[tile]?.effect ?? {};
  if (turn !== undefined)
    return Object.keys(other).every((key) => key === 'cost') ? turn : undefined;
  const relic = content.relics[tile];
  return relic?.attack === undefined && relic?.reroll === undefined ? relic?.turn : undefined;
}

/** A tile whose die shows its highest value already. */
export function tileNote(desk: Desk, tile: string): string {
  const { content, effect, g, notes, view, viewer } = desk;
  const colour = turned(desk, tile);
  const side = view.duels.flatMap((duel) => duel?.sides ?? []).find(({ who }) => who === viewer);
  if (colour === undefined || side === undefined) return '';
  return bestOf(g, side, colour) < content.dice[colour].high
    ? ''
    : `${effect(tile)} ${notes.inVain}`;
}
