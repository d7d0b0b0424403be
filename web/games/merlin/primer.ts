import type { Primer } from '../kit.js';

/** How a game goes, for those who sit down for the first time. */
export const primer: Primer = {
  cards: {
    en: [
      {
        heading: 'Dice lead you round the ring',
        text: 'On your turn, use one die: your own colour moves your knight, the white one moves Merlin. The space you land on is your action.',
      },
      {
        heading: 'Rule the provinces',
        text: 'Send servants out for shields, flags and building material, and gain influence. Build manors in the domain and fulfil quests.',
      },
      {
        heading: 'Score three times',
        text: 'After rounds two, four and six, your lands and influence score points, but traitors you cannot repel cost you some. The most points make you Arthur’s heir.',
      },
    ],
    fr: [
      {
        heading: 'Les dés mènent la ronde',
        text: 'À votre tour, utilisez un dé : ceux de votre couleur font avancer votre chevalier, le blanc déplace Merlin. La case atteinte dit ce que vous pouvez faire.',
      },
      {
        heading: 'Gagnez les provinces',
        text: 'Envoyez vos serviteurs chercher boucliers, drapeaux et matériaux, et prenez de l’influence. Bâtissez des manoirs et accomplissez des quêtes.',
      },
      {
        heading: 'Trois décomptes',
        text: 'Après les manches 2, 4 et 6, terres et influence rapportent des points ; les traîtres que vous ne repoussez pas en coûtent. Le meilleur total fait l’héritier d’Arthur.',
      },
    ],
    ru: [
      {
        heading: 'Кубики ведут по кругу',
        text: 'В свой ход используйте один кубик: свой двигает вашего рыцаря, белый — Мерлина. Клетка, куда вы попали, — ваше действие.',
      },
      {
        heading: 'Завоюйте провинции',
        text: 'Посылайте слуг за щитами, флагами и материалами, набирайте влияние. Стройте усадьбы во владениях и выполняйте задания.',
      },
      {
        heading: 'Три подсчёта',
        text: 'После второго, четвёртого и шестого раундов земли и влияние приносят очки, а предатели, которых нечем отразить, их отнимают. У кого очков больше, тот наследник Артура.',
      },
    ],
  },
  pictures: async () => {
    const { pictures } = await import('./primer-pictures.js');
    return pictures.map((draw) => draw());
  },
};
