import { need, type Seat } from '@destrier/engine';
import { DECKS, type Title } from '../content/types.js';
import { countOf } from '../rules/tiles.js';
import { whyNotClaim } from '../rules/titles.js';
import { roman } from '../text/parts/parts.js';
import { foeText } from './cards.js';
import { listed, stacked, type Block } from './lines.js';
import { known, type Page } from './page.js';

/** Everything a title asks for, with what a seat has of it: `Minstrel 1/2`. */
function needsText(page: Page, seat: Seat, title: Title): string[] {
  const { g, labels, view, word } = page;
  const player = need(view.players[seat], 'a player');
  const of = (label: string, has: number, needed?: number): string[] =>
    needed === undefined ? [] : [`${label} ${has}/${needed}`];
  const level = (item: 'mount' | 'armour'): string[] =>
    title[item] === undefined ? [] : [`${word(item)} ${roman(player[item])}/${roman(title[item])}`];
  const without = (tile: string): string => {
    const held = countOf(g, seat, 'supports', tile);
    return labels.without(word(tile)) + (held === 0 ? '' : ` (${held})`);
  };
  return [
    ...of(labels.supports, countOf(g, seat, 'supports'), title.supports),
    ...Object.entries(title.of ?? {}).flatMap(([tile, needed]) =>
      of(word(tile), countOf(g, seat, 'supports', tile), needed),
    ),
    ...(title.without ?? []).map(without),
    ...of(word('relics'), countOf(g, seat, 'relics'), title.relics),
    ...of('◆', countOf(g, seat, 'prestige'), title.prestige),
    ...level('mount'),
    ...level('armour'),
    ...DECKS.flatMap((deck) => of(word(deck), player.played[deck].length, title.played?.[deck])),
    ...of(word('coins'), player.coins, title.coins),
    ...of(word('strength'), player.strength, title.strength),
    ...of(word('faith'), player.faith, title.faith),
    ...(title.duel === undefined ? [] : [`${labels.duel} ${foeText(title.duel)}`]),
  ];
}

/** `☆ Noble ★5`; a full circle where everything is there, a full star where it is counted already. */
function nameText({ content, g, view, viewer, word }: Page, title: string): string {
  const { glory } = need(content.titles[title], title);
  const claimed = need(view.players[viewer], 'a player').claimed.includes(title);
  const mark = claimed ? '★' : whyNotClaim(g, viewer, title) === undefined ? '●' : '☆';
  return `${mark} ${word(title)} ★${glory}`;
}

function titleText(page: Page, title: string): string {
  const needs = needsText(page, page.viewer, need(page.content.titles[title], title));
  return nameText(page, title) + page.labels.colon + needs.join(', ');
}

/** Titles with what the viewer has for them, or in short by name; `large`: one in a line. */
function titlesIn(page: Page, label: string, titles: readonly string[], large: boolean): Block {
  const { width } = page;
  const texts = titles.map((title) => titleText(page, title));
  const names = titles.map((title) => nameText(page, title));
  return large ? [stacked(label, texts, width)] : listed(label, texts, names, width);
}

/** The public titles, the viewer's own, and those just drawn. */
export function titles(page: Page, large: boolean): Block[] {
  const { labels, view, viewer } = page;
  const player = need(view.players[viewer], 'a player');
  const own = [...known(player.titles), ...player.openTitles];
  return [
    titlesIn(page, labels.publicTitles, view.publicTitles, large),
    titlesIn(page, labels.ownTitles, own, large),
    titlesIn(page, labels.drawn, known(player.drawn), large),
  ];
}
