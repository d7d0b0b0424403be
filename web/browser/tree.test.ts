import { expect, it } from 'vitest';
import { partsIn } from './tree.js';

const SNAPSHOT = `- region "Where to?":
  - heading "Where to?" [level=2]
  - list:
    - listitem:
      - button "go \\"home\\"": go home
    - listitem:
      - 'button "take: 3"'
      - checkbox "a game" [checked] [disabled]
  - button "Choose" [disabled]
  - text: button "no button"`;

it('reads roles, names and what is around them', () => {
  const parts = partsIn(SNAPSHOT);
  const named = (wanted: string) => parts.find(({ name }) => name === wanted);
  expect(named('go "home"')?.within).toEqual(['region', 'list', 'listitem']);
  expect(named('take: 3')?.role).toBe('button');
  expect(named('a game')).toMatchObject({ role: 'checkbox', checked: true, disabled: true });
  expect(named('Choose')).toMatchObject({ within: ['region'], checked: false, disabled: true });
  expect(named('no button')).toBeUndefined();
});
