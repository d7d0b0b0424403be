import { need } from '@destrier/engine';
import { PARTS } from '../content/reward.js';
import { DECKS, type Foe, type Reward } from '../content/types.js';
import { bonus } from '../rules/tiles.js';
import { roman } from '../text/parts/parts.js';
import { labelled, listed, stacked, type Block } from './lines.js';
import { count, known, type Page } from './page.js';

/** `8◆1`: attack, and prestige where there is some. */
export function foeText({ attack, prestige }: Foe): string {
  return `${attack}${prestige === 0 ? '' : `◆${prestige}`}`;
}

function partText({ labels, word }: Page, reward: Reward, part: keyof Reward): string {
  const what = reward[part];
  if (typeof what === 'string') return part === 'prestige' ? `◆ ${word(what)}` : word(what);
  const n = need(what, part);
  switch (part) {
    case 'coins':
    case 'strength':
    case 'faith':
      return labels[part](n);
    case 'glory':
      return `★${n}`;
    case 'titles':
      return labels.oneOf(n);
    default:
      return `${word(part)} ${roman(n)}`;
  }
}

function rewardText(page: Page, reward: Reward): string {
  return PARTS.filter((part) => reward[part] !== undefined)
    .map((part) => partText(page, reward, part))
    .join(' + ');
}

export function rewardsText(page: Page, rewards: readonly Reward[]): string {
  return rewards.map((reward) => rewardText(page, reward)).join(' / ');
}

/** `Rescue 7: Nun / 3 faith`. */
export function cardText(page: Page, card: string): string {
  const { cost = 0, foe, rewards } = need(page.content.travel[card], card);
  const price = cost === 0 ? '' : ` (−${page.labels.coins(cost)})`;
  const against = foe === undefined ? price : ` ${foeText(foe)}`;
  return page.word(card) + against + page.labels.colon + rewardsText(page, rewards);
}

/** Cards with what they do; in short, their names. */
function cardsIn(page: Page, label: string, cards: readonly string[]): Block {
  const texts = cards.map((card) => cardText(page, card));
  return listed(label, texts, cards.map(page.word), page.width);
}

/** The open cards of the decks. */
export function offers(page: Page): Block[] {
  const { view, word } = page;
  return DECKS.map((deck) =>
    view.offers[deck].length === 0
      ? [labelled(word(deck), ['—'])]
      : cardsIn(page, word(deck), view.offers[deck]),
  );
}

/** The viewer's own cards; `large`: one in a line. */
export function hand(page: Page, large: boolean): Block {
  const { content, labels, view, viewer, width, word } = page;
  const player = need(view.players[viewer], 'a player');
  const cards = DECKS.flatMap((deck) => known(player[deck]));
  if (!large) return cardsIn(page, labels.hand, cards);
  const texts = cards.map((card) => {
    const { deck } = need(content.travel[card], card);
    return `${word(deck)} — ${cardText(page, card)}`;
  });
  return [stacked(labels.hand, texts, width)];
}

/** How far the viewer's journey has gone. */
export function journey({ content, g, labels, view, viewer }: Page): Block {
  const { travelled } = need(view.players[viewer], 'a player');
  const most = content.figures.travel + bonus(g, viewer, 'travel');
  return [[travelled < most ? labels.played(travelled, most) : labels.home]];
}

/** How many cards of each deck somebody holds. */
export function handCount(player: Page['view']['players'][number]): string {
  return DECKS.map((deck) => count(player[deck])).join('/');
}
