import type { Primer } from '../kit.js';

/** How a game goes, for those who sit down for the first time. */
export const primer: Primer = {
  cards: {
    en: [
      {
        heading: 'Win the most glory',
        text: 'You are a knight in search of fame. After three rounds, whoever has the most glory wins.',
      },
      {
        heading: 'Get ready in town',
        text: 'Send your pawns to places in town for strength, faith, coins, supports and better equipment. Then take to the road: travel cards bring rewards, or a fight.',
      },
      {
        heading: 'Ride in the tournament',
        text: 'Every round ends with a tournament. Roll your dice, add what you have saved up, and win two engagements to win a duel.',
      },
    ],
    fr: [
      {
        heading: 'Récoltez le plus de gloire',
        text: 'Vous êtes un chevalier en quête de renom. Au bout de trois manches, celui qui a le plus de gloire l’emporte.',
      },
      {
        heading: 'Préparez-vous en ville',
        text: 'Envoyez vos pions en ville : force, foi, écus, soutiens, meilleur équipement. Puis prenez la route : les cartes Voyage apportent des récompenses ou un combat.',
      },
      {
        heading: 'Entrez en lice',
        text: 'Chaque manche se termine par un tournoi. Lancez vos dés, ajoutez ce que vous avez mis de côté : deux engagements gagnés, et le duel est à vous.',
      },
    ],
    ru: [
      {
        heading: 'Добудьте больше всех славы',
        text: 'Вы рыцарь и ищете славы. После трёх раундов побеждает тот, у кого её больше.',
      },
      {
        heading: 'Подготовьтесь в городе',
        text: 'Ставьте фишки в городе: они приносят силу, веру, монеты, поддержку и снаряжение. Затем — в путь: карты путешествий дают награды или зовут на бой.',
      },
      {
        heading: 'Выезжайте на турнир',
        text: 'Каждый раунд завершается турниром. Бросайте кубики, добавляйте накопленное: кто выиграл две стычки, выиграл поединок.',
      },
    ],
  },
  pictures: async () => {
    const { pictures } = await import('./primer-pictures.js');
    return pictures.map((draw) => draw());
  },
};
