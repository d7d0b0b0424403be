import {
  allTold,
  asked,
  cardsIn,
  named,
  offered,
  play,
  refused,
  told,
} from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, health, playerOf, staged, stateOf } from '../testing/staged.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { godsends } from './godsends.js';

const CAMELOT = { style: 'camelot' };

/** Seat 1 takes this godsend. */
const taken = (godsend: string, others: readonly number[] = [400, 400]) => {
  const [zero = 400, two = 400] = others;
  const table = staged([{ health: zero }, { health: 310 }, { health: two }], {
    begin: godsends,
    favours: `${godsend} mirror herald`,
  });
  play(table, `blue: take ${godsend}`);
  return table;
};

/** Seat 0 has this godsend after the deal of a round without passing. */
const atDawn = (godsend: string, deck = '') =>
  staged([{ godsends: godsend }, {}, {}], {
    begin: dawn,
    options: CAMELOT,
    script: { deck: deck.split(' ').filter((kind) => kind !== '') },
  });

describe('godsends that work at once', () => {
  it('[A15.10 computes] the Healing Spring heals 25', () => {
    expect(health(taken('healing-spring'))).toEqual([400, 335, 400]);
  });

  it('[A15.13 computes] Ambush: 15 wounds for one opponent', () => {
    const table = taken('ambush');
    expect(offered(table, 'blue')).toEqual(['target 0', 'target 2']);
    play(table, 'blue: target 2');
    expect(health(table)).toEqual([400, 310, 385]);
  });

  it('[A15.14 computes] Volley: 5 for those with more health, none for equals', () => {
    expect(health(taken('volley', [400, 310]))).toEqual([395, 310, 310]);
  });

  it('[A15.3 allows] [A15.4 allows] Chivalry and Plague name an opponent', () => {
    for (const godsend of ['chivalry', 'plague']) {
      const table = taken(godsend);
      expect(offered(table, 'blue')).toEqual(['target 0', 'target 2']);
      play(table, 'blue: target 0');
      expect(stateOf(table).powers.find(({ card }) => card === godsend)?.target).toBe(0);
    }
  });
});

describe('godsends after passing', () => {
  it('[A15.5 computes] Enchantment: a suit counts as alchemy for its holder', () => {
    const table = atDawn('enchantment');
    play(table, 'red: suit arrows');
    expect(stateOf(table).powers.find(({ card }) => card === 'enchantment')?.suit).toBe('arrows');
    const combat = staged(
      [
        { hand: 'swords-9 arrows-1' },
        { hand: 'swords-8 arrows-2 sorcery-3', godsends: 'enchantment' },
        { hand: 'swords-5 arrows-3' },
      ],
      { powers: { enchantment: { suit: 'arrows' } } },
    );
    play(combat, 'red: play swords-9');
    expect(offered(combat, 'blue')).toEqual(['play swords-8', 'play arrows-2']);
    play(combat, 'blue: play arrows-2');
    expect(stateOf(combat).combat.cards[1]).toMatchObject({ suit: 'alchemy' });
    expect(offered(combat, 'green')).toEqual(['play swords-5']);
  });

  it('[A15.5 computes] led by its holder the suit opens the combat', () => {
    const table = staged(
      [
        { hand: 'arrows-1 swords-1', godsends: 'enchantment' },
        { hand: 'swords-8' },
        { hand: 'sorcery-5' },
      ],
      { powers: { enchantment: { suit: 'arrows' } } },
    );
    play(table, 'red: play arrows-1');
    expect(stateOf(table).combat.lead).toBe('open');
  });

  it('[A15.6 computes] Dwarves: two cards drawn, two discarded', () => {
    const table = atDawn('dwarves');
    expect(asked(table)).toEqual(['red: discarding.discard']);
    expect(playerOf(table, 0).hand).toHaveLength(14);
    const drawn = { seat: 0, count: 2, power: 'dwarves' };
    expect(allTold(table, 'drew', 1)).toEqual([drawn]);
    const hand = cardsIn(table, playerOf(table, 0).hand);
    expect(told(table, 'drew')).toEqual({ ...drawn, cards: hand.slice(-2).toSorted() });
    const gone = handOf(table, 0).split(' ').slice(0, 2);
    expect(refused(table, `red: discard ${gone[0] ?? ''}`)).toBe('none');
    play(table, `red: discard ${gone.join(' ')}`);
    expect(playerOf(table, 0).hand).toHaveLength(12);
    expect(named(table, stateOf(table).discard).split(' ')).toEqual(gone.toSorted());
  });

  it('[A15.7 computes] Alchemy: the topmost alchemy card, unseen by others, for a card of the hand', () => {
    const swords = Array.from({ length: 15 }, (_, i) => `swords-${i + 1}`);
    const arrows = Array.from({ length: 15 }, (_, i) => `arrows-${i + 1}`);
    const deal = [...swords, ...arrows].concat([
      'sorcery-1',
      'sorcery-2',
      'sorcery-3',
      'sorcery-4',
    ]);
    const table = atDawn(
      'alchemy-godsend',
      [...deal, 'sorcery-5', 'sorcery-6', 'morgan', 'alchemy-7', 'alchemy-3'].join(' '),
    );
    expect(handOf(table, 0)).toContain('alchemy-7');
    expect(handOf(table, 0)).not.toContain('alchemy-3');
    expect(JSON.stringify(table.view(1))).not.toContain('alchemy-7');
    play(table, 'red: discard swords-1');
    expect(playerOf(table, 0).hand).toHaveLength(12);
  });

  it('[A15.23 allows] Curse of Poison names an opponent and a suit', () => {
    const table = atDawn('curse-of-poison');
    expect(offered(table, 'red')).toHaveLength(8);
    expect(offered(table, 'red')).not.toContain('curse 0 swords');
    play(table, 'red: curse 2 sorcery');
    expect(stateOf(table).powers[0]).toMatchObject({ target: 2, suit: 'sorcery' });
  });

  it('[A15.25 computes] Spy: one opponent’s hand is seen, by the holder alone', () => {
    const table = atDawn('spy');
    const [secret = ''] = handOf(table, 2).split(' ');
    expect(JSON.stringify(table.view(0))).not.toContain(`"${secret}"`);
    play(table, 'red: target 2');
    expect(JSON.stringify(table.view(0))).toContain(`"${secret}"`);
    expect(JSON.stringify(table.view(1))).not.toContain(`"${secret}"`);
  });

  it('[A15.26 computes] Exchange: two chosen cards for two drawn from the hand as it was', () => {
    const table = atDawn('exchange');
    play(table, 'red: target 1');
    const gives = handOf(table, 0).split(' ').slice(0, 2);
    const before = handOf(table, 1).split(' ');
    play(table, `red: give ${gives.join(' ')}`);
    const after = handOf(table, 1).split(' ');
    expect(after).toEqual(expect.arrayContaining(gives));
    expect(after.filter((kind) => before.includes(kind))).toHaveLength(10);
    expect(playerOf(table, 0).hand).toHaveLength(12);
  });

  it('[A15.2 allows] the Stone Circle brings a place that nobody hosts', () => {
    const table = atDawn('stone-circle');
    expect(offered(table, 'red')).toHaveLength(5);
    play(table, 'red: host lake');
    expect(stateOf(table).powers.at(-1)).toMatchObject({ card: 'lake', seat: 0 });
  });
});

describe('godsends of dusk', () => {
  const evening = (pile: string, godsend: string, powers = {}, hero?: string) =>
    staged(
      [{ pile, godsends: godsend, ...(hero === undefined ? {} : { hero }) }, { health: 390 }, {}],
      { begin: dusk, powers },
    );
  /** The pile of seat 0 under godsends of seat 1. */
  const under = (pile: string, theirs: string, powers = {}, own = '', hero?: string) =>
    staged(
      [
        { pile, godsends: own, ...(hero === undefined ? {} : { hero }) },
        { godsends: theirs },
        { health: 390 },
      ],
      { begin: dusk, powers },
    );

  it('[A15.11 computes] Fountain of Youth: the first 25 wounds do not count', () => {
    expect(health(evening('mists', 'fountain-of-youth'))[0]).toBe(400);
    expect(health(evening('mists swords-1', 'fountain-of-youth'))[0]).toBe(395);
    expect(health(evening('swords-1', 'fountain-of-youth'))[0]).toBe(400);
  });

  it('[A15.12 computes] [A1.10 computes] Antidote: basic poison inflicts 5, Apprentice and Morgan as before', () => {
    expect(health(evening('swords-2 arrows-3', 'antidote'))[0]).toBe(390);
    expect(health(evening('apprentice morgan', 'antidote'))[0]).toBe(365);
  });

  it('[A15.4 computes] Plague doubles poison, also Apprentice and Morgan, and nothing else', () => {
    const plague = { plague: { target: 0 } };
    expect(health(under('swords-2', 'plague', plague))[0]).toBe(380);
    expect(health(under('apprentice morgan', 'plague', plague))[0]).toBe(330);
    expect(health(under('swords-1 alchemy-1 mists', 'plague', plague))[0]).toBe(365);
  });

  it('[A15.23 computes] Curse: standard cards of the suit count as poison', () => {
    const curse = { 'curse-of-poison': { target: 0, suit: 'swords' } };
    expect(health(under('swords-1', 'curse-of-poison', curse))[0]).toBe(390);
    expect(health(under('swords-2 arrows-1', 'curse-of-poison', curse))[0]).toBe(385);
  });

  it('[A15.30 computes] [A3.4 computes] on Yvain cursed deception inflicts 10', () => {
    const curse = { 'curse-of-poison': { target: 0, suit: 'deception' } };
    expect(health(under('deception-1', 'curse-of-poison', curse, '', 'yvain'))[0]).toBe(390);
    expect(health(under('deception-4', 'curse-of-poison', curse, '', 'yvain'))[0]).toBe(400);
  });

  it.each([
    ['antidote', 390],
    ['curse', 395],
  ])(
    '[A15.31 computes] Antidote and Curse in one pile: the lowest puts the %s first',
    (first, left) => {
      const table = under(
        'swords-1',
        'curse-of-poison',
        { 'curse-of-poison': { target: 0, suit: 'swords' } },
        'antidote',
      );
      expect(asked(table)).toEqual(['green: counting.first']);
      play(table, `green: first ${first}`);
      expect(health(table)[0]).toBe(left);
    },
  );

  it('[A15.31 computes] the Antidote takes poison from the Plague', () => {
    const table = under('swords-2 apprentice', 'plague', { plague: { target: 0 } }, 'antidote');
    expect(health(table)[0]).toBe(375);
  });

  it('[A15.24 allows] Tribute: one card into the pile of the healthiest', () => {
    const table = staged(
      [{ pile: 'mists swords-1', godsends: 'tribute', health: 300 }, { health: 350 }, {}],
      { begin: dusk },
    );
    expect(offered(table, 'red')).toEqual(['hand mists 2', 'hand swords-1 2', 'done']);
    play(table, 'red: hand mists 2');
    expect(health(table)).toEqual([295, 350, 375]);
  });

  it('[A15.28 computes] [A11.5 computes] [A11.6 computes] Dragon’s Breath doubles swords, once more than the Plague', () => {
    const table = under('swords-1 swords-2 arrows-1', 'dragons-breath plague', {
      plague: { target: 0 },
    });
    expect(offered(table, 'blue')).toEqual(['target 0', 'target 2']);
    play(table, 'blue: target 0');
    expect(health(table)[0]).toBe(400 - 10 - 40 - 5);
  });

  it('[A15.29 forbids] Tribute to whom Chivalry guards', () => {
    const table = staged(
      [{ pile: 'mists', godsends: 'tribute chivalry', health: 300 }, { health: 350 }, {}],
      { begin: dusk, powers: { chivalry: { target: 2 } } },
    );
    expect(health(table)).toEqual([275, 350, 400]);
  });
});
