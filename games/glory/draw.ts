import type { Language, Sheet } from '@destrier/engine';
import { spaces, track } from './draw/board.js';
import { hand, journey, offers } from './draw/cards.js';
import { characters } from './draw/characters.js';
import { duels } from './draw/duel.js';
import { header } from './draw/header.js';
import { fitted, type Block } from './draw/lines.js';
import { tournament } from './draw/lists.js';
import { pageOf, type Page, type Seen } from './draw/page.js';
import { players } from './draw/players.js';
import { titles } from './draw/titles.js';
import { text } from './text/index.js';

/** What a screen has room for, with a menu below. */
const TALLEST = 30;

/** A duel is all that matters while it is fought. */
function fight(page: Page, fought: readonly Block[]): Block[] {
  const isTournament = page.view.phase === 'tournament';
  const lists = isTournament ? tournament(page, page.view.tournament.kind === 'joust') : [];
  return [...fought, ...lists, ...players(page, false)];
}

/** The matter of each phase. */
function scene(page: Page): Block[] {
  const board = players(page, true);
  switch (page.view.phase) {
    case 'setup':
      return [characters(page), hand(page, true), ...titles(page, true), ...board];
    case 'actions':
    case 'upkeep':
      return [
        spaces(page),
        track(page),
        ...offers(page),
        ...tournament(page, false),
        ...board,
        hand(page, false),
        ...titles(page, false),
      ];
    case 'registration':
    case 'tournament':
      return [...tournament(page, true), ...board, hand(page, false), ...titles(page, false)];
    case 'titles':
      return [...titles(page, true), ...board];
    default:
      return [journey(page), hand(page, true), ...board, ...titles(page, false)];
  }
}

/** The table as a seat sees it: what matters in the phase, and below it the players. */
export function draw(view: Seen, language: Language, sheet: Sheet): string {
  const page = pageOf(view, text[language], language, sheet);
  const fought = duels(page);
  const blocks = [
    ...header(page, fought.length > 0),
    [['─'.repeat(page.width)]],
    ...(fought.length > 0 ? fight(page, fought) : scene(page)),
  ];
  return fitted(blocks, TALLEST).join('\n');
}
