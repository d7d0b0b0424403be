import { type Catalogue } from '@destrier/engine';
import { tricks } from '@destrier/engine/testgames';
import { expect, it } from 'vitest';
import { missingTexts } from './missing.js';

const everywhere = (catalogue: Catalogue) => ({ en: catalogue, fr: catalogue, ru: catalogue });

/** All that the trick game needs, each sentence the same. */
const COMPLETE: Catalogue = Object.fromEntries(
  missingTexts(tricks, everywhere({}))
    .filter((fault) => fault.startsWith('en: '))
    .map((fault) => [fault.split(': ')[1] as string, 'said']),
);

it('names what a game needs: prompts, moments, verbs, events, fields and kinds', () => {
  const keys = Object.keys(COMPLETE);
  for (const key of [
    'prompt.turn.card',
    'prompt.turn.parry',
    'prompt.round.plunder',
    'moment.card',
    'verb.veil',
    'verb.spy',
    'event.spied',
    'field.players',
    'field.hand',
    'field.led',
    'word.lion-9',
  ])
    expect(keys).toContain(key);
  expect(keys).not.toContain('prompt.turn.spy');
  expect(missingTexts(tricks, everywhere(COMPLETE))).toEqual([]);
});

it('names a sentence that one language has and another lacks', () => {
  const fr = { ...COMPLETE, 'why.followSuit': 'Il faut fournir.' };
  expect(missingTexts(tricks, { ...everywhere(COMPLETE), fr })).toEqual([
    'en: why.followSuit: missing',
    'ru: why.followSuit: missing',
  ]);
});

it('names a language that says nothing at all', () => {
  expect(missingTexts(tricks, { en: COMPLETE, ru: COMPLETE })).toEqual([
    'fr: the whole catalogue is missing',
  ]);
  expect(missingTexts(tricks, {})).toHaveLength(3);
});

it('names a sentence that cannot be read', () => {
  const broken = { ...COMPLETE, 'verb.play': 'play {a' };
  expect(missingTexts(tricks, { ...everywhere(COMPLETE), ru: broken })).toEqual([
    expect.stringMatching(/^ru: verb\.play: cannot be read/),
  ]);
});

it('names a sentence about something that its event does not tell', () => {
  const wrong = { ...COMPLETE, 'event.won': '{sat} wins.' };
  expect(missingTexts(tricks, { ...everywhere(COMPLETE), en: wrong })).toEqual([
    'en: event.won: the event has no sat',
  ]);
  const right = { ...COMPLETE, 'event.won': '{seat} wins.' };
  expect(missingTexts(tricks, { ...everywhere(COMPLETE), en: right })).toEqual([]);
});

it('wants another sentence for those from whom a part is withheld', () => {
  const telling = { ...COMPLETE, 'event.veiled': '{seat} plays {card} face down.' };
  expect(missingTexts(tricks, everywhere(telling))).toContain('fr: event.veiled.hidden: missing');
  const hidden = { ...telling, 'event.veiled.hidden': '{seat} plays a card face down.' };
  expect(missingTexts(tricks, everywhere(hidden))).toEqual([]);
  const leaking = { ...telling, 'event.veiled.hidden': '{seat} plays {card}.' };
  expect(missingTexts(tricks, everywhere(leaking))).toContain(
    'en: event.veiled.hidden: speaks of what is withheld',
  );
});
