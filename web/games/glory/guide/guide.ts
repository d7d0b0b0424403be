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
import { signs } from './signs.js';

const said = inEach<keyof GuideSpeeches, Speech>({ en, fr, ru });
const named = inEach<keyof LessonNames, string>({ en: lessonsEn, fr: lessonsFr, ru: lessonsRu });

/** What is said, with the signs of what it speaks of where there are any. */
const told = (speech: keyof GuideSpeeches): Pick<GuideStep, 'speech' | 'signs'> => {
  const line = signs[speech];
  return { speech: said(speech), ...(line === undefined ? {} : { signs: line }) };
};

const lesson = (of: keyof LessonNames, ...steps: readonly GuideStep[]): Lesson => ({
  name: named(of),
  steps,
});

const place = (space: string, speech: keyof GuideSpeeches): GuideStep => ({
  prompt: 'pawn.place',
  option: `place ${space}`,
  ...told(speech),
  thing: space,
});

const take = (card: string, speech: keyof GuideSpeeches): GuideStep => ({
  prompt: 'plans.take',
  option: `take ${card}`,
  ...told(speech),
  thing: card,
});

const play = (card: string, speech: keyof GuideSpeeches): GuideStep => ({
  prompt: 'road.play',
  option: `play ${card}`,
  ...told(speech),
  thing: card,
});

/** A choice in a duel, where both attacks are these. */
const at = (
  [attack, foeAttack]: readonly [number, number],
  prompt: string,
  option: string,
  speech: keyof GuideSpeeches,
): GuideStep => ({
  prompt,
  option,
  when: { attack, foeAttack },
  ...told(speech),
  thing: prompt.startsWith('faith')
    ? 'faith'
    : prompt.startsWith('strength')
      ? 'strength'
      : 'squire',
});

/** Nothing is spent there, as was explained before. */
const passes = (
  attacks: readonly [number, number],
  ...prompts: readonly string[]
): readonly GuideStep[] =>
  prompts.map((prompt) => ({ ...at(attacks, prompt, 'pass', 'enough'), itself: true }));

const LANCES = ['lance.lance', 'second lance.lance'] as const;
const ENGAGEMENT = ['faith.reroll', ...LANCES] as const;

const tells = (
  prompt: string,
  anchor: string,
  thing: string,
  speech: keyof GuideSpeeches,
): GuideStep => ({ prompt, tells: true, anchor, thing, ...told(speech) });

/** The first round of a fixed deal, to the end of its tournament. */
export const guide: Guide = {
  seed: 'guide',
  options: { learning: 'on', tournament: 'joust' },
  bot: 'greedy',
  lessons: [
    lesson(
      'aims',
      { prompt: 'setup.titles', option: 'keep rich', ...told('titles'), thing: 'rich' },
      {
        prompt: 'setup.exchange',
        option: 'exchange',
        ...told('exchange'),
        thing: 'tapestry',
      },
    ),
    lesson(
      'actions',
      place('support', 'support'),
      { prompt: 'support.hire', option: 'hire squire 8', ...told('hire'), thing: 'squire' },
      place('training', 'training'),
      place('plans', 'plans'),
      take('riccio', 'riccio'),
      take('courtly-love', 'love'),
      place('market', 'market'),
      { prompt: 'market.buy', option: 'buy armour', ...told('armour'), thing: 'armour' },
      place('prayer', 'prayer'),
      place('patrol', 'patrol'),
    ),
    lesson(
      'duel',
      play('riccio', 'travel'),
      { prompt: 'strength.add', option: 'add 4', ...told('strength'), thing: 'strength' },
      at([11, 10], 'faith.reroll', 'pass', 'ahead'),
      at([11, 10], 'lance.lance', 'pass', 'keep'),
      ...passes([11, 10], 'second lance.lance'),
      at([9, 10], 'faith.reroll', 'reroll red4 red1', 'faith'),
      at([10, 10], 'lance.lance', 'lance squire', 'lance'),
    ),
    lesson(
      'road',
      play('courtly-love', 'more'),
      {
        prompt: 'reward.choose',
        option: 'choose heartthrob',
        when: { id: 'courtly-love' },
        ...told('reward'),
        thing: 'heartthrob',
      },
      play('tapestry', 'tapestry'),
    ),
    lesson('shield', tells('register.shield', 'pawns:0', 'squire', 'upkeep'), {
      prompt: 'register.shield',
      option: 'enter 6',
      ...told('register'),
      thing: 'borssele',
      anchor: 'lists',
    }),
    lesson(
      'joust',
      at([0, 7], 'strength.add', 'add 2', 'joust'),
      at([12, 7], 'faith.reroll', 'pass', 'enough'),
      ...passes([12, 7], ...LANCES),
      ...passes([0, 7], 'strength.add'),
      ...passes([9, 7], ...ENGAGEMENT),
      at([0, 8], 'strength.add', 'add 4', 'semi'),
      ...passes([11, 8], ...ENGAGEMENT),
      ...passes([6, 8], 'faith.reroll'),
      at([6, 8], 'lance.lance', 'lance squire', 'rescue'),
      at([0, 0], 'strength.add', 'add 1', 'final'),
      ...passes([7, 4], 'faith.reroll'),
      ...passes([8, 7], 'faith.reroll'),
    ),
    lesson('glory', tells('pawn.place', 'seat:0', 'glory', 'won'), {
      ...tells('pawn.place', 'titles', 'rich', 'claim'),
      part: 'table',
    }),
    lesson(
      'next',
      { ...tells('pawn.place', 'event', 'enlistment', 'event'), part: 'hire' },
      { ...tells('pawn.place', 'order', 'order', 'order'), part: 'table' },
      { ...tells('pawn.place', 'lists', 'joust', 'pas'), part: 'lists' },
    ),
  ],
  end: said('end'),
};
