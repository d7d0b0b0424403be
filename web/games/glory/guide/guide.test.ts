import type { Ask, Offer, Params } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { expect, it } from 'vitest';
import {
  after,
  beginning,
  goneOn,
  isShown,
  placeOf,
  stepAt,
  stepsOf,
} from '../../../guide/script.js';
import { followed } from '../../../guide/testing/followed.js';
import { guide } from './guide.js';

const steps = stepsOf(guide);

it('fits its deal from the first step to the last, and the game goes on to its end', () => {
  const table = followed(guide, glory, 2);
  expect(table.over).toBe(true);
});

/** A question of a step of the guide, with what it is about. */
const ask = (prompt: string, more: Partial<Ask> = {}): Ask => ({
  id: '1',
  seat: 0,
  kind: 'ask',
  prompt,
  params: {},
  moment: '',
  rule: null,
  offers: steps.flatMap((step) =>
    step.prompt === prompt && step.option !== undefined ? [offer(step.option)] : [],
  ),
  ...more,
});

const offer = (id: string): Offer => {
  const [verb = '', ...words] = id.split(' ');
  return { form: 'option', id, verb, words, anytime: false };
};

it('speaks of a question from where the lesson stands, and is silent where nothing fits', () => {
  const places = steps.flatMap(({ prompt }, at) => (prompt === 'pawn.place' ? [at] : []));
  expect(stepAt(guide, 0, [ask('pawn.place')])).toBe(places[0]);
  expect(stepAt(guide, (places[0] ?? 0) + 1, [ask('pawn.place')])).toBe(places[1]);
  expect(stepAt(guide, 0, [ask('reward.choose')])).toBe(undefined);
  expect(stepAt(guide, steps.length, [ask('pawn.place')])).toBe(undefined);
  // Somebody else's question, of which only is known that it is asked.
  const { offers: _, ...others } = ask('pawn.place');
  expect(stepAt(guide, 0, [others])).toBe(undefined);
});

it('says nothing of what cannot be chosen, and nothing that is not so', () => {
  const strength = steps.findIndex(({ option }) => option === 'add 4');
  const add = { form: 'number', verb: 'add', min: 1, anytime: false } as const;
  expect(stepAt(guide, 0, [ask('strength.add', { offers: [{ ...add, max: 4 }] })])).toBe(strength);
  expect(stepAt(guide, 0, [ask('strength.add', { offers: [{ ...add, max: 3 }] })])).toBe(undefined);
  const reroll = {
    form: 'subset',
    verb: 'reroll',
    min: 1,
    max: 2,
    count: 3,
    anytime: false,
  } as const;
  const behind = { engagement: 2, attack: 9, foeAttack: 10 };
  const dice = (...items: string[]) => [{ ...reroll, items }, offer('nothing')];
  const faith = steps.findIndex(({ option }) => option === 'reroll red4 red1');
  const asked = (params: Params, ...items: string[]) =>
    stepAt(guide, 0, [ask('faith.reroll', { params, offers: dice(...items) })]);
  expect(asked(behind, 'red4', 'red1', 'red4')).toBe(faith);
  expect(asked(behind, 'red4', 'red2')).toBe(undefined);
  expect(asked({ ...behind, attack: 8 }, 'red4', 'red1')).toBe(undefined);
});

const running = { isOver: false };

it('passes a step with the choice that answers it, and comes back to it when that is taken back', () => {
  const first = beginning(guide, 0, [ask('setup.titles')], 0);
  expect(first).toEqual({ passed: 0, at: 0, due: 0, ask: '1 setup.titles', seq: 0, ...running });
  // The others choose: nothing is asked, so nothing is passed twice.
  const waiting = after(guide, first, [], 1);
  expect(waiting).toEqual({
    passed: 1,
    at: undefined,
    due: undefined,
    ask: undefined,
    seq: 1,
    ...running,
  });
  const next = after(guide, waiting, [ask('setup.exchange')], 2);
  expect(next).toEqual({ passed: 1, at: 1, due: 1, ask: '1 setup.exchange', seq: 2, ...running });
  const back = after(guide, after(guide, next, [], 3), [ask('setup.exchange')], 2);
  expect(back).toEqual({ passed: 1, at: 1, due: 1, ask: '1 setup.exchange', seq: 2, ...running });
});

it('stays at its step while others answer the question that all are asked', () => {
  const first = beginning(guide, 0, [ask('setup.titles')], 0);
  const others = after(guide, first, [ask('setup.titles')], 1);
  expect(others).toEqual({ ...first, seq: 1 });
  expect(after(guide, others, [ask('setup.exchange')], 2).at).toBe(1);
  // The same question of another turn is another question.
  const again = after(guide, first, [ask('setup.titles', { id: '2' })], 1);
  expect(again).toEqual({
    passed: 1,
    at: undefined,
    due: undefined,
    ask: '2 setup.titles',
    seq: 1,
    ...running,
  });
});

it('goes on from what it only explains without an answer, and so to its last word', () => {
  const won = beginning(guide, steps.length - 2, [ask('pawn.place')], 40);
  const claim = goneOn(guide, won, [ask('pawn.place')]);
  expect([won.at, claim.at]).toEqual([steps.length - 2, steps.length - 1]);
  const end = goneOn(guide, claim, [ask('pawn.place')]);
  expect(end).toMatchObject({ passed: steps.length, at: undefined, isOver: false });
  expect(goneOn(guide, end, [ask('pawn.place')])).toBe(end);
});

it('lets only that be chosen which is shown, in whatever order it was filled in', () => {
  const titles = ask('setup.titles');
  const first = beginning(guide, 0, [titles], 0);
  expect(isShown(guide, first, titles, 'keep rich')).toBe(true);
  expect(isShown(guide, first, titles, 'keep traveller')).toBe(false);
  // The same words at something that may be done besides.
  expect(isShown(guide, first, ask('pawn.place'), 'keep rich')).toBe(false);
  const reroll = steps.findIndex(({ option }) => option === 'reroll red4 red1');
  const faith = ask('faith.reroll', { params: { attack: 9, foeAttack: 10 } });
  const behind = beginning(guide, reroll, [faith], 30);
  expect(isShown(guide, behind, faith, 'reroll red1 red4')).toBe(true);
  expect(isShown(guide, behind, faith, 'reroll red4 red4')).toBe(false);
});

it('lets whoever has not read an explanation to its end choose what is shown after it', () => {
  const upkeep = steps.findIndex(({ speech }) => speech.en[0].includes('upkeep'));
  const register = ask('register.shield');
  const told = beginning(guide, upkeep, [register], 30);
  expect([told.at, told.due]).toEqual([upkeep, upkeep + 1]);
  expect(isShown(guide, told, register, 'enter 3')).toBe(false);
  expect(isShown(guide, told, register, 'enter 6')).toBe(true);
  expect(after(guide, told, [], 31).passed).toBe(upkeep + 2);
});

it('lets anything be chosen after its last step', () => {
  const last = beginning(guide, steps.length - 1, [ask('pawn.place')], 40);
  expect(isShown(guide, last, ask('pawn.place'), 'place market')).toBe(true);
  const end = goneOn(guide, last, [ask('pawn.place')]);
  expect(isShown(guide, end, ask('pawn.place'), 'place market')).toBe(true);
});

it('counts as steps of a lesson those in which something is said', () => {
  const first = steps.findIndex(({ itself }) => itself === true);
  const { lesson, at } = placeOf(guide, first);
  expect(placeOf(guide, first + 1)).toEqual({ lesson, at });
});

it('knows the lesson of every step', () => {
  expect(placeOf(guide, 0)).toEqual({ lesson: 0, at: 0 });
  expect(placeOf(guide, 1)).toEqual({ lesson: 0, at: 1 });
  expect(placeOf(guide, 2)).toEqual({ lesson: 1, at: 0 });
  expect(placeOf(guide, steps.length - 1)).toEqual({ lesson: 7, at: 2 });
});

it('speaks its last word until the next question is answered', () => {
  const last = beginning(guide, steps.length - 1, [ask('pawn.place')], 40);
  const waiting = after(guide, last, [], 41);
  expect(waiting).toMatchObject({ passed: steps.length, at: undefined, isOver: false });
  const asked = after(guide, waiting, [ask('strength.add')], 42);
  expect(asked.isOver).toBe(false);
  expect(after(guide, asked, [ask('strength.add')], 43).isOver).toBe(false);
  expect(after(guide, asked, [], 43).isOver).toBe(true);
});

it('says every step in every language', () => {
  for (const { speech } of [...steps, { speech: guide.end }])
    expect(new Set(Object.values(speech).map(([said]) => said)).size).toBe(3);
});
