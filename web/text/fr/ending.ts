/** Ce qu’il advient d’une partie finie, et de ce que l’on en fait. */
export const ending = {
  'ending.shared': 'L’image est partagée.',
  'ending.saved': 'L’image est enregistrée dans un fichier.',
  'ending.recorded': 'La partie est enregistrée dans un fichier.',
  'ending.gaveUp': 'Abandon : {names}.',
  'ending.late': 'Temps écoulé : {names} ; un robot a pris la suite.',
  'ending.early': 'Il ne restait plus qu’une personne : la partie s’est arrêtée là.',
} as const;
