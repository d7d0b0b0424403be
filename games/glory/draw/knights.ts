import { need } from '@destrier/engine';
import { COLOURS } from '../content/types.js';
import { occupant } from '../rules/tournament/bracket.js';
import { KNIGHT, NOBODY } from '../state.js';
import { foeText } from './cards.js';
import { cut } from './lines.js';
import type { Page } from './page.js';

/** What a knight does to dice: one more for a Polish noble, fewer for who meets a veteran. */
export function skillText({ content, labels }: Page, knight: string): string {
  const { type, fewer } = need(content.knights[knight], knight);
  const taken = COLOURS.flatMap((colour) => {
    const n = fewer?.[colour] ?? 0;
    return n === 0 ? [] : `−${n === 1 ? '' : `${n} `}${labels.colours[colour]}`;
  });
  return [...(type === 'pole' ? [`+${labels.colours.white}`] : []), ...taken].join(' ');
}

/** `Jan Žižka 8◆1 ★5`, and the skill if there is one; where that is too long, the name is cut. */
export function knightText(page: Page, knight: string, width = Infinity): string {
  const figures = need(page.content.knights[knight], knight);
  const skill = skillText(page, knight);
  const said = ` ${foeText(figures)} ★${figures.glory}${skill === '' ? '' : ` ${skill}`}`;
  return cut(page.word(knight), width - said.length) + said;
}

/** A free place, or whose shield it is. */
export function shieldText({ sign }: Page, shield: number): string {
  return shield === NOBODY ? '○' : sign(shield);
}

/** Who stands in a place of the bracket, by name. */
export function occupantText(page: Page, name: string): string {
  const who = occupant(name);
  return who === KNIGHT ? page.word(name) : page.name(who);
}

/** A slot of the joust, counted from 0, with the figures of its knight. */
export function slotText(page: Page, slot: number, width: number): string {
  const name = page.view.tournament.bracket[slot] ?? '';
  const number = `${slot + 1}. `;
  if (name === '') return `${number}○`;
  const room = width - number.length;
  return (
    number + (occupant(name) === KNIGHT ? knightText(page, name, room) : occupantText(page, name))
  );
}
