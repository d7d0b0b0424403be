import type { Seat, Word } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Seen } from './draw/page.js';
import { note } from './note.js';
import { staged } from './testing/staged.js';

const table = staged(
  [
    {
      knight: 20,
      dice: [2, 3, 5],
      white: 1,
      flag: 'blue orange',
      material: 'grey',
      servants: { mason: 'grey' },
      manors: [3],
    },
    { knight: 6, countersLeft: 0 },
    { manors: [22] },
  ],
  { merlin: 12, grail: 1 },
);

const told = (verb: string, words: readonly Word[] = [], viewer: Seat = 0): string =>
  note(table.view(viewer) as Seen, { verb, words, params: {} }, 'en', {
    content: content as never,
    viewer,
    names: ['Anna', 'Bert', 'Clara'],
    width: 80,
  });

describe('what is said of an option', () => {
  it('where a die leads, and what the space gives now', () => {
    expect(told('ride', ['5'])).toBe('to points for flags (2 flags: 2 points)');
    expect(told('ride', ['2'])).toBe('to the Grail (held by Bert)');
    expect(told('ride', ['3', 'back'])).toBe('flag: blue, to trade');
    expect(told('merlin', ['on'])).toBe('to points for materials (1 material: 1 point)');
    expect(told('portal', ['2', 'grey'])).toBe(
      'to the grey province (left there: shields 6, flags 6, materials 5)',
    );
  });

  it('which flag it takes, and where flags lead', () => {
    expect(told('mirror')).toContain('the blue province');
    expect(told('turn', ['3'])).toBe(
      'flag: violet, to the black province (left there: shields 6, flags 6, materials 6)',
    );
    expect(told('borrow', [1])).toBe('flag: orange, to Excalibur (nobody has it)');
  });

  it('where a die would lead once it is changed: Merlin either way', () => {
    expect(told('apple', ['5', 2])).toBe('to the Grail (held by Bert)');
    expect(told('tristan', ['3', 2])).toBe('to the Grail (held by Bert)');
    expect(told('apple', ['white', 4])).toBe(
      'onwards to the orange province (left there: shields 6, flags 5, materials 6), or back to the blue province (left there: shields 6, flags 5, materials 6)',
    );
    expect(told('gawain', [4])).toBe(told('apple', ['white', 4]));
  });

  it('what a manor would bring: alone, shared, or nothing', () => {
    expect(told('build', [9, 'grey'])).toBe('territory of 5: 5 points as it stands');
    expect(told('build', [16, 'grey'], 1)).toBe('territory of 5: 2 points as it stands');
    expect(told('build', [4, 'grey'])).toBe('territory of 1: 1 point as it stands, with a tower');
  });

  it('what is counted, and where a servant finds nothing', () => {
    expect(told('count', ['flag'])).toBe('2 flags: 2 points');
    expect(told('send', ['lady', 'grey'])).toBe('');
    expect(told('send', ['lady', 'grey'], 1)).toBe('nothing is left there');
  });

  it('nothing where a thing says enough itself, or there is nothing to say', () => {
    expect(told('quest', ['q1'])).toBe('');
    expect(told('decline')).toBe('');
  });
});
