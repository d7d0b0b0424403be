import { describe, expect, it } from 'vitest';
import { cardsIn, hold, offered, play } from '@destrier/engine/testkit/check';
import type { OttoAction } from '../../content/types.js';
import {
  after,
  couldNot,
  event,
  lay,
  otto,
  pawnsOn,
  spaces,
  taken,
  trackOf,
  withCards,
  type Change,
} from '../../testing/otto-acting.js';
import { give, makeEvent, seated, stateOf } from '../../testing/seated.js';
import { OTTO, type State } from '../../state.js';

describe('Otto: Support', () => {
  const wants = (...order: string[]): OttoAction => ({ kind: 'support', order });

  it('[G17.17 computes] the first type on the card that lies on the track leaves the game', () => {
    const table = after(wants('weapon-master', 'squire', 'nun'), (_s, match) =>
      lay(match, { 5: 'nun', 6: 'queen', 7: 'squire' }),
    );
    expect(trackOf(table)).toEqual(['', '', '', '', '', 'nun', 'queen', '', '']);
    expect(cardsIn(table, stateOf(table).supportsGone)).toContain('squire');
    expect(spaces(table)).toEqual(['support']);
  });

  it('[G17.17 computes] the table is told which', () => {
    const table = seated(
      1,
      withCards({ plan: [wants('nun')] }, {}, (_s, match) => lay(match, { 6: 'nun' })),
    );
    play(table, 'red: place patrol');
    expect(table.events(0)).toContainEqual(
      expect.objectContaining({ name: 'ottoTook', params: { what: 'nun' } }),
    );
  });

  it('[G17.17 computes] of several the leftmost', () => {
    const table = after(wants('nun'), (_s, match) => lay(match, { 6: 'nun', 8: 'nun' }));
    expect(trackOf(table)).toEqual(['', '', '', '', '', '', '', '', 'nun']);
  });

  it('[G17.17 forbids] a special slot, and a type the card does not show', () => {
    const table = after(wants('nun', 'squire'), (_s, match) =>
      lay(match, { 0: 'nun', 5: 'queen' }),
    );
    expect(trackOf(table)).toEqual(['nun', '', '', '', '', 'queen', '', '', '']);
    expect(spaces(table)).toEqual(couldNot);
  });

  it('[G17.18 forbids] the slot that costs 2 coins', () => {
    const table = after(wants('nun', 'squire'), (_s, match) =>
      lay(match, { 3: 'nun', 5: 'squire' }),
    );
    expect(trackOf(table)).toEqual(['', '', '', 'nun', '', '', '', '', '']);
    const spared = after(wants('nun'), (_s, match) => lay(match, { 3: 'nun' }));
    expect(spaces(spared)).toEqual(couldNot);
  });

  it.each([5, 6, 8])('[G17.18 allows] a slot that costs more or less: %d', (slot) => {
    const table = after(wants('nun'), (_s, match) => lay(match, { [slot]: 'nun' }));
    expect(trackOf(table).join('')).toBe('');
    expect(spaces(table)).toEqual(['support']);
  });

  it('[G17.19 computes] Special support: that of the track leaves the game', () => {
    const table = after({ kind: 'special' }, (_s, match) => lay(match, { 0: 'bishop', 5: 'nun' }));
    expect(trackOf(table)).toEqual(['', '', '', '', '', 'nun', '', '', '']);
    expect(cardsIn(table, stateOf(table).supportsGone)).toContain('bishop');
    expect(spaces(table)).toEqual(['support']);
  });

  it('[G17.19 forbids] Special support where none is left', () => {
    const table = after({ kind: 'special' }, (_s, match) => lay(match, { 5: 'nun' }));
    expect(spaces(table)).toEqual(couldNot);
  });

  it.each([
    ['minstrel', 15],
    ['nun', 11],
  ])('[G17.20 computes] in Rivalry, the %s: his glory is then %d', (support, glory) => {
    const table = after(wants(support), (_s, match) => lay(match, { 5: support }));
    expect(otto(table).glory).toBe(glory);
  });

  it.each([
    ['lady', 11, 16],
    ['usurer', 11, 11],
    ['support:king', 11, 11],
  ])('[G17.20 computes] in Rivalry, the %s: from %d glory to %d', (special, before, glory) => {
    const table = after({ kind: 'special' }, (s, match) => {
      s.otto.glory = before;
      lay(match, { 0: special });
    });
    expect(otto(table).glory).toBe(glory);
  });

  it('[G17.20 forbids] glory in the other modes', () => {
    const table = after(wants('minstrel'), (_s, match) => lay(match, { 5: 'minstrel' }), {
      solo: 'score',
    });
    expect(trackOf(table).join('')).toBe('');
    expect(otto(table).glory).toBe(0);
  });

  it('[G17.10 forbids] that he keeps what he removes', () => {
    const table = after({ kind: 'special' }, (_s, match) => lay(match, { 0: 'vassal' }));
    expect(cardsIn(table, stateOf(table).prestige)).toContain('suzerain');
    expect(stateOf(table).players[0].supports.ready).toEqual([]);
  });
});

describe('Otto: Travel plans and New objective', () => {
  const plans: OttoAction = { kind: 'plans', deck: 'market' };

  it('[G17.21 computes] the four open cards of the deck leave the game, and only they', () => {
    const table = after(plans);
    const { offers, travelGone } = stateOf(table);
    expect([offers.market.length, travelGone.market.length]).toEqual([0, 4]);
    expect([offers.romance.length, offers.challenge.length]).toEqual([4, 4]);
    expect(spaces(table)).toEqual(['plans']);
  });

  it('[G17.21 forbids] it with three open cards', () => {
    const table = after(plans, (s) => s.decks.market.push(...s.offers.market.splice(0, 1)));
    expect(stateOf(table).offers.market).toHaveLength(3);
    expect(spaces(table)).toEqual(couldNot);
  });

  const objective: OttoAction = { kind: 'objective' };

  it('[G17.22 computes] two titles are discarded unseen, the third is his', () => {
    const table = after(objective, (s, match) => {
      hold(match, s.titleDeck, ['rich', 'brave', 'strong']);
      s.otto.titles.splice(0);
    });
    expect(cardsIn(table, otto(table).titles)).toEqual(['rich']);
    expect(cardsIn(table, stateOf(table).titleDiscard)).toEqual(['strong', 'brave']);
    expect(table.view(0)).toMatchObject({
      titleDiscard: { count: 2, known: [] },
      otto: { titles: { count: 1, known: [] } },
    });
    expect(spaces(table)).toEqual(['objective']);
  });

  it('[G17.22 computes] the titles he has stay his', () => {
    const table = after(objective, (s, match) => {
      s.titleDeck.push(...s.otto.titles.splice(0));
      hold(match, s.titleDeck, ['rich', 'brave', 'strong']);
      hold(match, s.otto.titles, ['patron']);
    });
    expect(cardsIn(table, otto(table).titles)).toEqual(['patron', 'rich']);
  });

  it('[G18.4 computes] the new one lies open in the Russian edition', () => {
    const table = after(objective, () => {}, { edition: 'ru' });
    expect([otto(table).titles.length, otto(table).openTitles.length]).toEqual([0, 2]);
    expect(stateOf(table).titleDiscard).toHaveLength(2);
  });

  const leave = (deck: number, discard: number) => (s: State) => {
    const cards = [...s.titleDeck.splice(0), ...s.titleDiscard.splice(0)];
    s.titleDeck.push(...cards.splice(0, deck));
    s.titleDiscard.push(...cards.splice(0, discard));
    s.players[0].titles.push(...cards);
  };

  it('[G17.22 computes] three titles in deck and discard together are enough', () => {
    const table = after(objective, leave(2, 1));
    const { titleDeck, titleDiscard } = stateOf(table);
    expect([titleDeck.length, titleDiscard.length, otto(table).titles.length]).toEqual([0, 2, 2]);
  });

  it('[G17.22 forbids] it with two', () => {
    const table = after(objective, leave(1, 1));
    expect(spaces(table)).toEqual(couldNot);
    expect(otto(table).titles).toHaveLength(1);
  });

  it('[G17.22 forbids] it without a free circle', () => {
    expect(spaces(after(objective, taken('objective')))).toEqual([
      ...pawnsOn('objective'),
      'training',
    ]);
    expect(spaces(after(objective, taken('objective', 1)))).toEqual(pawnsOn('objective'));
  });
});

describe('Otto: Event', () => {
  const during =
    (id: string, more: Change = () => {}): Change =>
    (s, match) => {
      makeEvent(match, id);
      more(s, match);
    };

  it.each([
    ['crusade', 14],
    ['siege', 16],
    ['journey', 11],
    ['spoils', 11],
    ['errant', 11],
  ])('[G17.23 computes] [G17.24 computes] %s: the space is his for nothing', (id, glory) => {
    const table = after(event, during(id));
    expect(spaces(table)).toEqual(['event']);
    expect(otto(table).glory).toBe(glory);
    expect(stateOf(table).players[0]).toMatchObject({ glory: 10, coins: 0, strength: 0 });
    expect(stateOf(table).offers.romance).toHaveLength(4);
  });

  it('[G17.23 forbids] the player the space he has taken', () => {
    const table = after(
      event,
      during('errant', (_s, match) => give(match, 0, { coins: 1 })),
    );
    expect(offered(table, 'red')).not.toContain('place event');
  });

  it('[G17.23 forbids] an event without a space, and a space that is taken', () => {
    expect(spaces(after(event, during('war')))).toEqual(couldNot);
    const occupied = during('siege', (s) => {
      s.placed = { spaces: ['event'], owners: [0] };
    });
    expect(spaces(after(event, occupied))).toEqual(['event', 'training']);
  });

  it.each([
    ['lady', 16],
    ['bishop', 11],
  ])('[G17.24 computes] the recruit leaves the game: the %s', (support, glory) => {
    const table = after(
      event,
      during('volunteer', (s, match) => hold(match, s.recruit, [support])),
    );
    expect(stateOf(table).recruit).toEqual([]);
    expect(cardsIn(table, stateOf(table).supportsGone)).toContain(support);
    expect(otto(table).glory).toBe(glory);
  });

  it('[G17.24 forbids] a recruiting event without a recruit', () => {
    expect(spaces(after(event, during('volunteer')))).toEqual(couldNot);
  });

  it('[G17.24 forbids] glory in the other modes', () => {
    const table = after(event, during('siege'), { solo: 'score' });
    expect(spaces(table)).toEqual(['event']);
    expect(otto(table).glory).toBe(0);
  });
});

describe('Otto: the other actions', () => {
  it('[G17.25 computes] Initiative, behind the pawn that stands there', () => {
    const table = after({ kind: 'initiative' }, (s) => {
      s.placed = { spaces: ['initiative'], owners: [0] };
    });
    expect(stateOf(table).placed).toEqual({
      spaces: ['initiative', 'initiative'],
      owners: [0, OTTO],
    });
  });

  it('[G17.25 forbids] Initiative twice a round', () => {
    const table = after({ kind: 'initiative' }, (s) => {
      s.placed = { spaces: ['initiative'], owners: [OTTO] };
    });
    expect(spaces(table)).toEqual(['initiative', 'training']);
  });

  it.each(['prayer', 'service'] as const)('[G17.26 computes] %s: he takes a circle', (kind) => {
    const table = after({ kind });
    expect(stateOf(table).placed).toEqual({ spaces: [kind], owners: [OTTO] });
  });

  it('[G17.26 forbids] Prayer without a free circle', () => {
    const prayer: OttoAction = { kind: 'prayer' };
    expect(spaces(after(prayer, taken('prayer')))).toEqual([...pawnsOn('prayer'), 'training']);
    expect(spaces(after(prayer, taken('prayer', 1)))).toEqual(pawnsOn('prayer'));
  });

  it('[G17.27 computes] Herald: in Rivalry he registers at once', () => {
    const table = after({ kind: 'herald' });
    expect(spaces(table)).toEqual(['space:herald']);
    expect(stateOf(table).tournament.bracket).toContain('otto');
  });

  it('[G17.27 forbids] Herald outside Rivalry', () => {
    const table = after({ kind: 'herald' }, () => {}, { solo: 'score' });
    expect(spaces(table)).toEqual(couldNot);
    expect(stateOf(table).tournament.bracket).not.toContain('otto');
  });

  it('[G17.27 forbids] Herald when he stands in the joust, or its circles are taken', () => {
    const entered = after({ kind: 'herald' }, (s) => {
      s.tournament.bracket[s.tournament.bracket.indexOf('')] = 'otto';
    });
    expect(spaces(entered)).toEqual(couldNot);
    const full = after({ kind: 'herald' }, taken('space:herald'));
    expect(spaces(full)).toEqual([...pawnsOn('space:herald'), 'training']);
    const open = after({ kind: 'herald' }, taken('space:herald', 1));
    expect(spaces(open)).toEqual(pawnsOn('space:herald'));
  });
});
