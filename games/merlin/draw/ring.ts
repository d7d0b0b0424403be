import { need } from '@destrier/engine';
import { SPACES, spaceAt } from '../book.js';
import { GOODS, PROVINCES, SERVANTS, type Province } from '../content/types.js';
import { COUNTER, flow, pad, SIGNS, type Page } from './page.js';

/** The ring as a frame of spaces, and the provinces inside it. */

/** Spaces on each side of the frame. */
const SIDE = SPACES / 4;
const CELL = 13;

/** The figures on a space: Merlin, and knights by the numbers of their seats. */
function figuresOn({ view, labels }: Page, space: number): string {
  const knights = view.players.flatMap(({ knight }, seat) =>
    knight === space ? [`${seat + 1}`] : [],
  );
  return (view.merlin === space ? labels.merlin : '') + knights.join('');
}

function cell(page: Page, space: number): string {
  const { action, province } = spaceAt(page.g, space);
  const name =
    action === 'province' ? page.word(province ?? '').toUpperCase() : page.labels.spaces[action];
  const figures = figuresOn(page, space);
  const mark = figures === '' ? '' : `[${figures}]`;
  const number = `${space}`.padStart(2);
  return `${number} ${pad(name, CELL - 4 - mark.length)}${mark} `;
}

/** A province: what lies there, who stands there, and the counters by seat. */
function provinceLine(page: Page, province: Province): string {
  const { view, labels, word } = page;
  const supply = GOODS.map((good) => `${SIGNS[good]}${view.supply[good][province]}`).join(' ');
  const servants = SERVANTS.map((servant) => {
    const at = view.players.findIndex(({ servants: own }) => own[servant] === province);
    return `${labels.servants[servant]}${at === -1 ? '·' : at + 1}`;
  }).join(' ');
  const counters = view.players.map(({ influence }) => influence[province] || '·').join(' ');
  return `${pad(word(province), 11)} ${supply}  ${servants}  ${COUNTER} ${counters}`;
}

/** Clockwise from the upper left corner; provinces inside, clockwise too. */
export function ring(page: Page): string[] {
  const row = (spaces: readonly number[]): string =>
    spaces
      .map((space) => cell(page, space))
      .join('')
      .trimEnd();
  const side = Array.from({ length: SIDE }, (_, i) => i);
  const inside = CELL * (SIDE - 2);
  return [
    row(side),
    ...side.map((i) => {
      const middle = pad(` ${provinceLine(page, need(PROVINCES[i], 'a province'))}`, inside);
      return `${cell(page, SPACES - 1 - i)}${middle}${cell(page, SIDE + i)}`.trimEnd();
    }),
    row(side.map((i) => 3 * SIDE - 1 - i)),
  ];
}

/** What the signs of the provinces stand for. */
export function legend({ labels, width, word }: Page): string[] {
  const goods = GOODS.map((good) => `${SIGNS[good]} ${labels.goods[good]}`);
  const servants = SERVANTS.map((servant) => `${labels.servants[servant]} ${word(servant)}`);
  return flow([...goods, `${COUNTER} ${labels.counters}`, ...servants], width);
}
