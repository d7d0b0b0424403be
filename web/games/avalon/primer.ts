import type { Primer } from '../kit.js';

/** How a game goes, for those who sit down for the first time. */
export const primer: Primer = {
  cards: {
    en: [
      {
        heading: 'Stay healthy',
        text: 'The tournament ends as soon as somebody has no health left. Whoever then has the most wins.',
      },
      {
        heading: 'Don’t play the lowest card',
        text: 'Follow the suit that leads, or play alchemy or a special weapon. The lowest card loses, and its owner takes all the cards as wounds.',
      },
      {
        heading: 'Down is not out',
        text: 'At dusk your wounds cost you health. But the weak receive godsends, and when your health falls far enough, your legend awakens.',
      },
    ],
    fr: [
      {
        heading: 'Gardez vos points de vie',
        text: 'Le tournoi s’achève dès que quelqu’un n’a plus de vie. Celui qui en a alors le plus l’emporte.',
      },
      {
        heading: 'Évitez la carte la plus basse',
        text: 'Jouez la couleur de l’entame, une Alchimie ou une arme spéciale. La carte la plus basse perd : son propriétaire prend toutes les cartes en blessures.',
      },
      {
        heading: 'Blessé, mais pas vaincu',
        text: 'Au crépuscule, vos blessures vous coûtent de la vie. Mais les plus faibles reçoivent des faveurs et, quand votre vie tombe assez bas, votre légende se déverrouille.',
      },
    ],
    ru: [
      {
        heading: 'Берегите здоровье',
        text: 'Турнир кончается, как только у кого-нибудь не осталось здоровья. Побеждает тот, у кого его в этот миг больше всех.',
      },
      {
        heading: 'Не играйте младшую карту',
        text: 'Ходите в масть захода либо сыграйте алхимию или особое оружие. Младшая карта проигрывает, и её владелец забирает все карты как раны.',
      },
      {
        heading: 'Ранен — не побеждён',
        text: 'На закате раны отнимают здоровье. Но слабые получают дары, а когда здоровья мало, открывается ваша легенда.',
      },
    ],
  },
  pictures: async () => {
    const { pictures } = await import('./primer-pictures.js');
    return pictures.map((draw) => draw());
  },
};
