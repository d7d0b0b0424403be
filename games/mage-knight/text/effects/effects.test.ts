import { LANGUAGES } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.js';
import { DIRECTIONS } from '../../content/types.js';
import { effects, faceText } from './index.js';

describe.each(LANGUAGES)('in %s', (language) => {
  const told = effects(content, language);

  it('every card, unit, enemy, skill and tactic explains itself, and no sentence has a gap', () => {
    const { cards, units, foes, skills, tactics } = content;
    for (const id of [cards, units, foes, skills, tactics].flatMap(Object.keys))
      expect([id, told[`effect.${id}`]]).toEqual([id, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
    const broken = / [,.;]|: ?[.;]|\(\)| {2}|undefined|NaN|\.\.|;\s*$/u;
    const sentences = Object.entries(told).filter(([key]) => key.startsWith('effect.'));
    expect(sentences.filter(([, said]) => broken.test(said.replaceAll('…', '')))).toEqual([]);
  });

  it('every space has a name of its own', () => {
    const names = Object.keys(content.tiles).flatMap((tile) =>
      DIRECTIONS.map((direction) => told[`word.${tile}-${direction}`]),
    );
    expect(new Set(names).size).toBe(Object.keys(content.tiles).length * DIRECTIONS.length);
    expect(names).not.toContain(undefined);
  });

  it('copies say what their kind does', () => {
    expect(told['effect.peasants-2']).toBe(told['effect.peasants']);
    expect(told['effect.prowlers-1']).toBe(told['effect.prowlers']);
  });
});

const { basic, strong } = content.cards['rage'] ?? {};

it('what is offered is told alone: the branch that is meant, or the whole face', () => {
  expect(basic === undefined ? '' : faceText('en', basic, 'block', 'rage')).toBe('Block 2');
  expect(basic === undefined ? '' : faceText('en', basic, null, 'rage')).toBe(
    'Attack 2 or Block 2',
  );
  expect(strong === undefined ? '' : faceText('fr', strong, null, 'rage')).toBe('Attaque 4');
});

it('figures come from the content: another figure is another sentence', () => {
  const changed = structuredClone(content);
  const march = changed.cards['march'];
  if (march === undefined) throw new Error('march');
  const cards = {
    ...changed.cards,
    march: { ...march, basic: { when: march.basic.when, do: [{ op: 'move' as const, n: 9 }] } },
  };
  expect(effects({ ...changed, cards }, 'en')['effect.march']).toContain('Move 9');
  expect(effects(content, 'en')['effect.march']).not.toContain('Move 9');
});
