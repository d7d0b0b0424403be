import { kindOfCopy } from '../book.js';
import { BASICS, MANA } from '../content/types.js';
import { commandOf, levelData, reputationOf } from '../rules/reading.js';
import { handLimit } from '../rules/closing.js';
import { counted, flow, headed, playerAt, type Page, type SeenPlayer } from './page.js';

/** What the players have. */

const crystalTexts = ({ word }: Page, crystals: SeenPlayer['crystals']): string[] =>
  BASICS.flatMap((colour) => (crystals[colour] > 0 ? [`${word(colour)} ${crystals[colour]}`] : []));

function manaText(page: Page, { crystals, tokens }: SeenPlayer): string[] {
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

/** Level, fame, reputation and what hangs on them. */
function tracks(page: Page, seat: number): string[] {
  const { g, labels, view, name, word } = page;
  const player = playerAt(view, seat);
  const next = page.content.levels[player.level + 1]?.fame ?? null;
  const at = g.seats[seat] ?? 0;
  return [
    `${name(seat)} (${word(player.hero)})`,
    labels.level(player.level),
    labels.fame(player.fame, next),
    labels.reputation(player.reputation, reputationOf(g, at)),
    labels.armour(levelData(g, player.level).armour),
  ];
}

const tacticText = ({ labels, word }: Page, { tactic, tacticDone }: SeenPlayer): string[] =>
  tactic === null
    ? []
    : [labels.told(labels.tactic, `${word(tactic)}${tacticDone ? ` (${labels.used})` : ''}`)];

/** All that is the viewer's. */
export function own(page: Page): string[] {
  const { g, view, viewer, labels, word, width } = page;
  const player = playerAt(view, viewer);
  const { turn } = view;
  const hand = 'count' in player.hand ? [] : player.hand.map((card) => word(card));
  const isOwn = turn.seat === viewer;
  const rest = [
    labels.handLimit(handLimit(g, viewer)),
    labels.command(player.units.length, commandOf(g, viewer)),
    labels.deck(player.deck.count, player.discard.length),
    ...tacticText(page, player),
  ];
  const points = isOwn ? [labels.points(turn.move, turn.influence, turn.heal)] : [];
  return [
    ...flow([...tracks(page, viewer), ...rest, ...points, ...manaText(page, player)], width),
    ...listed(page, labels.units, unitTexts(page, player)),
    ...listed(page, labels.skills, skillTexts(page, player)),
    ...headed(page, labels.hand, hand.length === 0 ? [labels.none] : counted(hand)),
  ];
}

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
        ...tracks(page, seat),
        word(player.at),
        labels.cards('count' in player.hand ? player.hand.count : player.hand.length),
        ...tacticText(page, player),
        ...manaText(page, player),
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
  const { view, labels, word, content } = page;
  const units = view.units.map(
    (unit) => `${word(unit)} ${content.units[kindOfCopy(unit)]?.cost ?? ''}`,
  );
  const cards = (ids: readonly string[]): string[] => ids.map((card) => word(card));
  return [
    ...listed(page, labels.unitOffer, units),
    ...listed(page, labels.actionOffer, cards(view.actions)),
    ...listed(page, labels.lessonOffer, cards(view.lessons)),
    ...listed(page, labels.spellOffer, cards(view.spells)),
  ];
}
