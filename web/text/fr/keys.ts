import type { keys as english } from '../en/keys.js';

export const keys: { readonly [key in keyof typeof english]: string } = {
  'keys.title': 'Touches',
  'keys.off': 'Les touches simples sont désactivées dans les réglages.',
  'keys.choose': 'choisir dans la liste, comme indiqué à côté de chaque option',
  'keys.send': 'sur un élément choisi : envoyer la sélection',
  'keys.toggle': 'choisir, ou reposer',
  'keys.undo': 'annuler',
  'keys.hint': 'indice',
  'keys.list': 'afficher ou replier la liste',
  'keys.inspect': 'regarder de près ; les flèches passent au suivant',
  'keys.close': 'fermer ce qui recouvre la table',
  'keys.map': 'sur le plateau : de plus près, de plus loin, en entier',
  'keys.help': 'cette liste de touches',
  'keys.done': 'Fermer',
  'keys.open': 'Toutes les touches',
};
