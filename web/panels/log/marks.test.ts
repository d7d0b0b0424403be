import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type GameEvent } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { playedGlory } from '../testing/played.js';
import { markedSpeaker, piecesOf } from './marks.js';

const event = (name: string, params: GameEvent['params']): GameEvent => ({ seq: 1, name, params });

describe('a marked sentence', () => {
  const catalogue = {
    'word.support:king': 'King',
    'word.nun': 'Nun',
    'event.support': '{seat} has a new support: {support}.',
    'event.drew': '{seat} draws {n, plural, one {# card} other {# cards}}: {cards}.',
    'event.round': 'Round {round, number} begins.',
    'event.kind': '{kind, select, nun {a nun} other {nobody}}',
  };
  const marked = markedSpeaker(catalogue, 'en', ['Ann', 'Bob'], glory.game);
  const pieces = (name: string, params: GameEvent['params']) =>
    piecesOf(marked.event(event(name, params)));

  it('tells people and things from the text around them', () => {
    expect(pieces('support', { seat: 1, support: 'support:king' })).toEqual([
      { kind: 'seat', seat: 1, text: 'Bob' },
      { kind: 'text', text: ' has a new support: ' },
      { kind: 'thing', id: 'support:king', text: 'King' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('finds every thing of a list, and leaves words without a name as text', () => {
    expect(pieces('drew', { seat: 0, n: 3, cards: ['nun', 'unnamed', 'nun'] })).toEqual([
      { kind: 'seat', seat: 0, text: 'Ann' },
      { kind: 'text', text: ' draws 3 cards: ' },
      { kind: 'thing', id: 'nun', text: 'Nun' },
      { kind: 'text', text: ', unnamed, and ' },
      { kind: 'thing', id: 'nun', text: 'Nun' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is one text where nothing is named', () => {
    expect(pieces('round', { round: 2 })).toEqual([{ kind: 'text', text: 'Round 2 begins.' }]);
  });

  it('compares with bare ids, not with marked names', () => {
    expect(pieces('kind', { kind: 'nun' })).toEqual([{ kind: 'text', text: 'a nun' }]);
  });

  it('is not misled by a name that holds marks itself', () => {
    const sly = markedSpeaker(catalogue, 'en', ['\uE000\uE16E\uE002Nun\uE003'], glory.game);
    expect(piecesOf(sly.event(event('support', { seat: 0, support: 'nun' })))[0]).toEqual({
      kind: 'seat',
      seat: 0,
      text: 'Nun',
    });
  });
});

it.each(LANGUAGES)('says what any speaker says, in %s, about a whole game', (language) => {
  const catalogue = glory.text[language];
  const names = ['Ann', 'Bob'];
  const plain = speaker(catalogue, language, names, glory.game);
  const marked = markedSpeaker(catalogue, language, names, glory.game);
  const events = playedGlory('marks').events(0);
  expect(events.length).toBeGreaterThan(100);
  for (const one of events) {
    const text = piecesOf(marked.event(one))
      .map((piece) => piece.text)
      .join('');
    expect(text).toBe(plain.event(one));
  }
});
