import type { Guide, GuideSentence } from '../../../guide/script.js';
import { en, type GuideSentences } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

const said = (step: keyof GuideSentences): GuideSentence => ({
  en: en[step],
  fr: fr[step],
  ru: ru[step],
});

/** The first round of a fixed deal, up to the joust. */
export const guide: Guide = {
  seed: 'guide',
  options: { learning: 'on', tournament: 'joust' },
  bot: 'greedy',
  steps: [
    { prompt: 'setup.titles', option: 'keep rich', text: said('titles'), thing: 'rich' },
    { prompt: 'setup.exchange', option: 'exchange', text: said('exchange'), thing: 'tapestry' },
    { prompt: 'pawn.place', option: 'place support', text: said('support'), thing: 'support' },
    { prompt: 'support.hire', option: 'hire squire 8', text: said('hire'), thing: 'squire' },
    { prompt: 'pawn.place', option: 'place training', text: said('training'), thing: 'training' },
    { prompt: 'pawn.place', option: 'place plans', text: said('plans'), thing: 'plans' },
    { prompt: 'plans.take', option: 'take riccio', text: said('riccio'), thing: 'riccio' },
    {
      prompt: 'plans.take',
      option: 'take courtly-love',
      text: said('love'),
      thing: 'courtly-love',
    },
    { prompt: 'pawn.place', option: 'place market', text: said('market'), thing: 'market' },
    { prompt: 'market.buy', option: 'buy armour', text: said('armour'), thing: 'armour' },
    { prompt: 'pawn.place', option: 'place prayer', text: said('prayer'), thing: 'prayer' },
    { prompt: 'pawn.place', option: 'place patrol', text: said('patrol'), thing: 'patrol' },
    { prompt: 'road.play', option: 'play riccio', text: said('travel'), thing: 'riccio' },
    { prompt: 'strength.add', option: 'add 4', text: said('strength'), thing: 'strength' },
    {
      prompt: 'faith.reroll',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: said('ahead'),
      thing: 'faith',
    },
    {
      prompt: 'lance.lance',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: said('keep'),
      thing: 'squire',
    },
    {
      prompt: 'second lance.lance',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: said('second'),
      thing: 'squire',
    },
    {
      prompt: 'faith.reroll',
      option: 'reroll red4 red1',
      when: { engagement: 2, attack: 9, foeAttack: 10 },
      text: said('faith'),
      thing: 'faith',
    },
    {
      prompt: 'lance.lance',
      option: 'lance squire',
      when: { attack: 10, foeAttack: 10 },
      text: said('lance'),
      thing: 'squire',
    },
    { prompt: 'road.play', option: 'play courtly-love', text: said('more'), thing: 'courtly-love' },
    {
      prompt: 'reward.choose',
      option: 'choose heartthrob',
      when: { id: 'courtly-love' },
      text: said('reward'),
      thing: 'heartthrob',
    },
    { prompt: 'road.play', option: 'play tapestry', text: said('tapestry'), thing: 'tapestry' },
    { prompt: 'register.shield', text: said('register'), thing: 'borssele' },
  ],
  end: said('end'),
};
