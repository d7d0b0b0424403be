import { describe, expect, it } from 'vitest';
import { isOfDuel, stepsAt } from './steps.js';

const states = (engagement: number, prompt?: string) =>
  stepsAt(engagement, prompt).map(({ step, state }) => `${step} ${state}`);

describe('the steps of an engagement', () => {
  it('are lit one after the other', () => {
    expect(states(1, 'faith.reroll')).toEqual([
      'tent past',
      'strength past',
      'roll past',
      'faith now',
      'lance coming',
      'relic coming',
      'compare coming',
    ]);
  });

  it('begin with the tent in the first engagement, and are past it in those that follow', () => {
    expect(states(1, 'tent.tent')[0]).toBe('tent now');
    expect(states(2, 'strength.add').slice(0, 2)).toEqual(['tent past', 'strength now']);
    expect(states(2).slice(0, 2)).toEqual(['tent past', 'strength coming']);
  });

  it.each([
    ['second lance.lance', 'lance now'],
    ['relic reroll.reroll', 'relic now'],
    ['tie.turn', 'compare now'],
  ])('know the question %s', (prompt, now) => {
    expect(states(2, prompt)).toContain(now);
  });

  it('are all past when the loser takes things back', () => {
    expect(stepsAt(3, 'recovery.relics').every(({ state }) => state === 'past')).toBe(true);
  });

  it('are all to come where nobody is asked', () => {
    expect(stepsAt(1, undefined).every(({ state }) => state === 'coming')).toBe(true);
  });
});

it('questions of duels are told from others', () => {
  expect(isOfDuel('strength.add')).toBe(true);
  expect(isOfDuel('support.hire')).toBe(false);
});
