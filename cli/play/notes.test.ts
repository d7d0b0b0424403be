import type { Box, MenuOption, Sheet } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { tricksBox } from './testing/boxes.js';
import { sitDown, type Given } from './testing/keyboard.js';
import { types } from './testing/people.js';

const THREE = ['you', 'random', 'random'];
const EFFECTS = { 'effect.lion-5': 'Roars.', 'effect.moon-1': 'Shines.' };
const tricks: Box = {
  ...tricksBox,
  text: { ...tricksBox.text, en: { ...tricksBox.text.en, ...EFFECTS } },
};

/** What is on the screen after these lines. */
async function seen(given: Given, ...lines: string[]): Promise<string> {
  let screen = '';
  const typist = types(...lines);
  await sitDown({ seed: 'x', columns: 100, ...given }, (pause) => {
    screen = pause.said;
    return typist(pause);
  });
  return screen;
}

it('the items of a list say what they do, where something is said of them', async () => {
  expect(await seen({ box: tricks, who: THREE })).toMatch(
    / 1 {2}lion 5 — Roars\.\n 2 {2}moon 1 — Shines\.\n 3 {2}moon 5\n/,
  );
  expect(await seen({ box: tricks, who: THREE, plain: true })).toContain(
    '\n1. lion 5 — Roars.\n2. moon 1 — Shines.\n3. moon 5\n',
  );
});

it('an option says what the game notes of it, or else what the things do that it names', async () => {
  const box: Box = { ...tricks, note: (_view, { words }) => (words[0] === 'moon-5' ? 'Now.' : '') };
  for (const plain of [false, true]) {
    const screen = await seen({ box, who: THREE, plain }, '4 5');
    expect(screen).toMatch(/play lion 5 — Roars\.\n/);
    expect(screen).toMatch(/play moon 5 — Now\.\n/);
    expect(screen).not.toMatch(/(?:Roars|Now)\..* — /);
  }
});

it('a note takes the place of what the things do', async () => {
  const screen = await seen({ box: { ...tricks, note: () => 'Noted.' }, who: THREE }, '4 5');
  expect(screen).toMatch(/play lion 5 — Noted\.\n/);
  expect(screen).not.toContain('Roars');
});

it('a choice that is filled in shows its note above what can be filled in', async () => {
  const note: Box['note'] = (_view, { verb, words }) => `${verb} of ${words.length} words.`;
  expect(await seen({ box: { ...tricksBox, note }, who: THREE })).toMatch(
    /give away\?.*\ngive of 0 words\.\n 1 {2}lion 5\n/,
  );
  const among = { box: { ...hazard, note }, who: ['random', 'you'] };
  expect(await seen(among, '1')).toMatch(/back the caster with … — back of 0 words\.\n/);
});

it('a note is made from the view of who is asked, and told what the question says', async () => {
  const asked: { view: unknown; option: MenuOption; language: string; sheet: Sheet }[] = [];
  const note: Box['note'] = (view, option, language, sheet) => {
    asked.push({ view, option, language, sheet });
    return '';
  };
  const { session } = await sitDown(
    { box: { ...tricksBox, note }, who: ['random', 'you', 'random'], lang: 'fr', seed: 'x' },
    types(),
  );
  const { table, players } = session;
  const [ask] = table.asks(1);
  expect(asked[0]).toMatchObject({
    view: table.view(1),
    option: { verb: 'give', words: [], params: ask?.params },
    language: 'fr',
    sheet: { viewer: 1, names: players.map(({ name }) => name), width: 80 },
  });
  expect(asked[0]?.sheet.content).toBe(table.match.prepared.content);
});
