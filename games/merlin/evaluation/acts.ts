import { isSeat, type Choice } from '@destrier/engine';
import { questOf, SPACES, spaceAt } from '../book.js';
import { GOODS, SERVANTS } from '../content/types.js';
import { sumOf } from '../rules/counts.js';
import { lacking } from '../rules/quests.js';
import { BLIND_QUEST, SEALS, TILES } from './figures.js';
import {
  dearest,
  landing,
  manorValue,
  seizeExcalibur,
  seizeGrail,
  sendValue,
  type Bidder,
} from './landings.js';
import { tieIn } from './majorities.js';
import { bitsIn, questShare } from './prices.js';
import { AGAIN, flagCost, provinceIn } from './steering.js';
import { shareLeft, turnsLeft } from './time.js';
import { openTraitors, traitorWeight } from './traitors.js';
import { influenceWeight } from './weights.js';
import { staffWorth } from './worth.js';

/** What an option brings at once, by the prices of things. */

type Value = (bidder: Bidder, args: Choice['args'], v: object) => number;

/** What a favour is worth that waits until the next scoring. */
const FAVOUR = 1;
/** New cards bring a little more than the old, for they are chosen. */
const CHOSEN = 0.15;

export function questValue({ g, seat }: Bidder, quest: string): number {
  const book = questOf(g, quest);
  return (
    book.points *
    questShare(bitsIn(lacking(g.s.players[seat], book.conditions)), turnsLeft(g, seat))
  );
}

const goodIn = (word: unknown) => GOODS.find((good) => good === word);

const send: Value = (bidder, [first, second]) => {
  const servant = SERVANTS.find((one) => one === first);
  const province = provinceIn(second);
  return servant === undefined || province === undefined ? 0 : sendValue(bidder, servant, province);
};

const count: Value = ({ g, seat }, [what]) => {
  const { goods, influence } = g.s.players[seat];
  const good = goodIn(what);
  return sumOf(good === undefined ? influence : goods[good]);
};

const take: Value = ({ prices }, [first, second]) => {
  const good = goodIn(first);
  const province = provinceIn(second);
  return good === undefined || province === undefined ? 0 : prices.gain[good][province];
};

const give: Value = (bidder, [first, second]) => {
  const good = goodIn(first);
  const province = provinceIn(second);
  if (good === undefined || province === undefined) return 0;
  return dearest(bidder) - bidder.prices.loss[good][province];
};

const build: Value = (bidder, [tile, word, extra]) => {
  const { g, seat, prices } = bidder;
  const material = provinceIn(word);
  if (material === undefined) return 0;
  const isStrong = extra === 'tile';
  const cost = isStrong ? TILES.gaheris * shareLeft(g, seat) : 0;
  return manorValue(bidder, Number(tile), isStrong) - prices.loss.material[material] - cost;
};

const exchange: Value = (bidder, [quests]) => {
  let sum = 0;
  if (Array.isArray(quests))
    for (const quest of quests) sum += BLIND_QUEST + CHOSEN - questValue(bidder, String(quest));
  return sum;
};

const seize: Value = (bidder, [traitor]) =>
  spaceAt(bidder.g, bidder.g.s.turn.space).action === 'grail'
    ? seizeGrail(bidder)
    : seizeExcalibur(bidder, provinceIn(traitor));

/** The action of this space once more. */
const again = (bidder: Bidder): number => landing(bidder, bidder.g.s.turn.space) * AGAIN;

const quest: Value = ({ g, seat }, [id, gained, extra]) => {
  const tile = extra === 'tile' ? TILES.percival * shareLeft(g, seat) : 0;
  const row = typeof gained === 'string' ? Number(gained.slice('row'.length)) : 0;
  const sealed = (SEALS[row] ?? 0) * shareLeft(g, seat);
  return (row > 0 ? sealed : questOf(g, String(id)).points) - tile;
};

/** A second quest, if another is fulfilled. */
const second: Value = (bidder) => {
  const { g, seat } = bidder;
  const player = g.s.players[seat];
  let most = 0;
  for (const card of player.quests) {
    const book = questOf(g, g.name(card));
    if (lacking(player, book.conditions) === 0) most = Math.max(most, book.points);
  }
  return most === 0 ? -1 : most + g.content.figures.second - flagCost(bidder, 'second');
};

const repel: Value = (bidder, [word]) => {
  const { g, seat } = bidder;
  const traitor = provinceIn(word);
  if (traitor === undefined) return 0;
  const open = Math.max(0, openTraitors(g, seat, traitor));
  return open * traitorWeight(g, seat) - flagCost(bidder, 'repel');
};

const banish: Value = ({ g, seat }, [word]) => {
  const traitor = provinceIn(word);
  const isOpen = traitor !== undefined && openTraitors(g, seat, traitor) > 0;
  return g.content.figures.favour + (isOpen ? traitorWeight(g, seat) : 0) - FAVOUR;
};

const swap: Value = (bidder, [given, wanted]) =>
  questValue(bidder, String(wanted)) -
  questValue(bidder, String(given)) -
  TILES.bedivere * shareLeft(bidder.g, bidder.seat);

/** Kay's tile, where it wins a tie. */
const kay: Value = ({ g, seat }, _args, v) => {
  const province = 'province' in v ? provinceIn(v.province) : undefined;
  const tie = province === undefined ? 0 : tieIn(g, seat, province);
  return tie * influenceWeight(g, seat) - TILES.kay * shareLeft(g, seat);
};

const place: Value = ({ prices }, [word]) => {
  const province = provinceIn(word);
  return province === undefined ? 0 : prices.counter[province];
};

/** Galahad's tile for another of the same good. */
const joker: Value = ({ g, seat, prices }, [word], v) => {
  const province = provinceIn(word);
  const good = 'good' in v ? goodIn(v.good) : undefined;
  if (province === undefined || good === undefined) return 0;
  return prices.gain[good][province] - TILES.galahad * shareLeft(g, seat);
};

const borrow: Value = (bidder, [other]) =>
  isSeat(other)
    ? landing(bidder, bidder.g.s.players[other].knight) - flagCost(bidder, 'borrow')
    : 0;

const mirror: Value = (bidder) =>
  landing(bidder, bidder.g.s.players[bidder.seat].knight + SPACES / 2) - flagCost(bidder, 'mirror');

/** By the verb; what does nothing is worth nothing. */
export const ACTS: { readonly [verb: string]: Value } = {
  send,
  count,
  reckon: (bidder, args, v) => count(bidder, args, v) + bidder.g.content.figures.favour - FAVOUR,
  court: (bidder) => 2 * landing(bidder, bidder.g.s.turn.space),
  take,
  give,
  build,
  exchange,
  seize,
  mirror,
  borrow,
  staff: (bidder) => again(bidder) - staffWorth(bidder.g, bidder.seat),
  rebuild: (bidder) => again(bidder) - FAVOUR,
  place,
  joker,
  tile: kay,
  open: (bidder, [id]) => questValue(bidder, String(id)),
  blind: () => BLIND_QUEST,
};

/** What may be done at any moment of a turn: it waits for its end. */
export const OFFERS: { readonly [verb: string]: Value } = { quest, second, repel, banish, swap };
