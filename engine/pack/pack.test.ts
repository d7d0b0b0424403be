import { describe, expect, it } from 'vitest';
import { checkPack, packTemplate, type PackSchema, type StandardSchema } from './index.js';

const base = {
  knights: {
    bertrand: { source: 'house', attack: 7, prizes: ['coin'] },
    aymeric: { source: 'rulebook', attack: 9, prizes: [] },
  },
  dice: { source: 'house', faces: [1, 2, 3] },
  rounds: 3,
};
type Content = typeof base;

const shape: StandardSchema = {
  '~standard': {
    validate(value: unknown) {
      const issues = Object.entries((value as Content).knights).flatMap(([id, knight]) =>
        Number.isInteger(knight.attack) && knight.attack >= 0
          ? []
          : [{ message: 'a whole number from 0', path: ['knights', { key: id }, 'attack'] }],
      );
      return issues.length > 0 ? { issues } : { value };
    },
  },
};
const schema: PackSchema = {
  shape,
  rules: (content: Content) =>
    content.knights.bertrand.attack > content.knights.aymeric.attack
      ? [{ path: ['knights', 'bertrand', 'attack'], reason: 'Bertrand is the weaker one' }]
      : [],
  notes: { knights: 'As printed on the tiles.', 'knights.*.attack': 'top left' },
};
const check = (pack: unknown) => checkPack('joust', base, schema, pack);
const reasons = (pack: unknown): string[] =>
  check(pack).impossible.map(({ path, reason }) => `${path.join('.')}: ${reason}`);

describe('a pack', () => {
  it('replaces what it names, says so, and leaves the rest', () => {
    const { content, missing, impossible, hash } = check({
      pack: 'mine',
      game: 'joust',
      content: { knights: { bertrand: { attack: 8 } } },
    });
    expect(impossible).toEqual([]);
    expect(content).toEqual({
      ...base,
      knights: { ...base.knights, bertrand: { source: 'pack', attack: 8, prizes: ['coin'] } },
    });
    expect(missing).toEqual(['dice']);
    expect(hash).not.toBe(check({ pack: 'mine', game: 'joust', content: {} }).hash);
    expect(base.knights.bertrand.attack).toBe(7);
  });

  it('replaces a list as a whole', () => {
    const { content } = check({ pack: 'mine', game: 'joust', content: { dice: { faces: [6] } } });
    expect((content as Content).dice).toEqual({ source: 'pack', faces: [6] });
  });

  it('is the source of an item of which it changes a part within', () => {
    const { content, missing } = checkPack(
      'joust',
      { market: { source: 'house', prices: { mount: 2, armour: 3 } }, rounds: 3 },
      { shape: { '~standard': { validate: (value) => ({ value }) } }, notes: {} },
      { pack: 'mine', game: 'joust', content: { market: { prices: { mount: 4 } } } },
    );
    expect(content).toEqual({
      market: { source: 'pack', prices: { mount: 4, armour: 3 } },
      rounds: 3,
    });
    expect(missing).toEqual([]);
  });

  it('is refused where it names what does not exist, with the nearest name', () => {
    expect(
      reasons({ pack: 'mine', game: 'joust', content: { knights: { betrand: { attack: 8 } } } }),
    ).toEqual(['content.knights.betrand: there is no betrand here: is bertrand meant?']);
    expect(reasons({ pack: 'mine', game: 'joust', content: { rounds: 4, wizard: 1 } })).toEqual([
      'content.wizard: there is no wizard here',
    ]);
  });

  it('reaches nothing but its content', () => {
    const hostile = ['__proto__', 'constructor', 'toString'].map(
      (name): object => JSON.parse(`{"content":{"knights":{"${name}":{"polluted":1}}}}`) as object,
    );
    for (const pack of hostile)
      expect(reasons({ ...pack, pack: 'x', game: 'joust' })[0]).toContain('there is no');
    expect('polluted' in {}).toBe(false);
  });

  it('cannot claim a source of its own', () => {
    expect(
      reasons({ pack: 'mine', game: 'joust', content: { dice: { source: 'rulebook' } } }),
    ).toEqual(['content.dice.source: there is no source here']);
  });

  it('is refused where the schema or the game says it is impossible', () => {
    expect(
      reasons({
        pack: 'mine',
        game: 'joust',
        content: { knights: { bertrand: { attack: 'much' } } },
      }),
    ).toEqual(['content.knights.bertrand.attack: a whole number from 0']);
    expect(
      reasons({ pack: 'mine', game: 'joust', content: { knights: { bertrand: { attack: 9 } } } }),
    ).toEqual([]);
    expect(
      reasons({ pack: 'mine', game: 'joust', content: { knights: { bertrand: { attack: 10 } } } }),
    ).toEqual(['content.knights.bertrand.attack: Bertrand is the weaker one']);
  });

  it('is refused if it is no pack, of another game, or has no proper name', () => {
    expect(reasons('nonsense')).toContain(': a pack is a map with the keys pack, game and content');
    expect(reasons({ pack: 'mine', game: 'chess', content: {} })).toEqual([
      'game: this is no pack of joust',
    ]);
    expect(reasons({ pack: 'My Box', game: 'joust', content: {} })).toHaveLength(1);
    expect(reasons({ pack: 'mine', game: 'joust', content: [], code: 'rm' })).toEqual([
      'code: a pack has no code: its keys are pack, game and content',
      'content: here stands a map of names and values',
    ]);
  });
});

it('writes a template that holds every unknown as a comment and nothing that is known', () => {
  const text = packTemplate('joust', base, schema);
  expect(text.split('\n').slice(3)).toEqual([
    'pack: my-box',
    'game: joust',
    'content:',
    '  # As printed on the tiles.',
    '  knights:',
    '    # bertrand:',
    '    #   attack: 7  # top left',
    '    #   prizes: ["coin"]',
    '  # dice:',
    '  #   faces: [1,2,3]',
    '',
  ]);
});
