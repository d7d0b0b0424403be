import type { Notes } from './notes.js';

export const fr: Notes = {
  free: 'gratuit',
  priced: (what, price) => `${what} : ${price}.`,
  track: (prices) => `Un soutien de la piste : ${prices}.`,
  initiative: (coins, place) =>
    `${coins}, et la place ${place} de la piste d’initiative dès l’entretien.`,
  herald: {
    joust: 'Votre emplacement dans la joute tout de suite, avant l’inscription.',
    pas: 'Un chevalier défié tout de suite, en plus de ceux de l’inscription.',
  },
  kinds: {
    joust: 'Huit participants, par élimination : le dernier vainqueur reçoit la récompense.',
    pas: 'Des chevaliers attendent dans trois villes : défiez qui vous voulez pour sa gloire.',
  },
  opponent: (name) => `Adversaire : ${name}.`,
  nobody: 'Personne n’est encore à côté.',
  exchange: (strength) => `${strength} par carte.`,
  inVain: '(Sans effet en ce moment.)',
};
