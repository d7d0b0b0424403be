import { need, why, type Seat, type Why } from '@destrier/engine';
import { bookOf, SPACES, stopAt } from '../book.js';
import { PROVINCES, type Province } from '../content/types.js';
import { DICE, rules, WHITE, type Die, type Figure, type OpenLook, type Play } from '../state.js';
import { takeTile, tilesOf } from './allies.js';
import { noFlag } from './reasons.js';
import { useFlag } from './supply.js';

/** Choosing a die, changing it, and moving a figure. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Opposite faces of a die add up to this. */
export const OPPOSITE = 7;
const TRISTAN = 2;

type Way = 'on' | 'back';
type Steer = {
  ride: [die: Die] | [die: Die, way: 'back'];
  merlin: [way: Way];
  portal: [die: Die, province: Province];
  apple: [die: Die, face: number];
  turn: [die: Die];
  tristan: [die: Die, face: number];
  gawain: [face: number];
};
export interface Steering {
  seat: Seat;
}

const dieOf = (face: number): Die => need(DICE[face - 1], 'a die');
const faceOf = (die: Die): number => Number(die);

const CHANGED = new Map<Die, Why>(DICE.map((die) => [die, why('M4.5', 'changedDie', { die })]));
const NO_APPLE = why('M4.4', 'noApple');
const TILE_USED = why('M19.2', 'tileUsed');

/** Why a die cannot be used now: another one was changed. */
function whyNotDie(g: OpenLook, die: Die): Why | undefined {
  const { changed } = g.s.turn;
  return changed === null || changed === die ? undefined : CHANGED.get(changed);
}

/** The face of one of the dice of a seat. */
function shown(g: OpenLook, seat: Seat, die: Die): number {
  return die === WHITE ? need(g.s.players[seat].white, 'the white die') : faceOf(die);
}

function setFace(g: Play, seat: Seat, die: Die, face: number, means: Means): void {
  const player = g.s.players[seat];
  g.event('changed', { seat, die, face, means });
  if (die === WHITE) {
    player.white = face;
    g.s.turn.changed = WHITE;
    return;
  }
  player.dice[player.dice.indexOf(faceOf(die))] = face;
  player.dice.sort((a, b) => a - b);
  g.s.turn.changed = dieOf(face);
}
type Means = 'apple' | 'flag' | 'tristan' | 'gawain';

/** The die is used up; says what it showed. */
function useDie(g: Play, seat: Seat, die: Die): number {
  const player = g.s.players[seat];
  const face = shown(g, seat, die);
  if (die === WHITE) player.white = null;
  else player.dice.splice(player.dice.indexOf(face), 1);
  return face;
}

/** A figure comes to a space, whose action may then be carried out [M4.8]. */
function arrive(g: Play, figure: Figure, space: number): void {
  const { turn } = g.s;
  turn.figure = figure;
  turn.space = space;
  if (figure === 'merlin') g.s.merlin = space;
  else g.s.players[turn.seat].knight = space;
}

/** Where a figure has come, for events. */
function arrived(g: Play) {
  const { space } = g.s.turn;
  return { space, stop: stopAt(g, space) };
}

const spaceFrom = (space: number, steps: number): number => (space + steps + SPACES) % SPACES;

/** Puts the own knight on the space opposite [M8.14]. */
export function mirror(g: Play, seat: Seat): void {
  useFlag(g, seat, 'mirror');
  arrive(g, 'knight', spaceFrom(g.s.players[seat].knight, SPACES / 2));
  g.event('mirrored', { seat, ...arrived(g) });
}

function listApples(g: OpenLook, seat: Seat, die: Die, m: MenuOfSteer): void {
  const face = shown(g, seat, die);
  for (const to of FACES) if (to !== face) m.option('apple', die, to); // M4.7
}

/** Tiles of Tristan on an own die [M19.1]. */
function listTristan(g: OpenLook, seat: Seat, face: number, m: MenuOfSteer): void {
  if (tilesOf(g.s.players[seat], 'tristan') === 0) return;
  for (const to of FACES)
    if (to !== face && Math.abs(to - face) <= TRISTAN)
      m.unless(g.s.turn.tiled && TILE_USED, 'tristan', dieOf(face), to);
}

/** What can be done with an own die that may be used. */
function listOwn(g: OpenLook, seat: Seat, face: number, m: MenuOfSteer): void {
  const player = g.s.players[seat];
  const die = dieOf(face);
  const held = whyNotDie(g, die);
  m.unless(held, 'ride', die);
  m.unless(held ?? noFlag(g, seat, 'back', 'M8.9'), 'ride', die, 'back');
  m.unless(held ?? noFlag(g, seat, 'turn', 'M8.10'), 'turn', die);
  if (held !== undefined) return;
  if (player.apples > 0) listApples(g, seat, die, m);
  listTristan(g, seat, face, m);
  if (tilesOf(player, 'bors') > 0)
    for (const province of PROVINCES) m.option('portal', die, province); // M19.8 M19.9
}

function listWhite(g: OpenLook, seat: Seat, face: number, m: MenuOfSteer): void {
  const player = g.s.players[seat];
  const held = whyNotDie(g, WHITE);
  m.unless(held, 'merlin', 'on');
  m.unless(held, 'merlin', 'back');
  m.unless(held ?? noFlag(g, seat, 'turn', 'M8.10'), 'turn', WHITE);
  if (held !== undefined) return;
  if (player.apples > 0) listApples(g, seat, WHITE, m);
  if (tilesOf(player, 'gawain') > 0)
    for (const to of FACES) if (to !== face) m.unless(g.s.turn.tiled && TILE_USED, 'gawain', to); // M19.11
}

type MenuOfSteer = Parameters<Parameters<typeof rules.ask<Steering, Steer>>[1]['menu']>[2];

/** Which die is used, how it is changed, and how it moves a figure [M3.2]. */
export const steer = rules.ask<Steering, Steer>('steer', {
  rule: 'M3.2',
  who: 'seat',
  menu(g, v, m) {
    const { dice, white, apples } = g.s.players[v.seat];
    let before = 0;
    for (const face of dice) {
      if (face !== before) listOwn(g, v.seat, face, m);
      before = face;
    }
    if (white !== null) listWhite(g, v.seat, white, m);
    const [face] = dice;
    if (apples === 0 && face !== undefined)
      m.unless(NO_APPLE, 'apple', dieOf(face), OPPOSITE - face);
  },
  on: {
    ride(g, v, die, way?: 'back') {
      const back = way === 'back';
      g.rule(back ? 'M8.9' : 'M4.1');
      if (back) useFlag(g, v.seat, 'back');
      const steps = useDie(g, v.seat, die);
      arrive(g, 'knight', spaceFrom(g.s.players[v.seat].knight, back ? -steps : steps));
      g.event('rode', { seat: v.seat, way: back ? 'back' : 'on', steps, ...arrived(g) });
    },
    merlin(g, v, way) {
      g.rule('M4.2');
      const steps = useDie(g, v.seat, WHITE);
      arrive(g, 'merlin', spaceFrom(g.s.merlin, way === 'back' ? -steps : steps));
      g.event('ledMerlin', { seat: v.seat, way, steps, ...arrived(g) });
    },
    portal(g, v, die, province) {
      g.rule('M19.8');
      takeTile(g, v.seat, 'bors');
      useDie(g, v.seat, die);
      arrive(g, 'knight', bookOf(g).spaceOf[province]);
      g.event('portal', { seat: v.seat, ...arrived(g) });
    },
    apple(g, v, die, face) {
      g.rule('M4.4');
      g.s.players[v.seat].apples--;
      g.s.apples++;
      setFace(g, v.seat, die, face, 'apple');
      return 'again';
    },
    turn(g, v, die) {
      g.rule('M8.10');
      useFlag(g, v.seat, 'turn');
      setFace(g, v.seat, die, OPPOSITE - shown(g, v.seat, die), 'flag');
      return 'again';
    },
    tristan(g, v, die, face) {
      g.rule('M19.1');
      takeTile(g, v.seat, 'tristan');
      g.s.turn.tiled = true;
      setFace(g, v.seat, die, face, 'tristan');
      return 'again';
    },
    gawain(g, v, face) {
      g.rule('M19.11');
      takeTile(g, v.seat, 'gawain');
      g.s.turn.tiled = true;
      setFace(g, v.seat, WHITE, face, 'gawain');
      return 'again';
    },
  },
});
