import { describe, expect, it } from 'vitest';
import { keyDeed } from './keys.js';
import { preferencesIn } from './preferences.js';
import { nextTab } from './tab-keys.js';

const PLAIN = {
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  inField: false,
  inChoices: true,
  onPicked: false,
};

describe('a single key', () => {
  it('chooses by its digit or letter, in the list alone', () => {
    expect(keyDeed({ ...PLAIN, key: '1' })).toEqual({ choose: '1' });
    expect(keyDeed({ ...PLAIN, key: '9' })).toEqual({ choose: '9' });
    expect(keyDeed({ ...PLAIN, key: 'a' })).toEqual({ choose: 'a' });
    expect(keyDeed({ ...PLAIN, key: '0' })).toBeUndefined();
    expect(keyDeed({ ...PLAIN, key: '1', inChoices: false })).toBeUndefined();
  });

  it('takes back anywhere at the table', () => {
    expect(keyDeed({ ...PLAIN, key: 'u', inChoices: false })).toBe('undo');
  });

  it('shows the list, a hint and all keys anywhere at the table', () => {
    expect(keyDeed({ ...PLAIN, key: 'l', inChoices: false })).toEqual({ press: 'l' });
    expect(keyDeed({ ...PLAIN, key: 'h', inChoices: false })).toEqual({ press: 'h' });
    expect(keyDeed({ ...PLAIN, key: '?', inChoices: false })).toBe('help');
  });

  it('sends what is filled in on a thing that is picked, and presses any other', () => {
    expect(keyDeed({ ...PLAIN, key: 'Enter', onPicked: true })).toBe('send');
    expect(keyDeed({ ...PLAIN, key: 'Enter' })).toBeUndefined();
    expect(keyDeed({ ...PLAIN, key: ' ', onPicked: true })).toBeUndefined();
  });

  it('is left to fields and to the browser', () => {
    for (const other of ['inField', 'ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['1', 'u', 'l'])
        expect(keyDeed({ ...PLAIN, key, [other]: true })).toBeUndefined();
  });
});

it('arrows go from tab to tab and around, Home and End to the ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
  expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  expect([nextTab('Home', 2, 3), nextTab('End', 0, 3)]).toEqual([0, 2]);
  expect(nextTab('Tab', 1, 3)).toBe(-1);
});

it('preferences are what was kept, and the usual where that cannot be read', () => {
  const usual = {
    plain: [],
    confirm: false,
    keys: true,
    sounds: true,
    speed: 'normal',
    brief: null,
    ceremonies: 'all',
  };
  for (const text of [
    null,
    '',
    '7',
    'null',
    '{',
    '{"table":"moon","ceremonies":"some","speed":"warp"}',
  ])
    expect(preferencesIn(text)).toEqual(usual);
  const mine = {
    plain: ['glory'],
    confirm: true,
    keys: false,
    sounds: false,
    speed: 'slow',
    brief: true,
    ceremonies: 'none',
  };
  expect(preferencesIn(JSON.stringify(mine))).toEqual(mine);
});
