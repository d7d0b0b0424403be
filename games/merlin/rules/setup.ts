import { need, perSeat, type Seat, type Setting } from '@destrier/engine';
import { bookOf } from '../book.js';
import { GOODS, PROVINCES, type Content } from '../content/types.js';
import { COLUMNS, territoriesOf } from '../domain.js';
import { CASTLE, rules, type Player, type Play, type State } from '../state.js';
import { allyIn } from './allies.js';
import { counts, goodsOf } from './counts.js';
import { draft } from './draft.js';
import { drawQuest, fillRow } from './drawing.js';
import { drawTraitors } from './traitors.js';

const { act, call, procedure } = rules;

/** With so many players the domain has all its tiles. */
const WHOLE = 4;

/** The cards and tiles of the box, by what they are shuffled with. */
export function pools({ content }: Pick<Setting<Content>, 'content'>) {
  const { tiles, quests, figures } = content;
  return {
    quests: Object.keys(quests),
    traitors: PROVINCES.flatMap((province) =>
      Array.from({ length: figures.traitors }, () => province),
    ),
    tiles: Object.entries(tiles).flatMap(([tile, { copies }]) =>
      Array.from({ length: copies }, () => tile),
    ),
  };
}

function newPlayer({ figures }: Content): Player {
  return {
    score: 0,
    knight: 0,
    dice: [],
    white: null,
    apples: 1,
    staffs: figures.staffs,
    manors: figures.manors,
    counters: figures.counters,
    servants: { mason: CASTLE, 'shield-bearer': CASTLE, 'flag-bearer': CASTLE, lady: CASTLE },
    goods: goodsOf(0),
    influence: counts(0),
    traitors: [],
    quests: [],
    seals: [],
    allies: [],
  };
}

/** The table before anything has happened: nothing is shuffled yet. */
export function setup(setting: Setting<Content>): State {
  const { content, seats } = setting;
  return {
    round: 0,
    turns: 0,
    first: 0,
    turn: {
      seat: 0,
      changed: null,
      tiled: false,
      figure: null,
      space: 0,
      borrowed: false,
      acted: false,
      extra: null,
      quests: 0,
      second: false,
    },
    merlin: bookOf(setting).spaceOf.black, // M2.1
    excalibur: null,
    grail: null,
    grailIn: null,
    apples: content.figures.apples - seats.length,
    supply: goodsOf(content.figures.supply),
    players: perSeat(seats, () => newPlayer(content)),
    domain: setting.cards('tiles'),
    spared: [],
    manors: [],
    territories: [],
    row: [],
    pile: setting.cards('quests'),
    discard: [],
    stack: setting.cards('traitors'),
    beaten: [],
  };
}

/** The domain is laid out: all tiles, or with fewer players one less of each kind [M2.7] [M2.8]. */
function layDomain(g: Play): void {
  const { domain, spared } = g.s;
  if (g.seats.length < WHOLE) {
    g.rule('M2.8');
    for (const [tile, data] of Object.entries(g.content.tiles))
      for (let left = data.spared; left > 0; left--)
        g.move(need(g.find(domain, tile), tile), domain, spared);
  }
  g.shuffle(domain, 'tiles');
  readDomain(g);
}

/** Where manors may stand and what the territories are, as the tiles lie. */
export function readDomain(g: Play): void {
  const terrains = g.s.domain.map((card) => {
    const tile = g.name(card);
    return need(g.content.tiles[tile], tile).terrain;
  });
  if (terrains.length % COLUMNS !== 0) throw new RangeError('the domain is made of whole rows');
  g.s.manors = terrains.map(() => null);
  g.s.territories = territoriesOf(terrains);
}

/** What a starting tile gives [M2.12]. */
export function takeStart(g: Play, seat: Seat, start: string): void {
  const { knight, influence, shield, flag, material } = need(g.content.starts[start], start);
  const player = g.s.players[seat];
  g.event('started', { seat, start, knight, influence, shield, flag, material });
  player.knight = bookOf(g).spaceOf[knight];
  player.counters--;
  player.influence[influence]++;
  const given = { shield, flag, material };
  for (const good of GOODS) {
    g.s.supply[good][given[good]]--;
    player.goods[good][given[good]]++;
  }
}

function dealStarts(g: Play): void {
  const left = Object.keys(g.content.starts);
  for (const seat of g.seats) {
    const start = g.roll('starts', left);
    left.splice(left.indexOf(start), 1);
    takeStart(g, seat, start);
  }
}

/** Bedivere brings more [M19.19]. */
function handSize(g: Play, seat: Seat): number {
  const { hand, bedivere } = g.content.figures;
  return allyIn(g.s.players[seat], 'bedivere') === undefined ? hand : hand + bedivere;
}

/** Everything before the first round. */
export const settingUp = procedure<object>('setting up', {
  steps: [
    act('domain', 'M2.7', (g) => layDomain(g)),
    act('first player', 'M2.9', (g) => {
      g.s.first = g.after(0, g.random('first', g.seats.length));
    }),
    act('row', 'M2.4', (g) => {
      g.shuffle(g.s.pile, 'quests');
      fillRow(g);
    }),
    act('starts', 'M2.12', (g) => dealStarts(g)),
    call('knights', draft),
    act('traitors', 'M2.14', (g) => {
      g.shuffle(g.s.stack, 'traitors');
      for (const seat of g.seats) drawTraitors(g, seat);
    }),
    act('quests', 'M2.15', (g) => {
      for (const seat of g.seats)
        for (let left = handSize(g, seat); left > 0; left--) drawQuest(g, seat);
    }),
  ],
});
