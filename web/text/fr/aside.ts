import type { aside as en } from '../en/aside.js';

export const aside: { readonly [key in keyof typeof en]: string } = {
  'aside.panel.result': 'Résultat',
  'aside.panel.log': 'Journal',
  'aside.panel.history': 'Historique',
  'aside.panel.counsel': 'Conseil',
  'aside.panel.aids': 'Aide de jeu',
  'aside.panel.rules': 'Règles',
  'aside.panel.wrong': 'Signaler',
  'aside.close': 'Fermer',
  'aside.failed': 'Cela n’a pas fonctionné : {reason}',

  'aside.log.empty': 'Il ne s’est encore rien passé.',
  'aside.log.before': 'Mise en place',
  'aside.log.since': 'Depuis votre dernier choix',
  'aside.log.away': 'N’est pas sur la table en ce moment.',

  'aside.history.at': 'Choix {n, number} sur {last, number}',
  'aside.history.first': 'Revenir au début',
  'aside.history.back': 'Un choix en arrière',
  'aside.history.on': 'Un choix en avant',
  'aside.history.now': 'Revenir au présent',
  'aside.history.play': 'Revoir',
  'aside.history.pause': 'Mettre en pause',
  'aside.history.missed.left':
    'Revoir ce qui s’est passé en votre absence ({count, plural, one {# choix} other {# choix}})',
  'aside.history.missed.chosen':
    'Revoir ce qui s’est passé depuis votre dernier choix ({count, plural, one {# choix} other {# choix}})',
  'aside.history.playOn.title': 'Et si… ?',
  'aside.history.playOn.about':
    'Ouvrez une partie à vous qui continue à partir du moment affiché ci-dessus. Ce que vous ne pouvez pas y savoir, comme les cartes cachées et les dés à venir, est redistribué. Cette partie-ci reste telle quelle.',
  'aside.history.playOn': 'Continuer à partir du choix {n, number}',

  'aside.rules.of': 'Règles : {title}',
  'aside.rules.search': 'Chercher dans les règles, par mots ou par numéro',
  'aside.rules.found':
    '{count, plural, =0 {Aucune règle ne contient tous ces mots.} one {# règle} other {# règles}}',
  'aside.rules.openAll': 'Tout ouvrir',
  'aside.rules.closeAll': 'Tout fermer',
  'aside.rules.none': 'Il n’y a pas de règle {rule}.',
  'aside.rules.cited': 'Citée par la question qui vous est posée',
  'aside.rules.behind': 'Les règles de la question qui vous est posée',
  'aside.rules.kind.rulebook': 'Livret',
  'aside.rules.kind.decision': 'Décision',
  'aside.rules.kind.option': 'Au choix',
  'aside.rules.source.fr': 'édition française : {sections}',
  'aside.rules.source.ru': 'édition russe : {sections}',
  'aside.rules.source.both': 'éditions française et russe, d’un bout à l’autre',
  'aside.rules.source.house': 'de notre invention',
  'aside.rules.source.and': '{one} ; {other}',
  'aside.rules.reason': 'Raison : {reason}',

  'aside.result.running': 'La partie n’est pas encore finie.',
  'aside.result.winner':
    '{count, plural, one {Victoire : {names}} other {Victoire partagée : {names}}}',
  'aside.result.reached': 'L’objectif est atteint',
  'aside.result.missed': 'L’objectif n’est pas atteint',
  'aside.result.points': 'Points par origine',
  'aside.result.cause': 'Origine',
  'aside.result.when': 'Quand',
  'aside.result.place': 'Rang',
  'aside.result.total': 'Somme',
  'aside.result.scores': 'L’évolution des scores',
  'aside.result.scores.about': 'Points après chaque choix',
  'aside.result.round': 'Manche {n, number}',
  'aside.result.afterRound': 'Après la manche {n, number}',
  'aside.result.asTable': 'La même chose en tableau',
  'aside.result.rematch': 'Rejouer à la même table',
  'aside.result.record': 'Télécharger la notation de la partie',

  'aside.analysis': 'Analyse',
  'aside.analysis.about':
    'Revient sur chaque choix : quelles étaient les chances de victoire de chacun, sachant ce que chacun pouvait savoir, estimées en jouant plusieurs fois la suite. Cela prend une ou deux minutes ; la page reste utilisable.',
  'aside.analysis.start': 'Analyser cette partie',
  'aside.analysis.stop': 'Arrêter',
  'aside.analysis.busy': 'Moments : {done, number} sur {all, number}',
  'aside.analysis.curve': 'Chances de victoire après chaque choix',
  'aside.analysis.turning': 'Tournants',
  'aside.analysis.unturned': 'Aucun ne se détache.',
  'aside.analysis.turned':
    'Choix {n, number} : chances ({name}) de {before, number, percent} à {after, number, percent}',
  'aside.analysis.look': 'Regarder',

  'aside.counsel.none': 'Il n’y a pas de conseil à cette table.',
  'aside.counsel.switch': 'Montrer les chances',
  'aside.counsel.silent': 'Il n’y a rien à calculer ici. Dans les duels, si.',
  'aside.counsel.now': 'En l’état : {chances}',
  'aside.counsel.choice': 'Le conseil choisirait « {option} ».',
  'aside.counsel.options': 'Chances selon le choix',
  'aside.counsel.option': 'Si vous choisissez',
  'aside.counsel.chances': 'vos chances sont',
  'aside.counsel.chosen': 'choix conseillé',
  'aside.counsel.share': '{share, number, percent}',
  'aside.counsel.number': '{n, number} : {chances}',
  'aside.counsel.busy': 'Le calcul continue…',
  'aside.counsel.about':
    'Ces chances sont exactes si, ensuite, les deux camps suivent le conseil ({policy}). Il n’en sait pas plus que vous.',

  'aside.aids.course': 'Le cours du jeu',
  'aside.aids.things': 'Qu’est-ce que ça fait ?',
  'aside.aids.search': 'Chercher par nom ou par effet',
  'aside.aids.found': '{count, plural, =0 {Rien de tel.} one {# élément} other {# éléments}}',
  'aside.aids.away': 'pas sur la table',

  'aside.wrong.running':
    'Si le jeu fait quelque chose de contraire aux règles, écrivez ce que vous attendiez. Vous obtenez un fichier avec ce moment tel que vous le voyez : la notation de la partie, ce qui est sur la table et ce qui est demandé. Il ne trahit rien de ce qui vous est caché.',
  'aside.wrong.over':
    'Si le jeu a fait quelque chose de contraire aux règles, revenez à ce moment dans l’historique et écrivez ce que vous attendiez. Vous obtenez un fichier de scénario qui rejoue la partie jusque-là.',
  'aside.wrong.words': 'Qu’est-ce qui cloche, et qu’aurait-il dû se passer ?',
  'aside.wrong.write': 'Écrire le fichier',
  'aside.wrong.written': 'Écrit : {file}. Envoyez-le-nous avec un ticket.',
};
