import { need } from '@destrier/engine';
import { DECKS, type Character } from '../content/types.js';
import { roman } from '../text/parts/parts.js';
import { cut, table, type Block } from './lines.js';
import { known, type Page } from './page.js';

type Row = readonly [label: string, of: (character: Character) => string];

/** What a character brings, line by line. */
function rowsOf({ labels, word }: Page): Row[] {
  return [
    [labels.level, ({ level }) => roman(level)],
    [word('mount'), ({ mount }) => roman(mount)],
    [word('armour'), ({ armour }) => roman(armour)],
    ...(['coins', 'strength', 'faith'] as const).map((what): Row => [
      `${word(what)} + ${labels.income}`,
      ({ [what]: start, income }) => `${start} + ${income[what]}`,
    ]),
    [`★ ${word('glory')}`, ({ glory }) => String(glory)],
    [labels.drawnKept, ({ titles }) => `${titles.draw} → ${titles.keep}`],
    ...DECKS.map((deck): Row => [word(deck), ({ travel }) => String(travel[deck])]),
    [labels.special, ({ special }) => String(special)],
  ];
}

/** The characters that the viewer may choose from, side by side. */
export function characters(page: Page): Block {
  const { content, view, viewer, width, word } = page;
  const { one, two, three } = need(view.players[viewer], 'a player').dealt;
  const dealt = [one, two, three].flatMap(known);
  if (dealt.length === 0) return [[]];
  const figures = dealt.map((name) => need(content.characters[name], name));
  const rows = rowsOf(page).map(([label, of]) => [label, ...figures.map(of)]);
  const lines = table([['', ...dealt.map(word)], ...rows], 'words');
  return [lines.map((line) => cut(line, width))];
}
