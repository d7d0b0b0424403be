import {
  inEach,
  type Guide,
  type GuideStep,
  type Lesson,
  type Speech,
} from '../../../guide/script.js';
import { en, lessonsEn, type AvalonLessons, type AvalonSpeeches } from './en.js';
import { fr, lessonsFr } from './fr.js';
import { lessonsRu, ru } from './ru.js';

const said = inEach<keyof AvalonSpeeches, Speech>({ en, fr, ru });
const named = inEach<keyof AvalonLessons, string>({ en: lessonsEn, fr: lessonsFr, ru: lessonsRu });

const lesson = (of: keyof AvalonLessons, ...steps: readonly GuideStep[]): Lesson => ({
  name: named(of),
  steps,
});

const card = (verb: 'play' | 'shame', kind: string, speech: keyof AvalonSpeeches): GuideStep => ({
  prompt: 'turn.card',
  option: `${verb} ${kind}`,
  speech: said(speech),
  thing: kind,
});

const power = (player: number, option: string, speech: keyof AvalonSpeeches): GuideStep => ({
  prompt: 'after-card.powers',
  option,
  when: { player },
  speech: said(speech),
  thing: 'arthur',
});

const tells = (prompt: string, anchor: string, speech: keyof AvalonSpeeches): GuideStep => ({
  prompt,
  tells: true,
  anchor,
  thing: 'arthur',
  speech: said(speech),
});

/** The first round of a fixed deal, to its dusk. */
export const guide: Guide = {
  seed: 'guide',
  options: { style: 'camelot', health: '300' },
  bot: 'greedy',
  lessons: [
    lesson('aim', tells('turn.card', 'seat:0', 'health'), tells('turn.card', 'hand', 'hand')),
    lesson(
      'combat',
      card('play', 'arrows-13', 'lead'),
      power(1, 'pass', 'wait'),
      power(2, 'pass', 'waitMore'),
      power(3, 'order', 'order'),
    ),
    lesson(
      'special',
      card('play', 'alchemy-2', 'morgan'),
      card('play', 'mists', 'mists'),
      card('play', 'morgan', 'turn'),
    ),
    lesson(
      'wounds',
      card('play', 'sorcery-7', 'middle'),
      { prompt: 'turn.card', tells: true, thing: 'deception-9', speech: said('feint') },
      card('play', 'deception-11', 'safe'),
      card('play', 'alchemy-9', 'forced'),
      card('play', 'arrows-9', 'leads'),
    ),
    lesson(
      'shame',
      card('shame', 'sorcery-2', 'shame'),
      { ...card('shame', 'sorcery-4', 'shame'), itself: true },
      { ...card('shame', 'arrows-5', 'shame'), itself: true },
    ),
    lesson('dusk', tells('after-card.powers', 'seat:0', 'dusk')),
  ],
  end: said('end'),
};
