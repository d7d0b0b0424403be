import { asked, named, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import {
  handOf,
  hands,
  health,
  inCombat,
  pileOf,
  playerOf,
  staged,
  stateOf,
} from '../../testing/staged.js';

it('[A6.1 computes] who does not follow shows everybody what the hand lacks', () => {
  const table = hands('swords-9 arrows-1', 'arrows-9 sorcery-5', 'swords-2 arrows-2');
  play(table, 'red: play swords-9', 'blue: shame arrows-9');
  expect(playerOf(table, 1).voids).toEqual(['swords', 'alchemy']);
  expect(playerOf(table, 2).voids).toEqual([]);
});

describe('leading', () => {
  it('[A5.2 computes] the suit of a basic weapon is the lead', () => {
    const table = hands('arrows-3 swords-1', 'arrows-9', 'swords-2');
    expect(offered(table, 'red')).toEqual(['play arrows-3', 'play swords-1']);
    play(table, 'red: play arrows-3');
    expect(stateOf(table).combat.lead).toBe('arrows');
  });

  it.each(['mists', 'morgan', 'apprentice'])(
    '[A5.3 computes] [A5.4 forbids] who leads %s names one of four suits',
    (special) => {
      const table = hands(`${special} swords-1`, 'arrows-9 swords-5', 'swords-2');
      play(table, `red: play ${special}`);
      expect(offered(table, 'red')).toEqual(
        ['swords', 'arrows', 'sorcery', 'deception'].map((suit) => `suit ${suit}`),
      );
      expect(refused(table, 'red: suit alchemy')).toBe('none');
      play(table, 'red: suit arrows');
      expect(asked(table)).toEqual([
        special === 'apprentice' ? 'red: naming.value' : 'blue: turn.card',
      ]);
    },
  );

  it('[A5.12 computes] a special weapon belongs to the lead, and to no suit in an open combat', () => {
    const table = hands('arrows-3', 'mists', 'arrows-5');
    play(table, 'red: play arrows-3', 'blue: play mists');
    expect(stateOf(table).combat.cards[0]).toMatchObject({ kind: 'mists', suit: 'arrows' });
    const open = hands('alchemy-3', 'mists', 'arrows-5');
    play(open, 'red: play alchemy-3', 'blue: play mists');
    expect(stateOf(open).combat.cards[0]).toMatchObject({ kind: 'mists', suit: '' });
  });

  it('[A5.7 computes] the lead stays when the card that set it is gone', () => {
    const table = hands('swords-1 arrows-1', 'mists arrows-2', 'swords-9 arrows-3');
    play(table, 'red: play swords-1', 'blue: play mists');
    expect(inCombat(table)).toBe('1:mists=16');
    expect(refused(table, 'green: play arrows-3')).toBe('A5.9');
  });
});

describe('following', () => {
  it('[A5.8 computes] one card each, clockwise from the leader', () => {
    const table = staged(
      ['swords-1 swords-2', 'swords-3 swords-4', 'swords-5 swords-6'].map((hand) => ({ hand })),
      { leader: 1 },
    );
    play(table, 'blue: play swords-4');
    expect(asked(table)).toEqual(['green: turn.card']);
    play(table, 'green: play swords-6');
    expect(asked(table)).toEqual(['red: turn.card']);
    play(table, 'red: play swords-1');
    expect(pileOf(table, 0)).toBe('swords-1 swords-4 swords-6');
  });

  it('[A5.9 forbids] [A5.10 allows] [A5.11 allows] another suit, but neither alchemy nor a special weapon', () => {
    const table = hands('swords-5', 'swords-1 arrows-9 alchemy-2 morgan', 'swords-3');
    play(table, 'red: play swords-5');
    expect(offered(table, 'blue')).toEqual(['play swords-1', 'play alchemy-2', 'play morgan']);
    expect(refused(table, 'blue: play arrows-9')).toBe('A5.9');
  });

  it('[A5.5 computes] [A5.6 forbids] in an open combat all cards follow, and nobody is dishonoured', () => {
    const table = hands('alchemy-5', 'swords-1 arrows-9', 'swords-3');
    play(table, 'red: play alchemy-5');
    expect(offered(table, 'blue')).toEqual(['play swords-1', 'play arrows-9']);
    expect(refused(table, 'blue: shame swords-1')).toBe('A5.6');
  });
});

describe('dishonour', () => {
  it('[A6.1 computes] [A6.5 computes] [A6.6 computes] who cannot follow takes 5, discards one and is out', () => {
    const table = hands('swords-5 swords-6', 'arrows-1 arrows-2', 'swords-9 swords-10');
    play(table, 'red: play swords-5');
    expect(offered(table, 'blue')).toEqual(['shame arrows-1', 'shame arrows-2']);
    play(table, 'blue: shame arrows-2');
    expect(health(table)).toEqual([400, 395, 400]);
    expect(handOf(table, 1)).toBe('arrows-1');
    expect(named(table, stateOf(table).discard)).toBe('arrows-2');
    expect(playerOf(table, 1).out).toBe(true);
    expect(inCombat(table)).toBe('0:swords-5=5');
  });

  it('[A6.2 allows] who could play special weapons only may keep them', () => {
    const table = hands('swords-5 swords-6', 'arrows-1 mists', 'swords-9 swords-10');
    play(table, 'red: play swords-5');
    expect(offered(table, 'blue')).toEqual(['play mists', 'shame arrows-1', 'shame mists']);
    play(table, 'blue: shame arrows-1');
    expect(handOf(table, 1)).toBe('mists');
  });

  it('[A6.3 forbids] to choose it with alchemy in hand', () => {
    const table = hands('swords-5', 'arrows-1 mists alchemy-1', 'swords-9');
    play(table, 'red: play swords-5');
    expect(refused(table, 'blue: shame arrows-1')).toBe('A6.3');
    expect(offered(table, 'blue')).toEqual(['play mists', 'play alchemy-1']);
  });

  it('[A6.4 forbids] to choose it with a card of the lead in hand', () => {
    const table = hands('swords-5', 'arrows-1 mists swords-1', 'swords-9');
    play(table, 'red: play swords-5');
    expect(refused(table, 'blue: shame arrows-1')).toBe('A6.4');
  });

  it('[A6.7 computes] if the wounds end the tournament, nothing is discarded', () => {
    const table = staged([
      { hand: 'swords-5' },
      { hand: 'arrows-1 arrows-2', health: 5 },
      { hand: 'swords-9' },
    ]);
    play(table, 'red: play swords-5', 'blue: shame arrows-2');
    expect(table.over).toBe(true);
    expect(handOf(table, 1)).toBe('arrows-1 arrows-2');
    expect(stateOf(table).discard).toEqual([]);
  });

  it('[A6.7 computes] with one point more the card goes', () => {
    const table = staged([
      { hand: 'swords-5' },
      { hand: 'arrows-1 arrows-2', health: 6 },
      { hand: 'swords-9' },
    ]);
    play(table, 'red: play swords-5', 'blue: shame arrows-2');
    expect(table.over).toBe(false);
    expect(handOf(table, 1)).toBe('arrows-1');
  });

  it('[A6.8 computes] [A6.9 computes] whose card is thrown out takes 5 and discards no other', () => {
    const table = hands('swords-5 arrows-1', 'mists arrows-2', 'swords-9');
    play(table, 'red: play swords-5', 'blue: play mists');
    expect(health(table)).toEqual([395, 400, 400]);
    expect(handOf(table, 0)).toBe('arrows-1');
    expect(named(table, stateOf(table).discard)).toBe('swords-5');
  });

  it('[A6.10 computes] two cards of a player thrown out at once are one dishonour', () => {
    const table = staged([
      { hero: 'merlin', hand: 'sorcery-5 alchemy-5 arrows-1' },
      { hand: 'mists arrows-2' },
      { hand: 'sorcery-9 arrows-3' },
    ]);
    play(table, 'red: play alchemy-5', 'red: conjure sorcery-5', 'blue: play mists');
    expect(health(table)).toEqual([395, 400, 400]);
    expect(named(table, stateOf(table).discard)).toBe('alchemy-5 sorcery-5');
  });

  it('[A6.10 computes] a card that remains stays in the combat', () => {
    const table = staged([
      { hero: 'merlin', hand: 'sorcery-5 alchemy-7 arrows-1' },
      { hand: 'mists arrows-2' },
      { hand: 'sorcery-9 arrows-3' },
    ]);
    play(table, 'red: play alchemy-7', 'red: conjure sorcery-5', 'blue: play mists');
    expect(inCombat(table)).toBe('0:alchemy-7=7 1:mists=16');
    expect(playerOf(table, 0).out).toBe(false);
  });

  it('[A6.11 computes] who is left alone loses, whatever the card', () => {
    const table = hands('swords-15 swords-1', 'arrows-1', 'sorcery-1');
    play(table, 'red: play swords-15', 'blue: shame arrows-1', 'green: shame sorcery-1');
    expect(pileOf(table, 0)).toBe('swords-15');
  });

  it('[A6.12 computes] also somebody else than the leader, and if the own cards feint', () => {
    const alone = hands('swords-1 swords-2', 'mists arrows-1', 'arrows-2 arrows-3');
    play(alone, 'red: play swords-1', 'blue: play mists', 'green: shame arrows-2');
    expect(pileOf(alone, 1)).toBe('mists');
    const feinting = staged([
      { hero: 'merlin', hand: 'swords-5 sorcery-5 arrows-1' },
      { hand: 'arrows-2 arrows-4' },
      { hand: 'arrows-3 arrows-5' },
    ]);
    play(feinting, 'red: play swords-5', 'red: conjure sorcery-5');
    play(feinting, 'blue: shame arrows-2', 'green: shame arrows-3');
    expect(pileOf(feinting, 0)).toBe('sorcery-5 swords-5');
  });
});
