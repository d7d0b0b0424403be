import { need } from '@destrier/engine';
import { COLOURS } from '../content/types.js';
import { attackOf, bestOf, hasDie } from '../rules/duel/dice.js';
import { isPlayed, playedBy, prestigeOf } from '../rules/duel/sides.js';
import { leading } from '../rules/duel/turns.js';
import { roman, signed } from '../text/parts/parts.js';
import { rewardsText } from './cards.js';
import { diceLines } from './dice.js';
import { skillText } from './knights.js';
import { cut, ends, flow, pad, wrapped, type Block } from './lines.js';
import type { Page, SeenDuel } from './page.js';
import { tilesOf } from './players.js';
import { KNIGHT } from '../state.js';

type SeenSide = SeenDuel['sides'][number];

/** The sides of a duel by name: a seat, Otto, or the opponent. */
function nameOf(page: Page, duel: SeenDuel, { who }: SeenSide): string {
  return who === KNIGHT ? page.word(duel.foe) : page.name(who);
}

/** Engagements won, and those that are still needed. */
function winsText({ content }: Page, { wins }: SeenSide): string {
  return '●'.repeat(wins) + '○'.repeat(Math.max(0, content.figures.engagements - wins));
}

/** The attack, and what it is made of: `11 = 5 + 4 + 3 −1`. */
function sumText({ g }: Page, side: SeenSide): string {
  const parts = [
    ...(side.attack === 0 ? [] : [side.attack]),
    ...COLOURS.filter((colour) => hasDie(side, colour)).map((colour) => bestOf(g, side, colour)),
  ];
  const modifier = side.modifier === 0 ? '' : ` ${signed(side.modifier)}`;
  const isSum = parts.length > 1 || modifier !== '';
  return `${attackOf(g, side)}${isSum ? ` = ${parts.join(' + ')}${modifier}` : ''}`;
}

/** What a seat can still throw in. */
function meansOf(page: Page, side: SeenSide, width: number): string[] {
  const { labels, view, word } = page;
  const player = need(view.players[playedBy(side)], 'a player');
  const { strength, faith, mount, armour } = player;
  return [
    ...flow(
      [
        labels.left(word('strength'), strength, side.strength),
        labels.left(word('faith'), faith, side.faith),
        `${word('mount')} ${roman(mount)}, ${word('armour')} ${roman(armour)}`,
      ],
      width,
    ),
    ...flow(tilesOf(page, player), width),
  ];
}

/** What is known of an opponent whom nobody plays, and what it is worth to beat him. */
function opponentText(page: Page, { against, foe }: SeenDuel, width: number): string[] {
  const { content, word } = page;
  switch (against) {
    case 'knight': {
      const { glory, type } = need(content.knights[foe], foe);
      const skill = skillText(page, foe);
      return flow([word(type), `★${glory}`, ...(skill === '' ? [] : [skill])], width);
    }
    case 'challenge':
      return wrapped(rewardsText(page, need(content.travel[foe], foe).rewards), width);
    case 'title':
      return [`★${need(content.titles[foe], foe).glory}`];
    case 'otto':
    case 'seat':
      return [];
  }
}

function sideLines(page: Page, duel: SeenDuel, side: SeenSide, width: number): string[] {
  const { g, labels } = page;
  const isWinner = duel.sides[duel.winner] === side;
  const hasRolled = duel.sides.some(({ dice }) => dice.length > 0);
  const ahead = hasRolled && duel.sides[leading(g, duel)] === side ? '▸ ' : '';
  const prestige = `◆ ${prestigeOf(g, side)}`.replace('-', '−');
  return [
    ends(ahead + nameOf(page, duel, side), isWinner ? labels.won : winsText(page, side), width),
    ends(`${labels.attack} ${sumText(page, side)}`, prestige, width),
    ...(hasRolled ? diceLines(page, side, width) : []),
    ...(isPlayed(side) ? meansOf(page, side, width) : opponentText(page, duel, width)),
  ];
}

/** A duel in a frame, both sides beside each other. */
function framed(page: Page, duel: SeenDuel): Block {
  const left = Math.floor((page.width - 7) / 2);
  const right = page.width - 7 - left;
  const [one, other] = duel.sides as readonly [SeenSide, SeenSide];
  const ones = sideLines(page, duel, one, left);
  const others = sideLines(page, duel, other, right);
  const title = `═ ${page.labels.engagement(duel.engagement)} `;
  const rows = Array.from(
    { length: Math.max(ones.length, others.length) },
    (_, row) => `║ ${pad(ones[row] ?? '', left)} ║ ${pad(others[row] ?? '', right)} ║`,
  );
  return [
    [
      `╔${title.padEnd(left + 2, '═')}╦${'═'.repeat(right + 2)}╗`,
      ...rows,
      `╚${'═'.repeat(left + 2)}╩${'═'.repeat(right + 2)}╝`,
    ],
  ];
}

/** How a duel stands that others fight beside one's own. */
function inShort(page: Page, duel: SeenDuel): string {
  const sides = duel.sides.map((side) => `${nameOf(page, duel, side)} ${winsText(page, side)}`);
  return cut(sides.join(' — '), page.width);
}

/** The duel of the viewer, or the first that is fought; the others in a line each. */
export function duels(page: Page): Block[] {
  const { view, viewer } = page;
  const fought = view.duels.filter((duel) => duel !== null);
  const own = fought.find(({ sides }) => sides.some(({ who }) => who === viewer)) ?? fought[0];
  if (own === undefined) return [];
  const others = fought.filter((duel) => duel !== own);
  return [framed(page, own), [others.map((duel) => inShort(page, duel))]];
}
