import { ALL_SEATS, need, type Seat } from '@destrier/engine';
import { DECKS } from '../content/types.js';
import { roman } from '../text/parts/parts.js';
import { handCount } from './cards.js';
import { knightText } from './knights.js';
import { first, flow, GUTTER, labelled, pad, table, type Block } from './lines.js';
import { count, type Page, type SeenPlayer } from './page.js';

const INDENT = '    ';
const LONGEST_NAME = 26;

/** Names with how often they stand there: `Squire ×2`. */
function grouped(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times === 1 ? name : `${name} ×${times}`;
  });
}

function tilesIn({ word }: Page, { ready, used }: SeenPlayer['supports'], mark: string): string[] {
  const named = (tiles: readonly string[]) => grouped(tiles.map((tile) => mark + word(tile)));
  return [...named(ready), ...named(used).map((tile) => `(${tile})`)];
}

/** Supports, relics and prestige; what is turned in parentheses. */
export function tilesOf(page: Page, { supports, relics, prestige }: SeenPlayer): string[] {
  return [
    ...tilesIn(page, supports, ''),
    ...tilesIn(page, relics, ''),
    ...tilesIn(page, prestige, '◆ '),
  ];
}

function figures(player: SeenPlayer): string[] {
  const { coins, strength, faith, mount, armour, pawns, titles, openTitles } = player;
  return [
    '',
    ...[coins, strength, faith].map(String),
    roman(mount),
    roman(armour),
    String(pawns),
    handCount(player),
    String(count(titles) + openTitles.length),
  ];
}

/** The seats round the table, the viewer first. */
function roundTable({ view, viewer }: Page): Seat[] {
  const seats = ALL_SEATS.slice(0, view.players.length);
  return [...seats.slice(viewer), ...seats.slice(0, viewer)];
}

/** Everybody's figures in a table, and their tiles below; `tiles`: whether those are shown. */
export function players(page: Page, tiles: boolean): Block[] {
  const { name, view, viewer, width, word } = page;
  const seats = roundTable(page).map(
    (seat) => [seat, need(view.players[seat], 'a player')] as const,
  );
  if (seats.every(([, { character }]) => character.length === 0)) return [];
  const amounts = ['coins', 'strength', 'faith', 'mount', 'armour', 'pawns'].map(word);
  const decks = DECKS.map((deck) => word(deck).charAt(0)).join('/');
  const [head = '', ...rows] = table(
    [['', ...amounts, decks, word('titles')], ...seats.map(([, player]) => figures(player))],
    'figures',
  );
  const room = Math.min(LONGEST_NAME, width - head.length);
  return [
    [[ruled(' '.repeat(room) + head, width)]],
    ...seats.flatMap(([seat, player], at) => {
      const named = [name(seat), ...player.character.map(word)].join(', ');
      const open = seat === viewer ? [] : player.openTitles.map((title) => `☆ ${word(title)}`);
      const owned = tiles ? [...tilesOf(page, player), ...open] : [];
      const below = flow(owned, width - INDENT.length);
      return [
        [[pad(named, room) + need(rows[at], 'a row')]],
        [below, first(below, width - INDENT.length)].map((form) =>
          form.map((line) => INDENT + line),
        ),
      ];
    }),
    ...otto(page),
  ];
}

/** The heads of columns in a line across the page. */
function ruled(heads: string, width: number): string {
  const labels = heads.trimStart();
  return `${'─'.repeat(heads.length - labels.length - 1)} ${labels} `
    .padEnd(width, '─')
    .slice(0, width);
}

/** What there is to know of Otto, who owns nothing. */
function otto(page: Page): Block[] {
  const { labels, view, width, word } = page;
  const { plays, pawns, tile, titles, openTitles } = view.otto;
  if (!plays || view.phase === 'setup') return [];
  const owned = titles.count + openTitles.length;
  const parts = [
    `${word('pawns')} ${pawns}`,
    ...(owned === 0 ? [] : [`${word('titles')} ${owned}`]),
    ...tile.map((knight) => labels.like(knightText(page, knight))),
    ...openTitles.map((title) => `☆ ${word(title)}`),
  ];
  return [[labelled(word('otto'), flow(parts, width - GUTTER))]];
}
