import { attackOf, lookAtSeen, type Content, type Page, type Seen } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { expect, it } from 'vitest';
import { played } from '../testing/played.js';
import { diceToRoll, rolledBy, summands } from './sums.js';

const content = glory.game.content as Content;

function lookAt(view: Seen): Page['g'] {
  return lookAtSeen(view, content);
}

type Duel = NonNullable<Seen['duels'][number]>;
type Side = Duel['sides'][number];

const SIDE: Side = {
  who: 0,
  attack: 0,
  prestige: 0,
  strength: 0,
  faith: 0,
  dice: [],
  modifier: 0,
  prestigeModifier: 0,
  wins: 0,
  spent: [],
};

/** The rules see the figures of the content alone. */
const g = { content } as Page['g'];

it('an attack is made of what is printed, of the best die of each colour, and of what tiles do', () => {
  const side = { ...SIDE, attack: 6, dice: ['red2', 'red5', 'white3'], modifier: -1 };
  expect(summands(g, side)).toEqual([
    { of: 'printed', value: 6 },
    { of: 'red', value: 5 },
    { of: 'white', value: 3 },
    { of: 'modifier', value: -1 },
  ]);
});

it('a die that counts nothing is a part too, a modifier of nothing is none', () => {
  expect(summands(g, { ...SIDE, dice: ['black0'] })).toEqual([{ of: 'black', value: 0 }]);
});

it('of each colour one die counts, the first of the best; a symbol shows no number', () => {
  const rolled = rolledBy(g, { ...SIDE, dice: ['red5', 'red5', 'red2', 'whites', 'white0'] });
  expect(rolled.map(({ counts }) => counts)).toEqual([true, false, false, true, false]);
  expect(rolled.map(({ number }) => number)).toEqual([5, 5, 2, undefined, 0]);
});

/** Every side of every duel in a whole game, as it stands after each choice. */
function* sidesPlayed(): Generator<{ look: Page['g']; duel: Duel; side: Side }> {
  for (const table of played(3)) {
    const view = table.view('public') as Seen;
    const look = lookAt(view);
    for (const duel of view.duels)
      for (const side of duel?.sides ?? []) if (duel !== null) yield { look, duel, side };
  }
}

it('in a whole game the parts of every attack add up to it', () => {
  const sums = [...sidesPlayed()].map(({ look, side }) => {
    const sum = summands(look, side).reduce((all, { value }) => all + value, 0);
    return [sum, attackOf(look, side)];
  });
  expect(sums.length).toBeGreaterThan(50);
  expect(sums.map(([sum]) => sum)).toEqual(sums.map(([, attack]) => attack));
});

it('in a whole game as many dice are rolled as were told before', () => {
  const rolled = [...sidesPlayed()].filter(({ side }) => side.who >= 0 && side.dice.length > 0);
  expect(rolled.length).toBeGreaterThan(20);
  expect(rolled.map(({ look, duel, side }) => diceToRoll(look, duel, side).length)).toEqual(
    rolled.map(({ side }) => side.dice.length),
  );
});

it('nobody rolls for a knight', () => {
  const duel: Duel = {
    against: 'knight',
    foe: 'zizka',
    engagement: 1,
    sides: [],
    winner: -1,
  };
  expect(diceToRoll(g, duel, { ...SIDE, who: -2, attack: 8 })).toEqual([]);
});
