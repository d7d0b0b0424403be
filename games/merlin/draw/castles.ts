import { flow, goodsTexts, playerAt, traitorsText, type Page, type SeenPlayer } from './page.js';

/** What the players have. */

const WHITE_DIE = '○';

/** The white die stands behind its own sign. */
function diceText({ labels }: Page, { dice, white }: SeenPlayer): string {
  const all = [...dice, ...(white === null ? [] : [`${WHITE_DIE}${white}`])];
  return `${labels.dice} ${all.length === 0 ? labels.none : all.join(' ')}`;
}

function meansTexts({ labels }: Page, player: SeenPlayer): string[] {
  return [
    labels.apples(player.apples),
    labels.staffs(player.staffs),
    labels.manors(player.manors),
    labels.reserve(player.counters),
  ];
}

/** Seals, those that are used in brackets, and allies with the tiles left on them. */
function helpTexts({ labels, word }: Page, { seals, allies }: SeenPlayer): string[] {
  const sealed = seals.map(({ ability, turned }) =>
    turned ? `(${word(ability)})` : word(ability),
  );
  const helped = allies.map(({ knight, tiles }) => `${word(knight)} ${tiles}`);
  return [
    ...(sealed.length > 0 ? [`${labels.seals}: ${sealed.join(', ')}`] : []),
    ...(helped.length > 0 ? [`${labels.allies}: ${helped.join(', ')}`] : []),
  ];
}

/** The castle of the viewer, a line for each kind of thing. */
export function ownCastle(page: Page, width: number): string[] {
  const { labels, view, viewer, name } = page;
  const player = playerAt(view, viewer);
  const lines = [
    `${name(viewer)} · ${labels.points(player.score)}`,
    diceText(page, player),
    ...flow(meansTexts(page, player), width),
    ...goodsTexts(page, player),
    `${labels.traitors}: ${traitorsText(page, player)}`,
    ...helpTexts(page, player),
  ];
  return lines.flatMap((line) => flow(line.split(' '), width, ' '));
}

/** The castles of the others in short. */
export function otherCastles(page: Page): string[] {
  const { labels, view, viewer, name, width } = page;
  return view.players.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const first = [
      `${name(seat)} · ${labels.points(player.score)}`,
      diceText(page, player),
      ...meansTexts(page, player),
    ];
    const second = [
      goodsTexts(page, player).join('  '),
      `${labels.traitors}: ${traitorsText(page, player)}`,
      ...helpTexts(page, player),
    ];
    return [...flow(first, width), ...flow(second, width - 2).map((line) => `  ${line}`)];
  });
}
