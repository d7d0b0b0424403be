import { offered, play, refused } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { fight, night } from '../../testing/fights.js';
import { alone, playerOf, stateOf, type Staged } from '../../testing/staged.js';

const handOf = (table: Table): string[] =>
  playerOf(table)
    .hand.map((card) => table.match.name(card))
    .toSorted();
describe('cards from offers', () => {
  const offer = (g: Parameters<NonNullable<Staged['and']>>[0]): void => {
    for (const card of ['fireball', 'restoration'])
      g.move(g.find(g.s.spellDeck, card) ?? failed(card), g.s.spellDeck, g.s.spells);
    for (const card of ['fire-bolt', 'ice-bolt'])
      g.move(g.find(g.s.actionDeck, card) ?? failed(card), g.s.actionDeck, g.s.actions);
  };
  const failed = (card: string): never => {
    throw new Error(`no ${card}`);
  };
  const full = { options: { scenario: 'solo-conquest' } };

  it('[K5.12 computes] Training throws an action away for another of its colour', () => {
    const table = alone({ hand: 'training rage march' }, { ...full, and: offer });
    play(table, 'red: play training basic all');
    expect(refused(table, 'red: throw march')).toBe('none');
    play(table, 'red: throw rage');
    expect(playerOf(table).discard.map((card) => table.match.name(card))).toEqual(['fire-bolt']);
    expect(stateOf(table).removed.map((card) => table.match.name(card))).toContain('rage');
  });

  it('[K5.18 computes] Magic Talent casts a spell that stays in the offer', () => {
    const table = alone(
      { hand: 'magic-talent tranquility wound', crystals: 'green' },
      { ...full, and: offer },
    );
    play(table, 'red: play magic-talent basic all', 'red: discard tranquility');
    play(table, 'red: cast restoration basic all', 'red: heal');
    expect(handOf(table)).toEqual([]);
    expect(stateOf(table).spells).toHaveLength(2);
  });

  it('[K5.18 allows] or nothing', () => {
    const table = alone(
      { hand: 'magic-talent tranquility wound', crystals: 'green' },
      { ...full, and: offer },
    );
    play(table, 'red: play magic-talent basic all', 'red: discard tranquility', 'red: decline');
    expect(handOf(table)).toEqual(['wound']);
  });
});

describe('units of the offer', () => {
  it('[K11.15 computes] Call to Arms uses one that stays there', () => {
    const table = alone({ hand: 'call-to-arms', crystals: 'white' }, { units: 'peasants-1' });
    play(table, 'red: play call-to-arms basic all', 'red: use peasants-1 3 all');
    expect(stateOf(table).turn.move).toBe(2);
    expect(stateOf(table).units).toHaveLength(1);
  });

  it('[K11.15 allows] or none', () => {
    const table = alone({ hand: 'call-to-arms', crystals: 'white' }, { units: 'peasants-1' });
    play(table, 'red: play call-to-arms basic all', 'red: decline');
    expect(stateOf(table).turn.move).toBe(0);
  });

  it('[K11.16 computes] Call to Glory brings one for nothing', () => {
    const table = alone(
      { hand: 'call-to-arms', crystals: 'white', tokens: 'black' },
      { ...night, units: 'peasants-1 foresters-1' },
    );
    play(table, 'red: play call-to-arms strong all', 'red: recruit foresters-1');
    expect(Object.keys(playerOf(table).unit)).toEqual(['foresters-1']);
  });
});

describe('decks', () => {
  it('[K5.15 computes] Trance brings two chosen cards to one end of the deck', () => {
    const table = alone(
      { hand: 'meditation', crystals: 'green', tokens: 'black', discard: 'rage march stamina' },
      night,
    );
    play(table, 'red: play meditation strong all', 'red: bottom', 'red: recall rage');
    play(table, 'red: recall march');
    expect(
      playerOf(table)
        .deck.map((card) => table.match.name(card))
        .slice(0, 2),
    ).toEqual(['march', 'rage']);
    expect(playerOf(table).nextDraw).toBe(2);
  });

  it('[K5.15 computes] Meditation two by chance, on top', () => {
    const table = alone({ hand: 'meditation', crystals: 'green', discard: 'rage rage' });
    play(table, 'red: play meditation basic all', 'red: top');
    expect(
      playerOf(table)
        .deck.map((card) => table.match.name(card))
        .slice(-2),
    ).toEqual(['rage', 'rage']);
  });
});

describe('dice and crystals', () => {
  it('[K6.8 computes] Mana Draw sets a die and gives two tokens of its colour', () => {
    const table = alone({ hand: 'mana-draw', crystals: 'white' });
    play(table, 'red: play mana-draw strong all', 'red: set black red');
    expect(playerOf(table).tokens.red).toBe(2);
    expect(stateOf(table).turn.set).toEqual(['red']);
  });

  it('[K6.8 computes] Mana Storm gives a crystal of a die and rolls it', () => {
    const table = alone(
      { hand: 'mana-storm' },
      { options: { scenario: 'solo-conquest' }, source: 'blue red black' },
    );
    play(table, 'red: play mana-storm basic all', 'red: die red');
    expect(playerOf(table).crystals.red).toBe(1);
  });

  it('[K6.6 computes] the pouch rolls for crystals: gold is any, black a point of fame', () => {
    const table = alone({ hand: 'endless-gem-pouch' }, { script: { dice: ['gold', 'black'] } });
    play(table, 'red: play endless-gem-pouch basic all', 'red: gain blue');
    expect(playerOf(table).crystals.blue).toBe(1);
    expect(playerOf(table).fame).toBe(1);
  });

  it('[K5.13 computes] the horn says its bonus before it rolls', () => {
    const table = fight(
      'diggers-1',
      { hand: 'horn-of-wrath march' },
      { script: { dice: ['red', 'blue'] } },
    );
    play(table, 'red: attack diggers-1', 'red: play horn-of-wrath strong all', 'red: add 2');
    expect(stateOf(table).combat.points).toMatchObject([{ n: 7, kind: 'siege' }]);
    expect(handOf(table)).toEqual(['march', 'wound']);
  });

  it('[K5.5 allows] Song of Wind takes blue mana for lakes, or not', () => {
    const given = { hand: 'song-of-wind', crystals: 'white blue', at: '1-C' };
    const table = alone(given);
    play(table, 'red: play song-of-wind strong all', 'red: pay crystal white white');
    play(table, 'red: accept', 'red: pay crystal blue blue');
    expect(offered(table, 'red')).toContain('go 1-NE');
    const without = alone(given);
    play(without, 'red: play song-of-wind strong all', 'red: pay crystal white white');
    play(without, 'red: decline');
    expect(offered(without, 'red')).not.toContain('go 1-NE');
  });
});

describe('enemies', () => {
  it('[K12.16 forbids] red effects on those who resist fire', () => {
    const table = fight(
      'fire-dragon-1',
      { hand: 'demolish whirlwind', crystals: 'red white' },
      night,
    );
    expect(refused(table, 'red: play demolish strong all')).not.toBe('none');
    play(table, 'red: play whirlwind basic all');
    expect(stateOf(table).combat.foes['fire-dragon-1']?.idle).toBe(true);
  });

  it('[K12.23 computes] Wings of Night stops further enemies for points of move', () => {
    const table = fight(
      'prowlers-1 diggers-1',
      { hand: 'wings-of-wind march', crystals: 'white', tokens: 'black' },
      night,
    );
    expect(refused(table, 'red: play march basic all')).toBe('K5.7');
    play(table, 'red: play wings-of-wind strong all', 'red: target prowlers-1');
    expect(refused(table, 'red: target diggers-1')).toBe('none');
    play(table, 'red: play march basic all', 'red: target diggers-1');
    expect(stateOf(table).combat.foes['diggers-1']?.idle).toBe(true);
    expect(stateOf(table).turn.move).toBe(1);
  });
});

describe('moving straight', () => {
  it('[K7.14 computes] Wings of Wind cost a point a space and provoke nobody', () => {
    const table = alone(
      { hand: 'wings-of-wind march', crystals: 'white', at: '1-W' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play march basic all', 'red: play wings-of-wind basic all', 'red: go 1-C');
    expect(playerOf(table).at).toBe('1-C');
    expect(stateOf(table).turn).toMatchObject({ move: 1, phase: 'movement' });
  });
});

describe('skills and banners', () => {
  it('[K5.16 computes] a wound played with Power of Pain is 2', () => {
    const table = alone({ hand: 'wound march', skills: 'power-of-pain' });
    play(table, 'red: skill power-of-pain all', 'red: side wound move');
    expect(stateOf(table).turn.move).toBe(2);
  });

  it('[K14.5 allows] Steady Tempo may come back onto the deck', () => {
    const full = { options: { scenario: 'solo-conquest' } };
    const table = alone({ hand: 'steady-tempo rage', crystals: 'blue' }, full);
    play(table, 'red: play steady-tempo strong all', 'red: end', 'red: keep');
    expect(table.match.name(playerOf(table).deck.at(-1) ?? (0 as never))).toBe('steady-tempo');
  });

  it('[K14.6 computes] Banner of Protection takes the wounds of the turn away', () => {
    const played = (answer: string): Table => {
      const table = fight('cursed-hags-1', { hand: 'banner-of-protection march' });
      play(table, 'red: play banner-of-protection strong all', 'red: done', 'red: done');
      play(table, 'red: face cursed-hags-1', 'red: suffer', 'red: done', 'red: end');
      play(table, `red: ${answer}`);
      return table;
    };
    expect(handOf(played('accept'))).toEqual(['march']);
    expect(handOf(played('decline'))).toEqual(['march', 'wound', 'wound']);
  });

  it('[K11.12 computes] [K11.13 computes] a banner comes to a unit, and Fear stops an attack', () => {
    const table = alone(
      { at: '1-W', hand: 'banner-of-fear march', units: 'peasants-1' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play banner-of-fear basic all', 'red: challenge', 'red: done');
    play(table, 'red: fear peasants-1 prowlers-1');
    expect(playerOf(table).fame).toBe(1);
    expect(stateOf(table).combat.foes['prowlers-1']?.idle).toBe(true);
  });
});
