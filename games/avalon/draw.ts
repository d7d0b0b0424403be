import { isSeat, type Catalogue, type Language, type Sheet, type View } from '@destrier/engine';
import { suitIn, weaponOf } from './content/cards.js';
import { COLOURS, type Content } from './content/types.js';
import { woundsIn } from './rules/wounds.js';
import { NOBODY, OPEN, type secrecy, type State } from './state.js';
import { text } from './text/index.js';

export type Seen = View<State, typeof secrecy>;
type SeenPlayer = Seen['players'][number];

const NARROWEST = 60;
const GUTTER = 14;

/** What every part of the drawing needs. */
interface Page {
  readonly view: Seen;
  readonly content: Content;
  readonly sheet: Sheet;
  readonly width: number;
  word(id: string): string;
  field(key: string): string;
}

/** Items one after the other beside their label, in lines that fit. */
function listed({ width }: Page, label: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : `${line} · ${item}`;
    if (line !== '' && longer.length > width - GUTTER) {
      lines.push(line);
      line = item;
    } else line = longer;
  }
  return [...lines, line].map((one, i) => (i === 0 ? label : '').padEnd(GUTTER) + one);
}

/** A seat by number and name. */
const name = ({ sheet, word }: Page, seat: number): string =>
  seat === NOBODY ? word(`seat${NOBODY}`) : `${seat + 1} ${sheet.names[seat] ?? ''}`.trimEnd();

/** Round, phase, dealer, and the lead of a running combat. */
function header(page: Page): string[] {
  const { view, word, field } = page;
  const { round, phase, dealer, combat, place } = view;
  const parts = [
    `${field('round')} ${round}`,
    word(phase),
    `${field('dealer')}: ${name(page, dealer)}`,
  ];
  if (place !== '') parts.push(word(place));
  if (phase === 'combats') {
    const lead = combat.lead === '' ? '–' : word(combat.lead === OPEN ? OPEN : combat.lead);
    parts.push(`${field('combat')} ${combat.number}`, `${field('lead')}: ${lead}`);
  }
  return [parts.join(' · ')];
}

/** The cards of the combat; `=` marks those that feint. */
function fight(page: Page): string[] {
  const { combat, aside, players } = page.view;
  const cards = combat.cards.map(({ seat, kind, value, feints }) => {
    const worth = weaponOf(page.content, kind).value === value ? '' : ` (${value})`;
    return `${name(page, seat)}: ${page.word(kind)}${worth}${feints ? ' =' : ''}`;
  });
  const veiled = players.flatMap(({ veiled: down }, seat) =>
    ('count' in down ? down.count : down.length) > 0 ? [`${name(page, seat)}: ?`] : [],
  );
  const shown = [...cards, ...veiled];
  return [
    ...(shown.length > 0 ? listed(page, page.field('table'), shown) : []),
    ...(aside.length > 0 ? listed(page, page.field('aside'), aside.map(page.word)) : []),
  ];
}

const countOf = (place: SeenPlayer['hand']): number =>
  'count' in place ? place.count : place.length;

/** Hero and legend; a locked one with its threshold. */
function mythOf({ content, word }: Page, { hero, unlocked }: SeenPlayer): string {
  const data = content.heroes[hero];
  if (data === undefined) return '';
  const threshold = content.legends[data.legend]?.threshold ?? 0;
  const legend = word(data.legend);
  return `${word(hero)} / ${unlocked ? legend : `${legend} (≤${threshold})`}`;
}

function playerLines(page: Page, player: SeenPlayer, seat: number): string[] {
  const { view, content, word, field } = page;
  const isFight = view.phase === 'combats';
  const marks = [
    isFight && view.combat.leader === seat ? '►' : ' ',
    isFight && player.out ? '×' : ' ',
  ].join('');
  const places = view.powers.filter((power) => power.rank === 'place' && power.seat === seat);
  const cards = [...player.godsends, ...places.map(({ card }) => card)].map(word);
  const wounds = isSeat(seat) ? woundsIn({ content, s: view }, seat, player.pile, 'curse') : 0;
  const figures = [
    `${player.health}`.padStart(4),
    `${field('hand')} ${countOf(player.hand)}`,
    `${field('pile')} ${player.pile.length} (−${wounds})`,
    ...(player.kept.length > 0 ? [`${field('kept')}: ${player.kept.map(word).join(', ')}`] : []),
  ];
  const first = `${marks} ${name(page, seat).padEnd(12)} ${figures.join(' · ')}`;
  const second = [mythOf(page, player), ...cards].filter((one) => one !== '').join(' · ');
  return second === '' ? [first] : [first, `${' '.repeat(GUTTER + 2)}${second}`];
}

/** The viewer's own hand, a line for each suit. */
function handLines(page: Page): string[] {
  const { view, sheet, content, word, field } = page;
  const hand = view.players[sheet.viewer]?.hand;
  if (hand === undefined || 'count' in hand || hand.length === 0) return [];
  const values = (suit: string): string =>
    hand
      .filter((kind) => suitIn(kind) === suit)
      .map((kind) => weaponOf(content, kind))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value, poison }) => `${value}${poison ? '*' : ''}`)
      .join(' ');
  const suits = COLOURS.filter((suit) => values(suit) !== '');
  const specials = hand.filter((kind) => suitIn(kind) === '').map(word);
  return [
    ...listed(page, field('hand'), [
      ...suits.map((suit) => `${word(suit)} ${values(suit)}`),
      ...specials,
    ]),
  ];
}

/** The table as a seat sees it. A star is poison, `=` a feint, ► leads, × is out of the combat. */
export function draw(view: Seen, language: Language, sheet: Sheet): string {
  const words: Catalogue = text[language];
  const page: Page = {
    view,
    content: sheet.content,
    sheet,
    width: Math.max(sheet.width, NARROWEST),
    word: (id) => words[`word.${id}`] ?? id,
    field: (key) => words[`field.${key}`] ?? key,
  };
  const open = view.favours.open.map(page.word);
  const rule = '─'.repeat(page.width);
  return [
    ...header(page),
    rule,
    ...fight(page),
    ...(open.length > 0 ? listed(page, page.field('favours'), open) : []),
    ...view.players.flatMap((player, seat) => playerLines(page, player, seat)),
    ...handLines(page),
  ].join('\n');
}
