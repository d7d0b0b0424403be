import { describe, expect, it } from 'vitest';
import {
  defineGame,
  optionsFor,
  prepare,
  SettingError,
  settingBlocked,
  valueBlocked,
  why,
  type AnyGame,
  type OptionDecl,
} from './index.js';
import { setupsOf } from './testkit/check.js';
import { smallGame } from './testgames/small-game.js';

/** Seats and options that each are known, and do not go together. */

const SCENARIO: OptionDecl = {
  id: 'scenario',
  values: ['quest', 'siege', 'pairs'],
  default: 'quest',
  valueSeats: { pairs: [2] },
};
const NIGHT: OptionDecl = { id: 'night', values: ['off', 'on'], default: 'off' };

type Allows = NonNullable<AnyGame['allows']>;
const noSiegeAtNight: Allows = (_seats, { scenario, night }) =>
  scenario === 'siege' && night === 'on' ? why('S1', 'dark') : undefined;

const small = smallGame(({ procedure }) => procedure('game', { steps: [] }));
const gameWith = (allows: Allows, options: readonly OptionDecl[] = [SCENARIO, NIGHT]): AnyGame =>
  defineGame({ ...small, options, allows } as never);
const game = gameWith(noSiegeAtNight);

describe('seats and options', () => {
  it('that do not go together are refused with the reason of the game', () => {
    const refused = (): unknown => prepare(game, 2, { scenario: 'siege', night: 'on' });
    expect(refused).toThrow(SettingError);
    expect(refused).toThrow('dark [S1]');
    expect(refused).toThrow(expect.objectContaining({ reason: { rule: 'S1', why: 'dark' } }));
    expect(() => prepare(game, 2, { scenario: 'siege' })).not.toThrow();
    expect(() => prepare(game, 2, { night: 'on' })).not.toThrow();
  });

  it('are judged with the values that nobody named', () => {
    const usual = gameWith((_seats, { night }) =>
      night === undefined ? why('S2', 'unnamed') : undefined,
    );
    expect(settingBlocked(usual, 2, prepare(usual, 2).options)).toBeUndefined();
  });

  it('a value that names its numbers of seats is refused with another', () => {
    expect(() => prepare(game, 2, { scenario: 'pairs' })).not.toThrow();
    expect(valueBlocked(game, 2, {}, { scenario: 'pairs' })).toBeUndefined();
    expect(valueBlocked(game, 3, {}, { scenario: 'pairs' })).toEqual({
      rule: 'kernel',
      why: 'kernel.setting.seats',
      params: { counts: [2] },
    });
    expect(() => prepare(game, 3, { scenario: 'pairs' })).toThrow('kernel.setting.seats');
  });

  it('an option that does not matter with these seats is not judged by its value', () => {
    const alone = gameWith(noSiegeAtNight, [{ ...SCENARIO, seats: { min: 2, max: 2 } }, NIGHT]);
    expect(optionsFor(alone, 3).map(({ id }) => id)).toEqual(['night']);
    expect(() => prepare(alone, 3, { scenario: 'pairs' })).not.toThrow();
  });

  it('that are unknown have no reason of the game', () => {
    expect(() => prepare(game, 2, { night: 'dusk' })).toThrow(
      expect.objectContaining({ reason: undefined }),
    );
  });
});

describe('a game is not defined', () => {
  it('whose defaults do not go with a number of its seats', () => {
    const pairsOnly: Allows = (seats) => (seats === 3 ? why('S3', 'odd') : undefined);
    expect(() => gameWith(pairsOnly)).toThrow('small: 3 seats do not go with the defaults: odd');
  });

  it('that names seats of a value that it does not have', () => {
    const option = { ...SCENARIO, valueSeats: { duel: [2] } };
    expect(() => gameWith(noSiegeAtNight, [option])).toThrow('duel has seats');
  });
});

it('random games are set up only as the game allows', () => {
  const never: Allows = (_seats, { night }) => (night === 'on' ? why('S4', 'never') : undefined);
  expect(setupsOf(gameWith(never))).toEqual([
    { seats: 2 },
    { seats: 3 },
    { seats: 2, options: { scenario: 'siege' } },
    { seats: 2, options: { scenario: 'pairs' } },
  ]);
});
