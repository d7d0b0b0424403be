import type { people as en } from '../en/people.js';

export const people: { readonly [key in keyof typeof en]: string } = {
  'plate.bot': 'бот',
  'plate.gone': 'доигрывает бот',
  'title.turn': '● Ваш ход – {game}',
  'chat.title.new': 'Чат ({n, number})',
  'me.device': '{browser}, {system}',
  'me.makers': 'Для тех, кто пишет программы',
  'me.record': 'Партии на этом сервере',
  'me.record.none': 'Ещё нет завершённых партий.',
  'me.record.game': 'Игра',
  'me.record.played': 'Сыграно',
  'me.record.won': 'Выиграно',
  'me.choose': 'Выбрать имя',
  'temper.random': 'играет что придётся',
  'temper.greedy': 'берёт то, что ближе лежит',
  'temper.strong': 'думает на несколько ходов вперёд',
  'temper.master': 'взвешивает каждый путь',
  'rematch.asked': 'За этим столом хотят сыграть ещё.',
  'rematch.accept': 'Сыграть ещё',
};
