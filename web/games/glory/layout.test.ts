import { describe, expect, it } from 'vitest';
import { arrange, type Circumstances } from './layout.js';

const at = (phase: string, more: Partial<Circumstances> = {}): Circumstances => ({
  phase,
  prompts: [],
  isFight: false,
  has: () => true,
  ...more,
});
const parts = (placed: readonly { readonly part: string }[]) => placed.map(({ part }) => part);
const opening = (given: Circumstances, part: string) => {
  const { main, people } = arrange(given);
  return [...main, ...people].find((one) => one.part === part)?.opening;
};

describe('what stands first', () => {
  it.each([
    ['setup', 'characters'],
    ['registration', 'tournament'],
    ['titles', 'titles'],
  ])('in the phase %s is what it is about: %s', (phase, first) => {
    expect(arrange(at(phase)).main[0]).toEqual({ part: first, opening: 'open', lit: false });
  });

  it('is what is asked, wherever it would stand else', () => {
    const given = at('actions', { prompts: ['market.buy'] });
    expect(arrange(given).main[0]).toEqual({ part: 'own', opening: 'open', lit: true });
    expect(parts(arrange(given).people)).not.toContain('own');
    expect(parts(arrange(at('actions')).people)).toContain('own');
  });

  it('is not moved by a question that lies in no part', () => {
    expect(arrange(at('actions', { prompts: ['strength.add'] }))).toEqual(arrange(at('actions')));
  });
});

it('hand and titles stand among the matter of their phases, and else beside it', () => {
  expect(parts(arrange(at('travel')).main)).toContain('hand');
  expect(parts(arrange(at('travel')).people)).toContain('titles');
  expect(parts(arrange(at('actions')).people)).toEqual(['own', 'hand', 'titles', 'others', 'otto']);
});

it('what is not there is not shown, and everything else is shown once', () => {
  const { main, people } = arrange(at('actions', { has: (part) => part !== 'otto' }));
  const all = parts([...main, ...people]);
  expect(all).not.toContain('otto');
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(10);
});

it('what a phase is not about is folded', () => {
  expect(opening(at('travel'), 'spaces')).toBe('folded');
  expect(opening(at('actions'), 'spaces')).toBe('open');
  expect(opening(at('actions'), 'travel')).toBe('wide');
});

it('while a duel is fought everything is folded but the others, and the lists in a tournament', () => {
  const fight = at('tournament', { isFight: true });
  expect(opening(fight, 'tournament')).toBe('wide');
  expect(opening(fight, 'own')).toBe('folded');
  expect(opening(fight, 'others')).toBe('open');
  expect(opening(at('travel', { isFight: true }), 'tournament')).toBe('folded');
});

it('an unknown phase shows all parts', () => {
  expect(parts(arrange(at('feast')).main)).toContain('spaces');
});
