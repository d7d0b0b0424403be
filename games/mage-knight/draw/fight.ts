import { foeData } from '../book.js';
import type { Points } from '../table.js';
import {
  armourOfFoe,
  attackOfFoe,
  attackSum,
  blockSum,
  foeIn,
  fortificationOf,
  hasAbility,
  resistancesOf,
  toBlock,
} from '../rules/combat/foes.js';
import { armourOf } from '../rules/reading.js';
import { FOE_ABILITIES } from '../content/types.js';
import { cut, pad, type Page } from './page.js';

/** A fight as a table: enemies as they stand after all that was done to them, and the sum that is under way. */

function stateText({ labels, g }: Page, foe: string): string[] {
  const state = foeIn(g, foe);
  const walls = fortificationOf(g, foe);
  return [
    ...(walls > 1 ? [labels.states.doubly] : walls === 1 ? [labels.states.fortified] : []),
    ...(['beaten', 'blocked', 'idle', 'dealt', 'summoned'] as const).flatMap((what) =>
      state[what] ? [labels.states[what]] : [],
    ),
  ];
}

function traits(page: Page, foe: string): string {
  const { g, word } = page;
  const abilities = FOE_ABILITIES.filter(
    (ability) => ability !== 'fortified' && hasAbility(g, foe, ability),
  ).map((ability) => word(ability, 'ability'));
  const resisted = resistancesOf(g, foe).map((one) => word(one, 'resists'));
  return [...stateText(page, foe), ...abilities, ...resisted].join(', ');
}

function row(page: Page, foe: string): readonly string[] {
  const { g, word } = page;
  const { element, fame } = foeData(g, foe);
  const attack = attackOfFoe(g, foe);
  const kind = element === 'physical' ? '' : ` ${word(element)}`;
  return [
    word(foe),
    attack === 0 ? '–' : `${attack}${kind}`,
    `${armourOfFoe(g, foe)}`,
    `${fame}`,
    traits(page, foe),
  ];
}

/** Attacks and blocks that were played, in order: `3 + 2 fire`. */
function played({ word }: Page, points: readonly Points[]): string {
  if (points.length === 0) return '0';
  return points
    .map(({ n, element, kind }) =>
      [
        `${n}`,
        ...(element === 'physical' ? [] : [word(element)]),
        ...(kind === 'melee' ? [] : [word(kind, 'kind')]),
      ].join(' '),
    )
    .join(' + ');
}

function under(page: Page): string[] {
  const { g, labels, word, view } = page;
  const { into, targets, points, damage } = view.combat;
  if (damage > 0 && into === null) {
    const armour = armourOf(g, view.turn.seat);
    return [labels.damage(damage, Math.ceil(damage / armour))];
  }
  const [first] = targets;
  if (into === null || first === undefined) return [];
  const names = targets.map((foe) => word(foe)).join(', ');
  const said = played(page, points);
  if (into === 'block')
    return [
      labels.told(
        labels.blockOf(names),
        labels.sum(said, blockSum(g, first, points), toBlock(g, first)),
      ),
    ];
  const needed = targets.reduce((sum, foe) => sum + armourOfFoe(g, foe), 0);
  return [
    labels.told(labels.attackOn(names), labels.sum(said, attackSum(g, targets, points), needed)),
  ];
}

const WIDTHS = [24, 14, 8, 7];

/** The phase, the enemies as a table, and the sum; where there are more enemies than lines, it says so. */
export function fight(page: Page, lines: number): string[] {
  const { view, labels, word, width } = page;
  const line = (cells: readonly string[]): string =>
    cut(
      cells.map((cell, at) => (at < WIDTHS.length ? pad(cell, WIDTHS[at] ?? 0) : cell)).join(''),
      width,
    );
  const { tokens } = view.combat;
  const sums = under(page).map((text) => cut(text, width));
  const room = Math.max(1, lines - 2 - sums.length);
  const shown = tokens.length > room ? tokens.slice(0, room - 1) : tokens;
  const more = tokens.length - shown.length;
  return [
    word(view.combat.phase),
    line(labels.fight),
    ...shown.map((foe) => line(row(page, foe))),
    ...(more === 0 ? [] : [labels.more(more)]),
    ...sums,
  ];
}

/** Every enemy with all that is to be said of it, for those who look closer or listen. */
export function foesInWords(page: Page): string[] {
  const { labels, view, word } = page;
  return [
    word(view.combat.phase),
    ...view.combat.tokens.map((foe) => {
      const [name = '', ...cells] = row(page, foe);
      const [, ...heads] = labels.fight;
      const told = cells.flatMap((cell, at) =>
        cell === '' ? [] : [heads[at] === '' ? cell : `${heads[at]} ${cell}`],
      );
      return labels.told(name, told.join(', '));
    }),
    ...under(page),
  ];
}
