import type { Choice, Options, Seat } from '@destrier/engine';
import { kindOfCopy, unitData, WOUND } from '../book.js';
import { campAt } from '../rules/interaction.js';
import { commandOf, spaceAt } from '../rules/reading.js';
import { rampagersBeside } from '../rules/terrain.js';
import type { Look } from '../state.js';
import { best, cardWorth, unitWorth } from './answers.js';
import { find } from './fight.js';
import { giftsIn, type Gives } from './gifts.js';
import { goalOf, prospect, siteWorth } from './goals.js';
import { counting, reach } from './means.js';

/** A turn of one who goes to the richest place in reach and does there what there is to do. */

const MANY_WOUNDS = 3;

/** How many points a play gives of something; strong effects and what is worth keeping cost a little. */
function playValue(g: Look, { verb, args }: Choice, what: Gives): number {
  const [first = '', second, third] = args.map(String);
  const word = (one: string | undefined): string | null =>
    one === undefined || one === 'all' ? null : one;
  const sum = (gifts: ReturnType<typeof giftsIn>): number =>
    gifts.reduce((all, gift) => Math.max(all, gift.what === what ? gift.n : 0), 0);
  switch (verb) {
    case 'play': {
      if (second === 'side') return third === what ? 1 - cardWorth(g, first) / 10 : 0;
      const card = g.content.cards[first];
      if (card === undefined) return 0;
      const gives = sum(giftsIn((second === 'strong' ? card.strong : card.basic).do, word(third)));
      return gives === 0 ? 0 : gives - (second === 'strong' ? 1.2 : 0);
    }
    case 'use': {
      const ability = g.content.units[kindOfCopy(first)]?.abilities[Number(second) - 1];
      return ability === undefined ? 0 : sum(giftsIn(ability.do, word(third))) - 0.5;
    }
    case 'skill':
      return sum(giftsIn(g.content.skills[first]?.do ?? [], word(second))) + 0.5;
    default:
      return 0;
  }
}

/** The play that gives most of something, if any gives. */
function playFor(g: Look, options: Options, what: Gives): Choice | undefined {
  const choice = best(options, (one) => playValue(g, one, what));
  return playValue(g, choice, what) > 0 ? choice : undefined;
}

const woundsIn = (g: Look, seat: Seat): number =>
  g.all(g.s.players[seat].hand).filter((card) => card === WOUND).length;

/** What is done where one stands, if it is worth it. */
function actHere(g: Look, seat: Seat, options: Options): Choice | undefined {
  const { at } = g.s.players[seat];
  const near = rampagersBeside(g, at).flatMap((one) => g.all(g.s.sites[one]?.foes ?? []));
  const fight = near.reduce((sum, foe) => sum + prospect(g, seat, foe), 0);
  if (near.length > 0 && fight > 0.5) return find(options, 'challenge');
  if (siteWorth(g, seat, spaceAt(g, at)) <= 0.3) return undefined;
  return find(options, 'tribute') ?? find(options, 'enter') ?? find(options, 'interact');
}

/** Healing comes first; a hand of wounds rests. */
function tend(g: Look, seat: Seat, options: Options): Choice | undefined {
  const heal = find(options, 'heal') ?? find(options, 'mend') ?? find(options, 'rally');
  if (heal !== undefined) return heal;
  const wounds = woundsIn(g, seat);
  if (wounds === 0) return undefined;
  const healing = playFor(g, options, 'heal');
  if (healing !== undefined) return healing;
  if (wounds < MANY_WOUNDS) return undefined;
  const rest = best(options, ({ verb, args }) =>
    verb === 'rest' ? Number(args[1]) * 10 - cardWorth(g, String(args[0])) : -Infinity,
  );
  return rest.verb === 'rest' ? rest : find(options, 'recover');
}

export function deedChoice(g: Look, seat: Seat, options: Options): Choice | undefined {
  const { phase, move } = g.s.turn;
  const tended = tend(g, seat, options);
  if (tended !== undefined) return tended;
  if (phase !== 'movement') return find(options, 'end');
  const goal = goalOf(g, seat);
  if (goal.step !== null) {
    const step = find(options, 'go', ([space]) => space === goal.step);
    if (step !== undefined && goal.cost <= move) return step;
    const play = playFor(g, options, 'move');
    if (play !== undefined) return play;
    if (step !== undefined) return step;
  }
  const act = actHere(g, seat, options);
  if (act !== undefined) return act;
  const explore = find(options, 'explore');
  if (explore !== undefined) return explore;
  const canExplore = move > 0 || goal.worth > 1;
  const forMore = canExplore ? playFor(g, options, 'move') : undefined;
  return forMore ?? find(options, 'end') ?? find(options, 'recover') ?? anyRest(g, options);
}

/** Who must rest gives up what is worth least. */
function anyRest(g: Look, options: Options): Choice {
  return best(options, ({ verb, args }) =>
    verb === 'rest' ? 10 - cardWorth(g, String(args[0])) : 0,
  );
}

/** Buys the best that can be paid, then plays for more where that can be enough. */
export function tradeChoice(g: Look, seat: Seat, options: Options): Choice | undefined {
  const heal = find(options, 'heal') ?? find(options, 'mend');
  if (heal !== undefined) return heal;
  const value = ({ verb, args }: Choice): number => {
    const thing = String(args[0]);
    switch (verb) {
      case 'recruit':
        return unitWorth(g, thing) + 2;
      case 'spell':
      case 'lesson':
      case 'action':
        return cardWorth(g, thing);
      case 'artifact':
        return 6;
      case 'cure':
        return 2;
      default:
        return 0;
    }
  };
  const bought = best(options, value);
  if (value(bought) > 0) return bought;
  const hope = g.s.turn.influence + reach(g, seat, counting('influence'), 1);
  const play = hope < cheapest(g, seat) ? undefined : playFor(g, options, 'influence');
  return play ?? find(options, 'done');
}

/** What the cheapest costs that can be had from those one talks to. */
function cheapest(g: Look, seat: Seat): number {
  const { at, units } = g.s.players[seat];
  const camp = campAt(g, seat, at);
  if (camp === undefined) return Infinity;
  const hasRoom = units.length < commandOf(g, seat);
  const costs = g
    .all(g.s.units)
    .map((unit) => unitData(g, unit))
    .filter(({ sites }) => hasRoom && sites.includes(camp))
    .map(({ cost }) => cost);
  const { action, spell } = g.content.figures;
  return Math.min(
    ...costs,
    camp === 'monastery' && g.s.lessons.length > 0 ? action : Infinity,
    camp === 'mage-tower' ? spell : Infinity,
  );
}
