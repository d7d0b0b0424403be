import { fr as foes } from '../foes/fr.js';
import { fighter, level, oneOf } from '../phrase.js';
import type { Sentences } from './en.js';

/** What bots expect points from, in a hint. */
const worths = {
  'worth.glory': 'gloire à court terme',
  'worth.tournament': 'le tournoi de cette manche',
  'worth.later': 'les tournois suivants',
  'worth.titles': 'les titres en fin de partie',
  'worth.means': 'ce qui reste en réserve pour la suite',
  'worth.champion': 'le chemin vers l’objectif',
};

const causes = {
  'cause.start': 'gloire de départ',
  'cause.initiative': 'compensation d’initiative',
  'cause.supports': 'soutiens',
  'cause.travel': 'voyages',
  'cause.event': 'événement',
  'cause.tournament': 'duels',
  'cause.trophy': 'trophées',
  'cause.prize': 'récompenses standard',
  'cause.titles': 'titres',
  'cause.chronicler': 'Chroniqueur',
};

const amount = (n: string): string =>
  `{what, select, coins {{${n}, plural, one {# écu} other {# écus}}} strength {{${n}, plural, one {# jeton Force} other {# jetons Force}}} other {{${n}, plural, one {# jeton Foi} other {# jetons Foi}}}}`;

const coming =
  'Engagement {engagement, number}{foeAttack, plural, =-2 {} =-1 {} =0 {} =1 {} =2 {} other { contre une attaque de #}}.';
const standing = 'Engagement {engagement, number}, attaque {attack} contre {foeAttack}.';

export const fr: Sentences = {
  'prompt.setup.character': 'Qui serez-vous ?',
  'prompt.setup.titles': 'Que gardez-vous parmi ces titres ?',
  'prompt.setup.exchange': 'Quelles cartes Voyage troquez-vous contre de la force ?',
  'prompt.choose tournament.kind': 'Quel tournoi voulez-vous voir annoncer ?',
  'prompt.pawn.place': 'Où va votre pion ?',
  'prompt.plans.take':
    'Prenez une carte Voyage, visible ou en aveugle. {cards, plural, one {C’est la dernière.} other {Encore #.}}',
  'prompt.market.buy': 'Monture ou armure : qu’améliorez-vous ?',
  'prompt.support.hire': 'Qui ralliez-vous à votre cause ?',
  'prompt.objective.keep':
    '{keep, plural, one {Quel titre gardez-vous ?} other {Quels titres gardez-vous (#) ?}}',
  'prompt.road.play':
    'Jouer une carte Voyage, ou rentrer ? {left, plural, one {Encore une carte possible.} other {Encore # cartes possibles.}}',
  'prompt.roads.play': 'Jouer une carte Voyage, ou rentrer ? Tout le monde choisit à la fois.',
  'prompt.reward.choose': '{id} : quelle récompense ?',
  'prompt.register.shield':
    '{kind, select, joust {Où accrochez-vous votre blason ?} other {Qui défiez-vous ?}}',
  'prompt.tent.tent': `${coming} Un appui depuis la tente ?`,
  'prompt.strength.add': `${coming} Combien de jetons Force ajoutez-vous ?`,
  'prompt.faith.reroll': `${standing} Relancer grâce à la foi ?`,
  'prompt.lance.lance': `${standing} Un appui à la lance ?`,
  'prompt.second lance.lance': `${standing} Un appui à la seconde lance ?`,
  'prompt.relic.relic': `${standing} Une relique ?`,
  'prompt.relic reroll.reroll': `${standing} Quels dés relancez-vous ?`,
  'prompt.tie.turn': 'L’égalité tourne à votre avantage. Quel jeton Prestige retournez-vous ?',
  'prompt.recovery.supports': 'Le duel est perdu. Quel soutien redevient actif ?',
  'prompt.recovery.relics': 'Le duel est perdu. Quelle relique redevient active ?',
  'prompt.recovery.prestige': 'Le duel est perdu. Quel jeton Prestige redevient actif ?',
  'prompt.claims.claim': 'Quels titres vous reviennent ?',

  'moment.character': 'au choix des personnages',
  'moment.titles': 'au choix des premiers titres',
  'moment.exchange': 'à l’échange des cartes de départ',
  'moment.kind': 'au choix du tournoi',
  'moment.place': 'pendant les actions',
  'moment.take': 'en préparant un voyage',
  'moment.buy': 'au marché',
  'moment.hire': 'en prenant un soutien',
  'moment.keep': 'en piochant des titres',
  'moment.play': 'en voyage',
  'moment.choose': 'en recevant une récompense',
  'moment.shield': 'à l’inscription',
  'moment.tent': 'avant le premier engagement',
  'moment.add': 'au début d’un engagement',
  'moment.reroll': 'après un lancer',
  'moment.lance': 'après la relance',
  'moment.relic': 'à la fin d’un engagement',
  'moment.turn': 'après une égalité gagnée',
  'moment.supports': 'après un duel perdu',
  'moment.relics': 'après un duel perdu',
  'moment.prestige': 'après un duel perdu',
  'moment.claim': 'au décompte des titres',

  'verb.choose': 'choisir : {a}',
  'verb.keep': 'garder : {items}',
  'verb.exchange': '{count, plural, =0 {ne rien troquer} other {troquer : {items}}}',
  'verb.place': 'poser un pion : {a}',
  'verb.place.blank': 'poser un pion : {a}',
  'verb.take': 'prendre : {a}',
  'verb.blind': 'piocher une carte {a} en aveugle',
  'verb.buy': 'améliorer : {a}',
  'verb.hire': 'rallier : {a} (case {b})',
  'verb.play': 'jouer : {a}',
  'verb.stop': 'rentrer',
  'verb.challenge': 'défier {a}',
  'verb.decline': 'ne placer aucun blason',
  'verb.enter': 'prendre l’emplacement {a}',
  'verb.wait': 'passer et attendre les autres',
  'verb.tent':
    '{count, plural, =1 {utiliser le soutien {a}} other {utiliser le soutien {a} (à réactiver : {b})}}',
  'verb.add':
    'ajouter {a, plural, one {# jeton Force} many {# de jetons Force} other {# jetons Force}}',
  'verb.add.blank': 'ajouter {a} jetons Force',
  'verb.reroll': 'relancer : {items}',
  'verb.lance':
    '{count, plural, =1 {utiliser le soutien {a}} other {utiliser le soutien {a} (à réactiver : {b})}}',
  'verb.relic': 'utiliser la relique {a}',
  'verb.pass': 'rien',
  'verb.turn': 'retourner : {a}',
  'verb.recover': 'reprendre : {a}',
  'verb.claim': 'revendiquer le titre {a}',
  'verb.fight': 'combattre pour le titre {a}',
  'verb.best': 'revendiquer ce qui rapporte le plus',
  'verb.done': 'ne plus rien revendiquer',

  'why.allHighest': 'Votre monture et votre armure sont déjà les meilleures.',
  'why.challengedAlready': '{who} a déjà défié ce chevalier.',
  'why.circlesLocked': 'Fermé quand on joue si peu nombreux.',
  'why.circlesTaken':
    '{circles, plural, one {Le cercle est pris.} other {Les # cercles sont pris.}}',
  'why.deckEmpty': 'Le paquet {deck} est épuisé.',
  'why.enteredAlready': 'Votre blason est déjà dans la joute.',
  'why.eventTaken': 'La case est prise : premier arrivé, seul servi.',
  'why.firstShieldDue': 'Le premier blason est obligatoire.',
  'why.highestLevel': 'Le meilleur niveau est déjà atteint.',
  'why.initiativeTaken': 'Une seule fois par manche.',
  'why.lastMustEnter': 'À la dernière place de l’initiative, on ne peut pas passer.',
  'why.noDice': 'Il n’y a aucun dé à relancer.',
  'why.noDie':
    'Il n’y a aucun dé {colour, select, red {rouge (force)} black {noir (monture)} other {blanc (armure)}} à tourner.',
  'why.noEventSpace': 'Cet événement n’a aucune case où poser un pion.',
  'why.noneLeft': 'Il n’en reste plus : {tile}.',
  'why.noPrestige': 'Aucun jeton Prestige actif à retourner.',
  'why.noRecruit': 'Il n’y a personne à recruter.',
  'why.noRelic': 'Aucune relique n’aiderait ici.',
  'why.noReroll': 'Pas de jeton Foi pour relancer, ou pas de dés.',
  'why.noStrengthToAdd': 'Il ne reste plus de jetons Force, ou le duel n’en admet pas davantage.',
  'why.noSupport': 'Aucun soutien n’aiderait ici.',
  'why.noTitles': 'Il ne reste aucun titre à piocher.',
  'why.noTravelCards': 'Il ne reste aucune carte Voyage.',
  'why.shieldInEveryCity': 'Un blason est déjà posé dans chaque ville.',
  'why.nobodyToChallenge': 'Il ne reste aucun chevalier à défier.',
  'why.nothingToGain': 'Il n’y a rien à gagner ici.',
  'why.nothingToRaise': 'Rien de tout cela ne peut être gagné maintenant.',
  'why.nothingTurned':
    '{what, select, support {Tous les soutiens sont actifs.} relic {Toutes les reliques sont actives.} other {Tout le prestige est actif.}}',
  'why.otherLevel': `Un seul niveau à la fois : {item} ${level('has')} pour l’instant, ce serait ${level('level')}.`,
  'why.prestigeOwned': 'Vous jouissez déjà de ce prestige : {prestige}.',
  'why.secondShieldDue': 'Dans cette édition, le second blason est obligatoire aussi.',
  'why.shieldInCity': 'Votre blason est déjà à {city}.',
  'why.slotTaken': 'L’emplacement est pris : {name}.',
  'why.titleBarred': 'Ne va pas avec ce soutien : {what}.',
  'why.titleCountedOnce':
    'Rien ne compte deux fois, et pour ce titre en plus il manque : {what}, {has, number} sur {needed, number}.',
  'why.titleDuel': 'Ce titre se gagne en duel.',
  'why.titleDuelOnce': 'Il n’y a qu’un essai.',
  'why.titleLacks': 'Il en faut davantage : {what}, {has, number} sur {needed, number}.',
  'why.tooFew': `Cela coûte ${amount('needed')} ; vous avez {has, number}.`,
  'why.tooLittleGlory':
    'Cela coûte {cost, plural, one {# point} other {# points}} de gloire, et vous en avez moins.',
  'why.trackEmpty': 'La piste des soutiens est vide.',

  'event.character': '{seat} entre en scène : {character}.',
  'event.initiative': 'Ordre du jeu : {order}.',
  'event.round': 'La manche {round, number} commence.',
  'event.phase': 'Phase : {phase}.',
  'event.happens': 'Événement de la manche : « {event} ».',
  'event.tournament': 'Les hérauts annoncent : {kind}, sous le signe de {card}.',
  'event.trophy': 'Le trophée de la joute : {trophy}.',
  'event.placed': '{who} pose un pion : {space}.',
  'event.gained': `{seat} gagne ${amount('amount')}.`,
  'event.lost': `{seat} rend ${amount('amount')} à la réserve.`,
  'event.glory': `{who} : {points, number, ::sign-always} {points, plural, one {point} other {points}} de gloire (${oneOf('cause', causes)}).`,
  'event.support': '{seat} rallie un soutien : {support}.',
  'event.relic': '{seat} reçoit une relique : {relic}.',
  'event.prestige': '{seat} gagne le jeton Prestige {prestige}.',
  'event.improved': `{seat} a désormais : {item} ${level('level')}.`,
  'event.took': '{seat} prend une carte Voyage : {card}.',
  'event.drew': '{seat} pioche une carte {deck} : {card}.',
  'event.drew.hidden': '{seat} pioche une carte {deck}.',
  'event.exchanged':
    '{seat} troque {cards, plural, one {# carte Voyage} other {# cartes Voyage}} contre de la force.',
  'event.objectives': '{seat} pioche {drawn, plural, one {# titre} other {# titres}} : {titles}.',
  'event.objectives.hidden': '{seat} pioche {drawn, plural, one {# titre} other {# titres}}.',
  'event.kept': '{seat} garde {kept, plural, one {# titre} other {# titres}} : {titles}.',
  'event.kept.hidden': '{seat} garde {kept, plural, one {# titre} other {# titres}}.',
  'event.played': '{seat} joue une carte Voyage : {card}.',
  'event.stopped': '{seat} rentre de voyage.',
  'event.registered': '{who} défie {knight} à {city}.',
  'event.entered': '{who} prend l’emplacement {slot, number} de la joute.',
  'event.waits': '{who} passe et attend les autres.',
  'event.arrives': '{knight} prend l’emplacement {slot, number}.',
  'event.advances': '{name} poursuit la joute, {over} la quitte.',
  'event.triumphs': '{name} remporte la joute ; {over} s’incline en finale.',
  'event.duel':
    'En lice ! {against, select, challenge {{one} relève le défi « {other} ».} title {{one} se bat pour le titre « {other} ».} other {Duel : {one} — {other}.}}',
  'event.spent': `{who} dépense ${amount('amount')}.`,
  'event.used':
    '{step, select, tie {Pour l’égalité, {who} retourne un jeton Prestige : {tile}.} other {{who} utilise : {tile}.}}',
  'event.rolled': '{who} lance : {dice}.',
  'event.rerolled': '{who} relance et obtient : {dice}.',
  'event.foeDie': '{foe} ajoute un dé : {value, number}.',
  'event.engagement': `${fighter('winner', 'true', foes, 'L’adversaire', (name, areSeveral) => `${name} ${areSeveral ? 'gagnent' : 'gagne'}`)} l’engagement {engagement, number} : {decided, select, attack {attaque {attack, number} contre {lowerAttack, number}} prestige {attaque {attack, number} des deux côtés, le prestige tranche par {standing, number} contre {lowerStanding, number}} other {attaque {attack, number} et prestige {standing, number} des deux côtés, {against, select, seat {la meilleure initiative tranche} otto {la meilleure initiative tranche} other {l’égalité revient au joueur}}}}.`,
  'event.won': `${fighter('winner', 'true', foes, 'L’adversaire', (name, areSeveral) => `${name} ${areSeveral ? 'remportent' : 'remporte'}`)} le duel contre ${fighter('loser', 'false', foes, 'l’adversaire', (name) => name.replace(/^(?:Les? |L’)/, (article) => article.toLowerCase()))}.`,
  'event.recovered':
    'Après ce duel perdu, {seat} reprend : {what, select, strength {1 jeton Force} faith {1 jeton Foi} other {{what}}}.',
  'event.title': '{who} obtient un titre : {title}.',
  'event.ottoCard': 'Otto révèle une carte : {card}.',
  'event.ottoTook':
    'Otto écarte {what, select, romance {les cartes Romance visibles} market {les cartes Marché visibles} challenge {les cartes Défi visibles} other {un soutien : {what}}}.',
  'event.ottoStuck': 'Otto ne trouve rien à faire et met un pion de côté.',
  'event.solo':
    '{won, select, true {But atteint : la journée est à vous !} other {But manqué : c’est Otto qui rit le dernier.}}',

  'counsel.where': 'Dans les duels, si.',
  'counsel.assumes.noHelper': 'sans aucun appui dans cet engagement',
  'counsel.assumes.helperLater': 'un appui peut encore servir à la seconde question',
  'counsel.assumes.tilesLater': 'un soutien ou une relique peut encore servir dans cet engagement',
  'counsel.less.tent':
    'Un autre choix donne plus de chances dans l’engagement, mais le conseil compte un appui depuis la tente pour {tent, number, percent} d’un engagement et chaque point de gloire dépensé pour lui pour {glory, number, percent}, sans compter la foi.',
  'counsel.less.strength':
    'Un autre choix donne plus de chances dans l’engagement, mais le conseil compte chaque force pour {strength, number, percent} d’un engagement et chaque appui ou relique encore nécessaire pour {tile, number, percent}, sans compter la foi, et s’attend à ce que l’adversaire ajoute toute sa force.',
  'counsel.less.faith':
    'Un autre choix donne plus de chances dans l’engagement, mais le conseil ne dépense pas de foi tant qu’il mène, compte une foi pour {faith, number, percent} d’un engagement et chaque appui ou relique encore nécessaire pour {tile, number, percent}.',
  'counsel.less.tiles':
    'Un autre choix donne plus de chances dans l’engagement, mais le conseil n’utilise appuis et reliques que pour prendre l’avantage sur le moment, et pas plus qu’il n’en faut.',
  'counsel.less.duel':
    'Un autre choix donne plus de chances dans le duel, mais le conseil joue pour cet engagement.',
  'chance.engagement': '{share, number, percent} de chances dans l’engagement',
  'chance.duel': '{share, number, percent} de chances dans le duel',
  ...worths,
  ...causes,
};
