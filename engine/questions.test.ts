import { describe, expect, it } from 'vitest';
import { menuNow, menuOf, onlyQuestion, questions } from './questions.js';
import { need } from './basics.js';
import { newMatch } from './match.js';
import { prepare } from './game.js';
import { answer, run } from './run.js';
import { smallGame } from './testgames/small-game.js';

/** One seat is asked for a word three times; with an offer another may be added, by those who are asked or by all. */
const speaking = (offer: 'none' | 'anytime' | 'aside') => {
  let written = 0;
  const game = smallGame((r) =>
    r.procedure('game', {
      steps: ['one', 'two', 'three'].map((name) =>
        r.openAsk<object, { say: [word: string] }>(name, {
          who: () => 0,
          menu(g, _v, m) {
            written++;
            for (const word of ['a', 'b']) m.option('say', `${word}${g.s.notes.length}`);
          },
          on: { say: (g, _v, word) => void g.s.notes.push(word) },
        }),
      ),
      ...(offer === 'none'
        ? {}
        : {
            offers: [
              r[offer]<object, { shout: [] }>('shout', {
                who: () => [0],
                menu: (_g, _v, m) => m.option('shout'),
                on: { shout: (g) => void g.s.notes.push('!') },
              }),
            ],
          }),
    }),
  );
  const match = newMatch(prepare(game, 2), 'key');
  run(match);
  return { match, question: () => need(questions(match)[0], 'a question'), written: () => written };
};

describe('the menu of the moment', () => {
  it('is what the interpreter wrote to see whether the question answers itself', () => {
    const { match, question, written } = speaking('none');
    expect(written()).toBe(1);
    expect(menuNow(match, question()).ids()).toEqual(['say a0', 'say b0']);
    expect(written()).toBe(1);
  });

  it('is another one after an answer, and is the one that would be written again', () => {
    const { match, question } = speaking('none');
    const first = question();
    answer(match, first, menuNow(match, first).nth(0));
    expect(menuNow(match, question()).ids()).toEqual(['say a1', 'say b1']);
    expect(menuOf(match, question(), match.menu, false).ids()).toEqual(['say a1', 'say b1']);
  });

  it('holds what may be taken at any time too', () => {
    const { match, question } = speaking('anytime');
    expect(menuNow(match, question()).ids()).toEqual(['say a0', 'say b0', 'shout']);
    expect(menuNow(match, question()).ids()).toEqual(['say a0', 'say b0', 'shout']);
  });
});

describe('the only question', () => {
  it('is the one that is listed', () => {
    const { match, question } = speaking('none');
    expect(onlyQuestion(match)).toEqual(question());
  });

  it('is known where more may be chosen by those who are asked', () => {
    const { match, question } = speaking('anytime');
    expect(onlyQuestion(match)).toEqual(question());
  });

  it('is not known where others may speak', () => {
    expect(onlyQuestion(speaking('aside').match)).toBeUndefined();
  });
});
