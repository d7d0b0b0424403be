import { kind, only, type Ask, type Catalogue, type GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { BLANK } from './options.js';
import { isLanguage, speaker } from './speaker.js';

const names = ['Ann', 'Bob', 'Cy'];
const { list, maybe, number, numbered, seat, someone, word } = kind;
/** A game that declares what its values are. */
const GAME = {
  rules: { procedures: new Map<never, never>() },
  events: {
    moved: { seat, from: numbered('space'), to: numbered('space') },
    passed: { from: seat, to: maybe(seat), cards: list(word('card')) },
    fallen: { seats: list(seat), by: someone('otto'), amount: number },
    drawn: { seat, card: only('seat', word('card')) },
  },
  verbs: { spy: [seat], ride: [word('space'), word('card')], give: [list(word('card'))] },
  reasons: { taken: { by: someone('otto') } },
};
const en = (catalogue: Catalogue, who = names) => speaker(catalogue, 'en', who, GAME);
const ask = (over: Partial<Ask> = {}): Ask => ({
  id: '0',
  seat: 1,
  kind: 'ask',
  prompt: 'turn.card',
  params: {},
  moment: 'card',
  rule: null,
  ...over,
});

describe('a sentence', () => {
  it('shows a missing key as it is', () => {
    expect(en({}).say('why.unheardOf')).toBe('why.unheardOf');
    expect(en({}).say('toString')).toBe('toString');
  });

  it('takes the word of the game over the word of the kernel', () => {
    expect(en({}).say('kernel.over')).toBe('The game is over.');
    expect(en({ 'kernel.over': 'The day is done.' }).say('kernel.over')).toBe('The day is done.');
  });

  it('names words, and leaves unknown ones as they are', () => {
    const speak = en({ 'word.lion-9': 'lion 9', x: 'plays {card}' });
    expect(speak.say('x', { card: 'lion-9' })).toBe('plays lion 9');
    expect(speak.say('x', { card: 'rose-1' })).toBe('plays rose-1');
  });

  it('compares the bare word and speaks its name in one sentence', () => {
    const speak = en({
      'word.parry': 'the parry',
      x: '{token, select, parry {Defence: {token}} other {{token}}}',
    });
    expect(speak.say('x', { token: 'parry' })).toBe('Defence: the parry');
    expect(speak.say('x', { token: 'spy' })).toBe('spy');
  });

  it('has a branch for nothing', () => {
    const speak = en({ x: '{led, select, none {Any suit.} other {Follow {led}.}}' });
    expect(speak.say('x', { led: null })).toBe('Any suit.');
    expect(speak.say('x', { led: 'lion' })).toBe('Follow lion.');
  });

  it('says that something is hidden where a value is missing', () => {
    expect(en({ x: 'draws {card}' }).say('x')).toBe('draws something hidden');
  });

  it('counts only what is there', () => {
    const speak = en({ x: '{n, plural, one {# coin} other {# coins}}' });
    expect(speak.say('x', { n: 1 })).toBe('1 coin');
    expect(speak.say('x')).toBe('x');
  });

  it('leaves signs that look like tags alone', () => {
    expect(en({ x: '{n, number} < 3 <b>' }).say('x', { n: 2 })).toBe('2 < 3 <b>');
  });
});

describe('plurals', () => {
  const text = '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';
  it.each([
    [1, '1 карта'],
    [2, '2 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [21, '21 карта'],
    [22, '22 карты'],
    [111, '111 карт'],
  ])('are Russian: %i', (n, said) => {
    expect(speaker({ x: text }, 'ru').say('x', { n })).toBe(said);
  });

  it('are French: nothing counts as one', () => {
    const speak = speaker({ x: '{n, plural, one {# carte} other {# cartes}}' }, 'fr');
    expect(speak.say('x', { n: 0 })).toBe('0 carte');
    expect(speak.say('x', { n: 2 })).toBe('2 cartes');
  });
});

describe('a list', () => {
  it('is an enumeration of names in its language', () => {
    const words = { 'word.a': 'Å' };
    expect(speaker(words, 'en').list(['a', 'b', 'c'])).toBe('Å, b, and c');
    expect(speaker(words, 'fr').list(['a', 'b'])).toBe('Å et b');
    expect(speaker(words, 'ru').list(['a', 'b'])).toBe('Å и b');
  });

  it('of which one is meant is told with “or”', () => {
    const kinds = { colours: kind.oneOf(word('colour')) };
    const said = (language: 'en' | 'fr' | 'ru'): string =>
      speaker({ x: '{colours}' }, language).say('x', { colours: ['a', 'b'] }, kinds);
    expect([said('en'), said('fr'), said('ru')]).toEqual(['a or b', 'a ou b', 'a или b']);
  });

  it('without entries is nothing', () => {
    expect(en({ x: 'takes {cards}' }).say('x', { cards: [] })).toBe('takes nothing');
  });

  it('counts its entries', () => {
    const speak = en({ x: '{cards, plural, one {# card} other {# cards}}' });
    expect(speak.say('x', { cards: ['a', 'b'] })).toBe('2 cards');
  });
});

describe('a seat', () => {
  it('is called by its name, or by its number', () => {
    expect(en({}).seat(1)).toBe('Bob');
    expect(en({}, ['Ann']).seat(1)).toBe('Seat 2');
    expect(speaker({}, 'fr').seat(0)).toBe('Place 1');
    expect(speaker({}, 'ru').seat(7)).toBe('Место 8');
  });

  it('is known by its kind, whatever the parameter is called', () => {
    const told = (text: string, name: string, params: GameEvent['params']): string =>
      en({ [`event.${name}`]: text, 'word.otto': 'Otto' }).event({ seq: 1, name, params });
    const from = '{seat} moves from space {from} to space {to}.';
    expect(told(from, 'moved', { seat: 0, from: 1, to: 11 })).toBe(
      'Ann moves from space 1 to space 11.',
    );
    const to = 'From {from} to {to}: {cards}.';
    expect(told(to, 'passed', { from: 1, to: 2, cards: ['1', 'x'] })).toBe(
      'From Bob to Cy: 1 and x.',
    );
    expect(told(to, 'passed', { from: 1, to: null, cards: [] })).toBe(
      'From Bob to nothing: nothing.',
    );
    const by = '{seats} by {by}: {amount}';
    expect(told(by, 'fallen', { seats: [0, 2], by: 'otto', amount: 1 })).toBe(
      'Ann and Cy by Otto: 1',
    );
    expect(told(by, 'fallen', { seats: [1], by: 2, amount: 2 })).toBe('Bob by Cy: 2');
  });

  it('is a number where the sentence counts it', () => {
    const speak = en({ x: 'from {from, number} to {to, number}' });
    expect(speak.say('x', { from: 1, to: 2 })).toBe('from 1 to 2');
  });

  it('under another name is a number, unless the sentence says it is a seat', () => {
    const speak = en({ x: 'first: {first}', y: 'first: {first_seat}' });
    expect(speak.say('x', { first: 1 })).toBe('first: 1');
    expect(speak.say('y', { first: 1 })).toBe('first: Bob');
    expect(speak.say('y', { first: '1' })).toBe('first: Bob');
    expect(speak.say('y', { first: -1 })).toBe('first: −1');
  });

  it('may be written as a word, and who has none may have a name', () => {
    const words = { 'word.seat-1': 'Otto', 'word.seat': 'player', 'word.king': 'the King' };
    const speak = en({ ...words, x: '{name_seat}', y: '{name}' });
    const said = (key: string) =>
      [1, 'seat1', -1, 'king', -2].map((name) => speak.say(key, { name }));
    expect(said('x')).toEqual(['Bob', 'Bob', 'Otto', 'the King', '−2']);
    expect(said('y')).toEqual(['1', 'seat1', '−1', 'the King', '−2']);
    expect(speak.say('x', { name: 'seat8' })).toBe('seat8');
  });
});

describe('a question', () => {
  it('has its prompt, or a plain one', () => {
    const speak = en({ 'prompt.turn.card': '{led, select, none {Lead.} other {Follow {led}.}}' });
    expect(speak.prompt(ask({ params: { led: 'rose' } }))).toBe('Follow rose.');
    expect(speak.prompt(ask({ prompt: 'turn.other' }))).toBe('Choose.');
  });

  it('has another prompt where one verb is all that is left', () => {
    const speak = en({ 'prompt.turn.card': 'Play.', 'prompt.turn.card.fold': 'You must fold.' });
    const offer = (verb: string) =>
      ({ form: 'option', id: verb, verb, words: [], anytime: false }) as const;
    expect(speak.prompt(ask({ offers: [offer('fold'), offer('fold')] }))).toBe('You must fold.');
    expect(speak.prompt(ask({ offers: [offer('fold'), offer('play')] }))).toBe('Play.');
    expect(speak.prompt(ask({ offers: [offer('play')] }))).toBe('Play.');
    expect(speak.prompt(ask())).toBe('Play.');
  });

  it('keeps others waiting for the seat that is asked, whatever the prompt speaks of', () => {
    expect(en({}).waiting(ask({ params: { seat: 0 } }))).toBe('Waiting for Bob.');
    const speak = en({ 'wait.turn.card': '{seat} thinks.' });
    expect(speak.waiting(ask())).toBe('Bob thinks.');
  });
});

describe('an option', () => {
  it('is spoken by its verb', () => {
    const speak = en({ 'verb.spy': 'spy on {a}', 'verb.take': 'take {a} for {b}' });
    expect(speak.option('spy', [1])).toBe('spy on Bob');
    expect(speak.option('take', ['x', 'y'])).toBe('take x for y');
  });

  it('names a thing by its kind first: two kinds may have one id', () => {
    const speak = en({
      'word.space.herald': 'the heralds’ tent',
      'word.card.herald': 'the Herald',
      'word.herald': 'a herald',
      'verb.ride': 'ride to {a} with {b}',
      'verb.give': 'give {items}',
      'verb.meet': 'meet {a}',
    });
    expect(speak.option('ride', ['herald', 'herald'])).toBe(
      'ride to the heralds’ tent with the Herald',
    );
    expect(speak.option('give', ['herald', 'x'])).toBe('give the Herald and x');
    expect(speak.option('meet', ['herald'])).toBe('meet a herald');
    const offer = { form: 'subset', verb: 'give', items: ['herald'], anytime: false } as const;
    expect(speak.offer({ ...offer, min: 0, max: 1, count: 2 })).toBe(
      'give …: 0 to 1 of the Herald',
    );
    expect(speak.word('herald', 'space')).toBe('the heralds’ tent');
    expect(speak.word('herald')).toBe('a herald');
  });

  it('without a text shows its words', () => {
    expect(en({ 'word.x': 'ex' }).option('take', ['x', 2])).toBe('take ex 2');
    expect(en({}).option('pass', [])).toBe('pass');
    expect(speaker({}, 'ru').option('pass', [])).toBe('пропустить');
  });

  it('that is factored shows what can be filled in', () => {
    const speak = en({
      'verb.give': 'give {items}',
      'verb.bid': 'bid {a, plural, one {# coin} other {# coins}}',
      'verb.sort': 'put back {items}',
    });
    const items = ['a', 'b', 'c'];
    const subset = { form: 'subset', verb: 'give', items, count: 3, anytime: false } as const;
    expect(speak.offer({ ...subset, min: 2, max: 2 })).toBe('give …: 2 of a, b, and c');
    expect(speak.offer({ ...subset, min: 0, max: 2 })).toBe('give …: 0 to 2 of a, b, and c');
    const number = { form: 'number', verb: 'bid', anytime: false } as const;
    expect(speak.offer({ ...number, min: 0, max: 8 })).toBe('bid 0 coins … bid 8 coins');
    expect(speak.offer({ ...number, min: 1, max: 1 })).toBe('bid 1 coin');
    expect(en({ 'verb.bid': 'bid {a}' }).offer({ ...number, min: 0, max: 8 })).toBe('bid 0 to 8');
    expect(en({}).offer({ ...subset, min: 2, max: 2 })).toBe('give: 2 of a, b, and c');
    expect(speak.offer({ form: 'order', verb: 'sort', items, anytime: false })).toBe(
      'put back …: a, b, and c, in an order of your choice',
    );
  });
});

it('a word that is still to be chosen is left blank, also where it would be counted', () => {
  const speak = en({ 'verb.build': 'build {a} on {b}', 'verb.move': 'move {a, number} steps' });
  expect(speak.option('build', ['hall', BLANK])).toBe('build hall on …');
  expect(speak.option('move', [BLANK])).toBe('move …');
  const blank = { 'verb.move': 'go {a, number} steps', 'verb.move.blank': 'go {a} steps' };
  expect(en(blank).option('move', [BLANK])).toBe('go … steps');
  expect(en(blank).option('move', [2])).toBe('go 2 steps');
});

it('what is spoken already is not looked up again', () => {
  const speak = en({ 'word.pass': 'go by', x: 'Chosen: {option}.' });
  expect(speak.say('x', { option: 'pass' })).toBe('Chosen: go by.');
  expect(speak.say('x', { option: { said: 'pass' } })).toBe('Chosen: pass.');
});

describe('a reason', () => {
  it('is found among the reasons of the game, then among those of the kernel', () => {
    const speak = en({ 'why.followSuit': 'Follow {led}.' });
    expect(speak.reason('followSuit', { led: 'lion' })).toBe('Follow lion.');
    expect(speak.reason('kernel.stale', {})).toContain('changed');
  });

  it('knows what it speaks of', () => {
    const speak = en({ 'why.taken': '{by} stands there.', 'word.otto': 'Otto' });
    expect(speak.reason('taken', { by: 1 })).toBe('Bob stands there.');
    expect(speak.reason('taken', { by: 'otto' })).toBe('Otto stands there.');
  });

  it('names the moments at which something else is possible', () => {
    const speak = en({ 'moment.road': 'on the road', 'word.road': 'ROAD' });
    expect(speak.reason('kernel.notNow', { option: 'ride', moments: ['road', 'place'] })).toBe(
      'That is possible at another moment: on the road and place.',
    );
  });
});

describe('an event', () => {
  const text = {
    'event.drawn': '{seat} draws {card}.',
    'event.drawn.hidden': '{seat} draws a card.',
  };

  it('is told in full to those who know it, and otherwise to the rest', () => {
    expect(en(text).event({ seq: 1, name: 'drawn', params: { seat: 0, card: 'x' } })).toBe(
      'Ann draws x.',
    );
    expect(en(text).event({ seq: 1, name: 'drawn', params: { seat: 0 } })).toBe(
      'Ann draws a card.',
    );
  });

  it('without a text of its own for the rest says that something is hidden', () => {
    const speak = en({ 'event.drawn': text['event.drawn'] });
    expect(speak.event({ seq: 1, name: 'drawn', params: { seat: 0 } })).toBe(
      'Ann draws something hidden.',
    );
  });

  it('of a question that fell away gives the reason', () => {
    const speak = en({ 'why.emptyHeap': 'The heap is empty.' });
    const params = { seat: 2, question: 'round.reclaim', rule: 'T2.5', why: 'emptyHeap' };
    expect(speak.event({ seq: 1, name: 'kernel.skipped', params })).toBe(
      'No question for Cy: The heap is empty.',
    );
    expect(speak.event({ seq: 1, name: 'kernel.skipped', params: { ...params, why: null } })).toBe(
      'No question for Cy here.',
    );
  });

  it('of a question that fell away gives no reason that would need more than is told', () => {
    const speak = en({
      'why.turned': '{what, select, relic {All relics} other {All}} are turned.',
    });
    const params = { seat: 2, question: 'duel.relic', rule: 'T2.5', why: 'turned' };
    expect(speak.event({ seq: 1, name: 'kernel.skipped', params })).toBe(
      'No question for Cy here.',
    );
  });
});

it('fields and causes fall back on words', () => {
  const speak = en({ 'field.hand': 'Hand', 'cause.page': 'pages', 'word.trick': 'a trick' });
  expect([speak.field('hand'), speak.field('trick'), speak.field('deck')]).toEqual([
    'Hand',
    'a trick',
    'deck',
  ]);
  expect([speak.cause('page'), speak.cause('trick')]).toEqual(['pages', 'a trick']);
});

it('three languages are spoken', () => {
  expect(['en', 'fr', 'ru', 'de', 1].map(isLanguage)).toEqual([true, true, true, false, false]);
});
