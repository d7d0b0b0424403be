import type { Content } from './types.js';

export const solo = {
  source: 'rulebook',
  glory: 10,
  tiles: { source: 'house', easy: 'boucicaut', medium: 'james', hard: 'maximilian' },
  goals: { easy: 65, medium: 75, hard: 85 },
  spared: 2,
  cards: {
    ambition: {
      source: 'house',
      deck: 'basic',
      actions: [
        { kind: 'special' },
        { kind: 'support', order: ['weapon-master', 'squire', 'nun'] },
        { kind: 'training' },
      ],
    },
    caution: {
      source: 'house',
      deck: 'basic',
      actions: [
        { kind: 'event' },
        { kind: 'support', order: ['nun', 'squire', 'queen'] },
        { kind: 'prayer' },
      ],
    },
    charity: {
      source: 'house',
      deck: 'basic',
      actions: [{ kind: 'plans', deck: 'romance' }, { kind: 'prayer' }, { kind: 'service' }],
    },
    cunning: {
      source: 'house',
      deck: 'basic',
      actions: [
        { kind: 'support', order: ['thug', 'minstrel', 'queen'] },
        { kind: 'plans', deck: 'market' },
        { kind: 'service' },
      ],
    },
    devotion: {
      source: 'house',
      deck: 'basic',
      actions: [
        { kind: 'prayer' },
        { kind: 'support', order: ['nun', 'minstrel', 'queen'] },
        { kind: 'initiative' },
      ],
    },
    diligence: {
      source: 'house',
      deck: 'basic',
      actions: [{ kind: 'initiative' }, { kind: 'training' }, { kind: 'service' }],
    },
    fortune: {
      source: 'house',
      deck: 'basic',
      actions: [{ kind: 'objective' }, { kind: 'plans', deck: 'challenge' }, { kind: 'training' }],
    },
    patience: {
      source: 'house',
      deck: 'basic',
      actions: [{ kind: 'event' }, { kind: 'plans', deck: 'market' }, { kind: 'prayer' }],
    },
    pride: {
      source: 'house',
      deck: 'basic',
      actions: [
        { kind: 'herald' },
        { kind: 'support', order: ['minstrel', 'weapon-master', 'thug'] },
        { kind: 'training' },
      ],
    },

    fury: {
      source: 'house',
      deck: 'warrior',
      actions: [{ kind: 'herald' }, { kind: 'training' }, { kind: 'initiative' }],
    },
    valour: {
      source: 'house',
      deck: 'warrior',
      actions: [
        { kind: 'plans', deck: 'challenge' },
        { kind: 'support', order: ['weapon-master', 'thug', 'squire'] },
        { kind: 'training' },
      ],
    },

    grace: {
      source: 'house',
      deck: 'pious',
      actions: [{ kind: 'prayer' }, { kind: 'plans', deck: 'romance' }, { kind: 'service' }],
    },
    mercy: {
      source: 'house',
      deck: 'pious',
      actions: [
        { kind: 'plans', deck: 'romance' },
        { kind: 'support', order: ['nun', 'queen', 'minstrel'] },
        { kind: 'prayer' },
      ],
    },
  },
} satisfies Content['solo'];
