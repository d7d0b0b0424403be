import type { people as en } from '../en/people.js';

export const people: { readonly [key in keyof typeof en]: string } = {
  'plate.bot': 'robot',
  'plate.gone': 'un robot prend la suite',
  'title.turn': '● À vous – {game}',
  'chat.title.new': 'Discussion ({n, number})',
  'me.device': '{browser} sous {system}',
  'me.makers': 'Pour celles et ceux qui programment',
  'me.record': 'Parties sur ce serveur',
  'me.record.none': 'Aucune partie terminée.',
  'me.record.game': 'Jeu',
  'me.record.played': 'Jouées',
  'me.record.won': 'Gagnées',
  'me.choose': 'Choisir un nom',
  'temper.random': 'joue ce qui lui vient',
  'temper.greedy': 'prend ce qui est à portée',
  'temper.strong': 'voit quelques tours plus loin',
  'temper.master': 'pèse chaque possibilité',
  'rematch.asked': 'Quelqu’un à cette table veut rejouer.',
  'rematch.accept': 'Rejouer',
};
