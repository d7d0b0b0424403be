import {
  inEach,
  type Guide,
  type GuideStep,
  type Lesson,
  type Speech,
} from '../../../guide/script.js';
import { en, lessonsEn, type GuideSpeeches, type LessonNames } from './en.js';
import { fr, lessonsFr } from './fr.js';
import { lessonsRu, ru } from './ru.js';

const said = inEach<keyof GuideSpeeches, Speech>({ en, fr, ru });
const named = inEach<keyof LessonNames, string>({ en: lessonsEn, fr: lessonsFr, ru: lessonsRu });

const lesson = (of: keyof LessonNames, ...steps: readonly GuideStep[]): Lesson => ({
  name: named(of),
  steps,
});

/** A choice, and where it lies on the table. */
function step(
  prompt: string,
  option: string,
  speech: keyof GuideSpeeches,
  [anchor, thing]: readonly [anchor: string, thing: string],
): GuideStep {
  return { prompt, option, speech: said(speech), anchor, thing };
}

const RING = ['ring', 'knight'] as const;
const steer = (option: string, speech: keyof GuideSpeeches): GuideStep =>
  step('core.steer', option, speech, RING);
const act = (option: string, speech: keyof GuideSpeeches): GuideStep =>
  step('acting.act', option, speech, RING);
const atEnd = (option: string, speech: keyof GuideSpeeches): GuideStep =>
  step('core.end', option, speech, ['hand', 'quests']);
const draw = step('drawing.quest', 'blind', 'blind', ['pile', 'pile']);
/** Ends a turn, as was explained at the first one. */
const ends: GuideStep = { ...atEnd('end', 'end'), itself: true };

const tells = (anchor: string, thing: string, speech: keyof GuideSpeeches): GuideStep => ({
  prompt: 'core.steer',
  tells: true,
  anchor,
  thing,
  speech: said(speech),
});

/** The first two rounds of a fixed deal, to the end of their scoring. */
export const guide: Guide = {
  seed: 'merlin 380',
  options: {},
  // Whatever they are worth, it chooses the same among the same options.
  bot: 'random',
  lessons: [
    lesson(
      'turn',
      tells('ring', 'knight', 'ring'),
      steer('ride 4', 'ride'),
      act('send lady brown', 'lady'),
      atEnd('end', 'end'),
    ),
    lesson(
      'manor',
      steer('ride 6', 'toBuild'),
      step('acting.act', 'build 2 blue', 'build', ['domain', 'manors']),
      step('tower.gift', 'take shield grey', 'tower', RING),
      ends,
    ),
    lesson(
      'merlin',
      steer('merlin back', 'merlin'),
      act('send mason grey', 'mason'),
      atEnd('staff', 'staff'),
      act('send shield-bearer grey', 'bearer'),
      atEnd('quest q2', 'quest'),
      ends,
      draw,
      steer('ride 5', 'points'),
      act('count shield', 'count'),
      ends,
    ),
    lesson(
      'goods',
      steer('ride 4', 'toTrade'),
      step('acting.act', 'give shield violet', 'give', ['seat:0', 'shield']),
      step('trading.take', 'take shield blue', 'take', RING),
      atEnd('quest q3', 'questAgain'),
      ends,
      { ...draw, itself: true },
    ),
    lesson(
      'apple',
      step('core.steer', 'apple 2 6', 'apple', ['die:0', 'dice']),
      steer('ride 6', 'toTradeAgain'),
      step('acting.act', 'give shield grey', 'giveSpare', ['seat:0', 'shield']),
      step('trading.take', 'take flag black', 'takeFlag', RING),
      atEnd('repel black', 'repel'),
      ends,
    ),
    lesson(
      'shields',
      steer('ride 2', 'influence'),
      act('count influence', 'countInfluence'),
      ends,
      steer('merlin back', 'flags'),
      act('count flag', 'countFlag'),
      atEnd('end', 'endScoring'),
    ),
    lesson('scoring', tells('seat:0', 'score', 'scored'), tells('seat:0', 'score', 'now')),
  ],
  end: said('after'),
};
