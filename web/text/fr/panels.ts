import type { panels as en } from '../en/panels.js';

export const panels: { readonly [key in keyof typeof en]: string } = {
  'panels.tab.result': 'Résultat',
  'panels.tab.log': 'Chronique',
  'panels.tab.history': 'Historique',
  'panels.tab.counsel': 'Conseil',
  'panels.tab.aids': 'Aide de jeu',
  'panels.tab.rules': 'Règles',
  'panels.tab.wrong': 'Signaler',
  'panels.close': 'Fermer',
  'panels.failed': 'Cela n’a pas fonctionné : {reason}',

  'panels.log.empty': 'Il ne s’est encore rien passé.',
  'panels.log.before': 'Mise en place',
  'panels.log.since': 'Depuis votre dernier choix',
  'panels.log.away': 'N’est plus sur la table.',

  'panels.history.at': 'Choix {n, number} sur {last, number}',
  'panels.history.first': 'Revenir au début',
  'panels.history.back': 'Un choix en arrière',
  'panels.history.on': 'Un choix en avant',
  'panels.history.now': 'Revenir au présent',
  'panels.history.play': 'Revoir',
  'panels.history.pause': 'Mettre en pause',
  'panels.history.missed.left':
    'Revoir ce qui s’est passé en votre absence ({count, plural, one {# choix} other {# choix}})',
  'panels.history.missed.chosen':
    'Revoir ce qui s’est passé depuis votre dernier choix ({count, plural, one {# choix} other {# choix}})',
  'panels.history.playOn.title': 'Et si… ?',
  'panels.history.playOn.about':
    'Ouvrez une partie à vous qui continue à partir du moment affiché ci-dessus. Ce que vous ne pouvez pas y savoir, comme les cartes cachées et les dés à venir, est redistribué. Cette partie-ci reste telle quelle.',
  'panels.history.playOn': 'Continuer à partir du choix {n, number}',
  'panels.history.silent': 'La chronique ne dit rien de ce choix.',

  'panels.rules.of': 'Règles : {title}',
  'panels.rules.search': 'Chercher dans les règles, par mots ou par numéro',
  'panels.rules.found':
    '{count, plural, =0 {Aucune règle ne contient tous ces mots.} one {# règle} other {# règles}}',
  'panels.rules.openAll': 'Tout ouvrir',
  'panels.rules.closeAll': 'Tout fermer',
  'panels.rules.none': 'Il n’y a pas de règle {rule}.',
  'panels.rules.cited': 'Citée par la question qui vous est posée',
  'panels.rules.behind': 'Les règles de la question qui vous est posée',
  'panels.rules.kind.rulebook': 'Livret',
  'panels.rules.kind.decision': 'Décision',
  'panels.rules.kind.option': 'Au choix',
  'panels.rules.source.edition': '{edition} : {sections}',
  'panels.rules.source.house': 'de notre invention',
  'panels.rules.source.and': '{one} ; {other}',
  'panels.rules.reason': 'Raison : {reason}',

  'panels.result.running': 'La partie n’est pas encore finie.',
  'panels.result.winner':
    '{count, plural, one {Victoire : {names}} other {Victoire partagée : {names}}}',
  'panels.result.reached': 'L’objectif est atteint',
  'panels.result.missed': 'L’objectif n’est pas atteint',
  'panels.result.points': 'Points par origine',
  'panels.result.cause': 'Origine',
  'panels.result.when': 'Quand',
  'panels.result.total': 'En tout',
  'panels.result.scores': 'L’évolution des scores',
  'panels.result.scores.about': 'Points après chaque choix',
  'panels.result.round': 'Manche {n, number}',
  'panels.result.end': '{chapter}, à la fin',
  'panels.result.asTable': 'La même chose en tableau',
  'panels.result.winnerBy': 'Victoire : {names}, {score, number} à {other, number}',
  'panels.result.won': 'Vous gagnez, {score, number} à {other, number}',
  'panels.result.lost':
    'Vous perdez : {score, number} pour vous, {other, number} pour le vainqueur',
  'panels.result.placed': 'Rang {place, number}',

  'panels.counsel.none': 'Il n’y a pas de conseil à cette table.',
  'panels.counsel.switch': 'Montrer les chances',
  'panels.counsel.silent': 'Il n’y a rien à calculer ici.',
  'panels.counsel.now': 'En l’état : {chances}',
  'panels.counsel.choice': 'Le conseil choisirait « {option} ».',
  'panels.counsel.options': 'Chances selon le choix',
  'panels.counsel.option': 'Si vous choisissez',
  'panels.counsel.chances': 'vos chances sont',
  'panels.counsel.chosen': 'choix conseillé',
  'panels.counsel.share': '{share, number, percent}',
  'panels.counsel.number': '{n, number} : {chances}',
  'panels.counsel.busy': 'Le calcul continue…',
  'panels.counsel.about':
    'Ces chances sont exactes si, ensuite, les deux camps suivent le conseil ({policy}). Il n’en sait pas plus que vous.',

  'panels.aids.course': 'Le cours du jeu',
  'panels.aids.things': 'Qu’est-ce que ça fait ?',
  'panels.aids.search': 'Chercher par nom ou par effet',
  'panels.aids.found': '{count, plural, =0 {Rien de tel.} one {# élément} other {# éléments}}',
  'panels.aids.away': 'pas sur la table',

  'panels.wrong.running':
    'Si le jeu fait quelque chose de contraire aux règles, écrivez ce que vous attendiez. Vous obtenez un fichier avec ce moment tel que vous le voyez : ce qui s’est passé, ce qui est sur la table et ce qui est demandé. Il ne trahit rien de ce qui vous est caché.',
  'panels.wrong.over':
    'Si le jeu a fait quelque chose de contraire aux règles, revenez à ce moment dans l’historique et écrivez ce que vous attendiez. Vous obtenez un fichier de scénario qui rejoue la partie jusque-là.',
  'panels.wrong.words': 'Qu’est-ce qui cloche, et qu’aurait-il dû se passer ?',
  'panels.wrong.write': 'Écrire le fichier',
  'panels.wrong.written': 'Écrit : {file}. Envoyez-le-nous avec un ticket.',
};
