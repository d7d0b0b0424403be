import { Table } from '@destrier/engine';
import { expect, it } from 'vitest';
import { GAMES } from '../games/index.js';
import type { Preset } from '../games/kit.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';
import { fittingOptions, isPreset, presetBlocked, withPreset } from './presets.js';

const party = (count: number): readonly SavedPlayer[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${at}`,
    who: at === 0 ? HERE : at === 1 ? 'random' : 'greedy',
  }));

const kits = await Promise.all(GAMES.map((card) => card.load()));
const known = kits.flatMap(({ box, settingUp }) =>
  settingUp === undefined ? [] : [{ game: box.game, settingUp }],
);

it('begins a table with every preset that is not blocked, for every number of players', () => {
  const begun = known.flatMap(({ game, settingUp: { presets } }) =>
    presets.flatMap((preset) => {
      const { min, max } = game.seats;
      return Array.from({ length: max - min + 1 }, (_, at) => min + at)
        .filter((seats) => presetBlocked(game, seats, preset) === undefined)
        .map((seats) => {
          const { players, options } = withPreset(party(seats), preset);
          const fitting = fittingOptions(game, players.length, options);
          const table = Table.start(game, { seats, options: fitting, seed: 'presets' });
          expect(table.prepared.options).toMatchObject(fitting);
          return `${game.id} ${preset.id} ${seats}`;
        });
    }),
  );
  expect(begun).toEqual(
    expect.arrayContaining(['glory first 2', 'avalon first 4', 'merlin expert 4']),
  );
  expect(begun.length).toBe(3 * (4 + 6 + 3));
});

it('has a first, a standard and an expert game of each, and says something of every option', () => {
  for (const { game, settingUp } of known) {
    expect(settingUp.presets.map(({ id }) => id)).toEqual(['first', 'standard', 'expert']);
    expect(Object.keys(settingUp.help).toSorted()).toEqual(
      game.options.map(({ id }) => id).toSorted(),
    );
  }
});

const [glory] = known;
const [first, standard, expert] = glory?.settingUp.presets ?? [];

function promised(preset: Preset | undefined) {
  if (glory === undefined || preset === undefined) throw new Error('there is no such preset');
  return { game: glory.game, preset, chosen: withPreset(party(4), preset) };
}

it('gives what it promises: rules, bots and advice', () => {
  const { chosen } = promised(first);
  expect(chosen.options).toEqual({ learning: 'on' });
  expect(chosen.players.map(({ who }) => who)).toEqual([HERE, 'greedy', 'greedy', 'greedy']);
  const { chosen: hard } = promised(expert);
  expect([hard.players[3]?.who, hard.counsel]).toEqual(['master', false]);
});

it('is no longer chosen when one thing is changed', () => {
  const { game, preset, chosen } = promised(standard);
  expect(isPreset(game, chosen, preset)).toBe(true);
  expect(isPreset(game, { ...chosen, options: { edition: 'fr' } }, preset)).toBe(true);
  expect(isPreset(game, { ...chosen, options: { edition: 'ru' } }, preset)).toBe(false);
  expect(isPreset(game, { ...chosen, counsel: false }, preset)).toBe(false);
  const stronger = chosen.players.with(2, { name: '2', who: 'strong' });
  expect(isPreset(game, { ...chosen, players: stronger }, preset)).toBe(false);
});

it('is blocked for so many as its rules do not allow', () => {
  const avalon = known.find(({ game }) => game.id === 'avalon');
  if (avalon === undefined) throw new Error('Avalon is gone');
  const chaos: Preset = {
    ...promised(standard).preset,
    options: { chaos: 'on', style: 'camelot' },
  };
  expect(presetBlocked(avalon.game, 4, chaos)).toBeUndefined();
  expect(presetBlocked(avalon.game, 5, chaos)).toBeDefined();
});

it('names the variant that seven and eight play, and none for six', () => {
  const variant = known.find(({ game }) => game.id === 'avalon')?.settingUp.variant;
  expect([6, 7, 8].map((seats) => variant?.(seats)?.en.includes('Absolute Chaos'))).toEqual([
    undefined,
    true,
    true,
  ]);
});
