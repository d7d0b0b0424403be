import { kindOfCopy } from '../book.js';
import { BASICS, MANA } from '../content/types.js';
import { commandOf, levelData, reputationOf } from '../rules/reading.js';
import { handLimit } from '../rules/closing.js';
import { counted, flow, headed, playerAt, type Page, type SeenPlayer } from './page.js';

/** What the players have. */

const crystalTexts = ({ word }: Page, crystals: SeenPlayer['crystals']): string[] =>
  BASICS.flatMap((colour) => (crystals[colour] > 0 ? [`${word(colour)} ${crystals[colour]}`] : []));

function manaOf(page: Page, { crystals, tokens }: SeenPlayer): string[] {
  const { labels, word } = page;
  const kept = crystalTexts(page, crystals);
  const loose = MANA.flatMap((mana) => (tokens[mana] > 0 ? [`${word(mana)} ${tokens[mana]}`] : []));
  return [
    labels.told(labels.crystals, kept.length === 0 ? labels.none : kept.join(', ')),
    ...(loose.length === 0 ? [] : [labels.told(labels.mana, loose.join(', '))]),
  ];
}

function unitTexts({ labels, word }: Page, { units, unit }: SeenPlayer): string[] {
  return units.map((one) => {
    const state = unit[one];
    const told = [
      ...(state?.ready === false ? [labels.spent] : []),
      ...((state?.wounds ?? 0) > 0 ? [labels.wounds(state?.wounds ?? 0)] : []),
      ...(typeof state?.banner === 'string' ? [word(state.banner)] : []),
    ];
    return told.length === 0 ? word(one) : `${word(one)} (${told.join(', ')})`;
  });
}

function skillTexts({ labels, word }: Page, { skills, usedNow, flipped }: SeenPlayer): string[] {
  return skills.map((skill) =>
    usedNow.includes(skill) || flipped.includes(skill)
      ? `${word(skill)} (${labels.used})`
      : word(skill),
  );
}

export const armourText = ({ g, labels, view }: Page, seat: number): string =>
  labels.armour(levelData(g, playerAt(view, seat).level).armour);

/** Level, fame, reputation and what hangs on them. */
export function tracksText(page: Page, seat: number): string[] {
  const { g, labels, view, name, word } = page;
  const player = playerAt(view, seat);
  const next = page.content.levels[player.level + 1]?.fame ?? null;
  const at = g.seats[seat] ?? 0;
  return [
    `${name(seat)} (${word(player.hero)})`,
    labels.level(player.level),
    labels.fame(player.fame, next),
    labels.reputation(player.reputation, reputationOf(g, at)),
    armourText(page, seat),
  ];
}

const tacticText = ({ labels, word }: Page, { tactic, tacticDone }: SeenPlayer): string[] =>
  tactic === null
    ? []
    : [labels.told(labels.tactic, `${word(tactic)}${tacticDone ? ` (${labels.used})` : ''}`)];

/** What is left of the viewer's points in this turn. */
export function pointsText({ labels, view, viewer }: Page): readonly string[] {
  const { seat, move, influence, heal } = view.turn;
  return seat === viewer ? labels.points(move, influence, heal) : [];
}

export const manaText = (page: Page): string[] => manaOf(page, playerAt(page.view, page.viewer));

/** Tracks, limits, tactic and mana of the viewer. */
export function own(page: Page): string[] {
  const { g, view, viewer, labels, width } = page;
  const player = playerAt(view, viewer);
  return flow(
    [
      ...manaText(page),
      ...tracksText(page, viewer),
      labels.handLimit(handLimit(g, viewer)),
      labels.command(player.units.length, commandOf(g, viewer)),
      labels.deck(player.deck.count, player.discard.length),
      ...tacticText(page, player),
    ],
    width,
  );
}

function handOf({ view, viewer }: Page): readonly string[] {
  const { hand } = playerAt(view, viewer);
  return 'count' in hand ? [] : hand;
}

export function handText(page: Page): string[] {
  const { labels, word } = page;
  const hand = handOf(page).map((card) => word(card));
  return headed(page, labels.hand, hand.length === 0 ? [labels.none] : counted(hand));
}

export const unitsText = (page: Page): string[] =>
  listed(page, page.labels.units, unitTexts(page, playerAt(page.view, page.viewer)));

export const skillsText = (page: Page): string[] =>
  listed(page, page.labels.skills, skillTexts(page, playerAt(page.view, page.viewer)));

/** A thing by name, and what it does. */
function inWords(page: Page, id: string, name = page.word(id)): string[] {
  const said = page.effect(id);
  return flow(
    (said === '' ? name : page.labels.told(name, said)).split(' '),
    page.width - 2,
    ' ',
  ).map((line, at) => (at === 0 ? line : `  ${line}`));
}

/** Cards, units and skills of the viewer with what they do. */
export function ownInWords(page: Page): string[] {
  const { labels, view, viewer } = page;
  const player = playerAt(view, viewer);
  const units = unitTexts(page, player);
  const parts: readonly (readonly [head: string, lines: readonly string[]])[] = [
    [labels.hand, [...new Set(handOf(page))].flatMap((card) => inWords(page, card))],
    [labels.units, player.units.flatMap((unit, at) => inWords(page, unit, units[at]))],
    [labels.skills, player.skills.flatMap((skill) => inWords(page, skill))],
    [labels.tactic, player.tactic === null ? [] : inWords(page, player.tactic)],
  ];
  return parts.flatMap(([head, lines]) => (lines.length === 0 ? [] : [`— ${head}`, ...lines]));
}

/** Everything on offer with what it does. */
export function offersInWords(page: Page): string[] {
  const { labels, view, word } = page;
  const parts: readonly (readonly [head: string, ids: readonly string[]])[] = [
    [labels.unitOffer, view.units],
    [labels.actionOffer, view.actions],
    [labels.lessonOffer, view.lessons],
    [labels.spellOffer, view.spells],
    [labels.skills, view.commonSkills],
  ];
  return parts.flatMap(([head, ids]) =>
    ids.length === 0
      ? []
      : [
          `— ${head}`,
          ...ids.flatMap((id) => inWords(page, id, `${word(id)}${costText(page, id)}`)),
        ],
  );
}

const costText = ({ content }: Page, unit: string): string => {
  const cost = content.units[kindOfCopy(unit)]?.cost;
  return cost === undefined ? '' : ` ${cost}`;
};

const listed = (page: Page, head: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : headed(page, head, items);

/** The others in short, and the dummy player. */
export function others(page: Page): string[] {
  const { view, viewer, labels, width, word } = page;
  const seats = view.players.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const units = unitTexts(page, player);
    return flow(
      [
        ...tracksText(page, seat),
        word(player.at),
        labels.cards('count' in player.hand ? player.hand.count : player.hand.length),
        ...tacticText(page, player),
        ...manaOf(page, player),
        ...(units.length === 0 ? [] : [labels.told(labels.units, units.join(', '))]),
      ],
      width,
    );
  });
  const { dummy } = view;
  if (dummy.hero === null) return seats;
  const crystals = crystalTexts(page, dummy.crystals);
  return [
    ...seats,
    ...flow(
      [
        `${page.name('dummy')} (${word(dummy.hero)})`,
        labels.cards(dummy.deck.count),
        ...(dummy.tactic === null ? [] : [labels.told(labels.tactic, word(dummy.tactic))]),
        ...(crystals.length === 0 ? [] : [labels.told(labels.crystals, crystals.join(', '))]),
      ],
      width,
    ),
  ];
}

/** Units with what they cost, and cards of the offers. */
export function offers(page: Page): string[] {
  const { view, labels, word } = page;
  const units = view.units.map((unit) => `${word(unit)}${costText(page, unit)}`);
  const cards = (ids: readonly string[]): string[] => ids.map((card) => word(card));
  return [
    ...listed(page, labels.unitOffer, units),
    ...listed(page, labels.actionOffer, cards(view.actions)),
    ...listed(page, labels.lessonOffer, cards(view.lessons)),
    ...listed(page, labels.spellOffer, cards(view.spells)),
  ];
}
