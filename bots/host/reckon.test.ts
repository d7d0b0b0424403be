import { need, questions, Table } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { SETUPS } from '@destrier/glory/odds';
import { expect, it } from 'vitest';
import { advised, reckon } from './reckon.js';
import { sceneOf } from './request.js';

const sceneAt = ({ match }: Table) => sceneOf(match, need(questions(match)[0], 'asked'), 'x');

it('tells in a duel what the policy chooses, one of the options, and the chances of that too', () => {
  const duel = need(
    SETUPS.find(({ name }) => name === 'a knight, with strength and faith'),
    'set-up',
  ).table();
  const { policy, option } = need(advised(glory, sceneAt(duel)), 'advice');
  expect(policy).toBe('counsel 1');
  expect(duel.optionIds(0)).toContain(option);
  const found = [...reckon(glory, sceneAt(duel))].map((one) => one.option);
  expect(found[0]).toBeNull();
  expect(found).toContain(option);
});

it('tells nothing at questions that the policy does not know, nor where there is none', () => {
  const table = Table.start(glory.game, { seats: 2, seed: 'x' });
  expect(advised(glory, sceneAt(table))).toBeUndefined();
  expect([...reckon(glory, sceneAt(table))]).toEqual([]);
  expect(advised({ game: glory.game }, sceneAt(table))).toBeUndefined();
});
