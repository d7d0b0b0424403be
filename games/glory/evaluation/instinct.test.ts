import { menuOf, need, promptOf, questions, spell, type Table } from '@destrier/engine';
import { hold } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { hire } from '../rules/hire.js';
import { travel } from '../rules/travel.js';
import { claiming } from '../testing/claiming.js';
import { figured } from '../testing/figured.js';
import { give, seated, type stateOf } from '../testing/seated.js';
import { evaluation } from './index.js';

type State = ReturnType<typeof stateOf>;

/** What is chosen at once at the question that is open, without any noise. */
function chosen(table: Table): string {
  const { match } = table;
  const question = need(questions(match)[0], 'a question');
  const { v } = need(match.fibers[question.fiber]?.stack[question.depth], 'a frame');
  const asked = { seat: question.seat, prompt: promptOf(match, question), v };
  const menu = menuOf(match, question, match.menu, false);
  const choice =
    evaluation.settled?.(match, asked, menu) ?? evaluation.instinct?.(match, asked, menu, () => 0);
  return choice === undefined ? '' : spell(choice.verb, choice.args);
}

describe('titles', () => {
  it('all that can be claimed is claimed', () => {
    expect(chosen(claiming({ publicTitles: ['rich'], red: { coins: 6 } }))).toBe('best');
  });

  it('then the duel is fought, and with neither it is done', () => {
    expect(chosen(claiming({ publicTitles: ['brave', 'rich'] }))).toBe('fight brave');
    expect(chosen(claiming({ publicTitles: ['rich'], red: { coins: 5 } }))).toBe('done');
  });
});

describe('travel', () => {
  /** Both seats hold the same, so that it does not matter who goes first. */
  const travelling = (cards: readonly string[], strength: number) =>
    seated(2, {
      options: { tournament: 'pas' },
      given(s: State, match) {
        for (const seat of match.seats) give(match, seat, { strength, pawns: 0 });
        for (const card of cards) give(match, s.order[0] === 1 ? 1 : 0, { cards: [card] });
        s.round = 4;
        s.phase = 'last-travel';
      },
      begin: (match) => match.call(travel, {}),
    });

  it('a card that gives glory is played', () => {
    expect(chosen(travelling(['serenade'], 0))).toBe('play serenade');
  });

  it('a challenge that cannot be won is left alone', () => {
    expect(chosen(travelling(['white-knight'], 0))).toBe('stop');
  });
});

describe('supports', () => {
  const hiring = (title: string) =>
    seated(2, {
      content: figured,
      options: { tournament: 'joust' },
      given(s, match) {
        s.titleDeck.push(...s.publicTitles.splice(0));
        hold(match, s.publicTitles, [title]);
        s.round = 3;
        for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
        hold(match, need(s.track.at(-1), 'a slot'), ['squire']);
        hold(match, need(s.track.at(-2), 'a slot'), ['nun']);
        give(match, 0, { relics: ['medal', 'medal', 'medal'], faith: 3 });
      },
      begin: (match) => match.call(hire, { seat: 0 }),
    });

  it('the one that a title lacks is hired before one that is worth more otherwise', () => {
    expect(chosen(hiring('rich'))).toBe('hire squire 9');
    expect(chosen(hiring('title:pious'))).toBe('hire nun 8');
  });
});
