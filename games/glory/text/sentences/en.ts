import type { Catalogue } from '@destrier/engine';
import { en as foes } from '../foes/en.js';
import { fighter, level, oneOf } from '../phrase.js';

/** What bots expect points from, in a hint. */
const worths = {
  'worth.glory': 'glory soon',
  'worth.tournament': 'the tournament of this round',
  'worth.later': 'later tournaments',
  'worth.titles': 'titles at the end',
  'worth.means': 'what stays in reserve for later',
  'worth.champion': 'progress towards the goal',
};

const causes = {
  'cause.start': 'starting glory',
  'cause.initiative': 'compensation for playing later',
  'cause.supports': 'supports',
  'cause.travel': 'travel',
  'cause.event': 'event',
  'cause.tournament': 'duels',
  'cause.trophy': 'trophies',
  'cause.prize': 'standard prizes',
  'cause.titles': 'titles',
  'cause.chronicler': 'the Chronicler',
};

const amount = (n: string): string =>
  `{what, select, coins {{${n}, plural, one {# coin} other {# coins}}} strength {{${n}, number} strength} other {{${n}, number} faith}}`;

/** Before the dice are rolled only what is printed can be told: of who rolls nothing but what tents do. */
const coming =
  'Engagement {engagement, number}{foeAttack, plural, =-2 {} =-1 {} =0 {} =1 {} =2 {} other { against attack #}}.';
const standing = 'Engagement {engagement, number}, attack {attack} against {foeAttack}.';

export const en = {
  'prompt.setup.character': 'Who will you be?',
  'prompt.setup.titles': 'Which of these titles do you keep?',
  'prompt.setup.exchange': 'Which travel cards do you trade in for strength?',
  'prompt.choose tournament.kind': 'What kind of tournament shall it be?',
  'prompt.pawn.place': 'Where does your pawn go?',
  'prompt.plans.take':
    'Take a travel card, open or blind. {cards, plural, one {One more to take.} other {# more to take.}}',
  'prompt.market.buy': 'Which do you improve, mount or armour?',
  'prompt.support.hire': 'Who will support you?',
  'prompt.objective.keep':
    '{keep, plural, one {Which title do you keep?} other {Which # titles do you keep?}}',
  'prompt.road.play':
    'Play a travel card, or head home? {left, plural, one {You may play one more.} other {You may play # more.}}',
  'prompt.roads.play': 'Play a travel card, or head home? Everybody chooses at once.',
  'prompt.reward.choose': '{id}: which reward?',
  'prompt.register.shield':
    '{kind, select, joust {Where does your shield hang in the joust?} other {Whom do you challenge?}}',
  'prompt.tent.tent': `${coming} Any help from the tent?`,
  'prompt.strength.add': `${coming} How much strength do you add?`,
  'prompt.faith.reroll': `${standing} Reroll with faith?`,
  'prompt.lance.lance': `${standing} Any help at the lance?`,
  'prompt.second lance.lance': `${standing} A helper at the second lance?`,
  'prompt.relic.relic': `${standing} A relic?`,
  'prompt.relic reroll.reroll': `${standing} Which dice do you reroll?`,
  'prompt.tie.turn': 'You win the tie. Which prestige token do you turn over?',
  'prompt.recovery.supports': 'The duel is lost. Which support stays fresh?',
  'prompt.recovery.relics': 'The duel is lost. Which relic stays fresh?',
  'prompt.recovery.prestige': 'The duel is lost. Which prestige token stays fresh?',
  'prompt.claims.claim': 'Which titles are yours?',

  'moment.character': 'when characters are chosen',
  'moment.titles': 'when the first titles are chosen',
  'moment.exchange': 'when starting cards are traded in',
  'moment.kind': 'when the tournament is chosen',
  'moment.place': 'in the action phase',
  'moment.take': 'while making travel plans',
  'moment.buy': 'at the market',
  'moment.hire': 'when supports are taken',
  'moment.keep': 'when titles are drawn',
  'moment.play': 'while travelling',
  'moment.choose': 'when a reward is given',
  'moment.shield': 'while registering',
  'moment.tent': 'before the first engagement',
  'moment.add': 'when an engagement begins',
  'moment.reroll': 'after a roll',
  'moment.lance': 'after the reroll',
  'moment.relic': 'at the end of an engagement',
  'moment.turn': 'when a tie is won',
  'moment.supports': 'after a lost duel',
  'moment.relics': 'after a lost duel',
  'moment.prestige': 'after a lost duel',
  'moment.claim': 'when titles are counted',

  'verb.choose': 'choose {a}',
  'verb.keep': 'keep {items}',
  'verb.exchange': '{count, plural, =0 {trade in nothing} other {trade in {items}}}',
  'verb.place': 'go to {a}',
  'verb.place.blank': 'go to {a}',
  'verb.take': 'take {a}',
  'verb.blind': 'draw a {a} card blind',
  'verb.buy': 'improve the {a}',
  'verb.hire': 'hire the {a}, slot {b}',
  'verb.play': 'play {a}',
  'verb.stop': 'head home',
  'verb.challenge': 'challenge {a}',
  'verb.decline': 'place no shield',
  'verb.enter': 'enter slot {a}',
  'verb.wait': 'pass and wait for the others',
  'verb.tent': '{count, plural, =1 {call the {a}} other {call the {a} to refresh {b}}}',
  'verb.add': 'add {a, number} strength',
  'verb.add.blank': 'add {a} strength',
  'verb.reroll': 'reroll {items}',
  'verb.lance': '{count, plural, =1 {call the {a}} other {call the {a} to refresh {b}}}',
  'verb.relic': 'use the {a}',
  'verb.pass': 'nothing',
  'verb.turn': 'turn {a}',
  'verb.recover': 'take back {a}',
  'verb.claim': 'claim {a}',
  'verb.fight': 'fight for {a}',
  'verb.best': 'claim the titles worth the most glory',
  'verb.done': 'claim no more',

  'why.allHighest': 'Your mount and armour are already the best there are.',
  'why.challengedAlready': '{who} has challenged this knight already.',
  'why.circlesLocked': 'Closed with so few players.',
  'why.circlesTaken':
    '{circles, plural, one {The circle is taken.} other {All # circles are taken.}}',
  'why.deckEmpty': 'No {deck} cards are left in the deck.',
  'why.enteredAlready': 'Your shield hangs in the joust already.',
  'why.eventTaken': 'Somebody got there first.',
  'why.firstShieldDue': 'The first shield must be placed.',
  'why.highestLevel': 'It is already the best there is.',
  'why.initiativeTaken': 'This can be done once a round.',
  'why.lastMustEnter': 'The last on the initiative track cannot pass.',
  'why.noDice': 'There are no dice to reroll.',
  'why.noDie':
    'There is no {colour, select, red {red strength} black {black mount} other {white armour}} die to turn.',
  'why.noEventSpace': 'This event has no space for pawns.',
  'why.noneLeft': 'None is left: {tile}.',
  'why.noPrestige': 'There is no active prestige to turn.',
  'why.noRecruit': 'There is nobody to recruit.',
  'why.noRelic': 'You have no relic that would help.',
  'why.noReroll': 'You have no faith for a reroll, or no dice to reroll.',
  'why.noStrengthToAdd': 'You have no strength left, or have spent all that one duel allows.',
  'why.noSupport': 'You have no support that would help.',
  'why.noTitles': 'No titles are left to draw.',
  'why.noTravelCards': 'No travel cards are left.',
  'why.shieldInEveryCity': 'There is a shield in every city already.',
  'why.nobodyToChallenge': 'There is no knight left to challenge.',
  'why.nothingToGain': 'There is nothing to gain here.',
  'why.nothingToRaise': 'None of this can be gained right now.',
  'why.nothingTurned':
    '{what, select, support {All supports} relic {All relics} other {All prestige tokens}} are active.',
  'why.otherLevel': `Only one step at a time: your {item} is at level ${level('has')}, this would be ${level('level')}.`,
  'why.prestigeOwned': 'You already have this prestige: {prestige}.',
  'why.secondShieldDue': 'In this edition the second shield must be placed too.',
  'why.shieldInCity': 'Your shield stands in {city} already.',
  'why.slotTaken': '{name} stands there already.',
  'why.titleBarred': 'Not for whoever has a {what}.',
  'why.titleCountedOnce':
    'Nothing counts twice, and there is not enough left for this title: {what}, {has, number} of {needed, number}.',
  'why.titleDuel': 'You must win it in a duel.',
  'why.titleDuelOnce': 'You only get one try.',
  'why.titleLacks': 'It asks for more: {what}, {has, number} of {needed, number}.',
  'why.tooFew': `This costs ${amount('needed')}; you have {has, number}.`,
  'why.tooLittleGlory': 'This costs {cost, number} glory, and you have less.',
  'why.trackEmpty': 'The support track is empty.',

  'event.character': '{seat} rides out as the {character}.',
  'event.initiative': 'Order of play: {order}.',
  'event.round': 'Round {round, number} begins.',
  'event.phase': 'Phase: {phase}.',
  'event.happens': 'Event of the round: “{event}”.',
  'event.tournament': 'Heralds announce a {kind}, under the sign of {card}.',
  'event.trophy': 'The winner of the joust receives the {trophy}.',
  'event.placed': '{who} goes to {space}.',
  'event.gained': `{seat} gains ${amount('amount')}.`,
  'event.lost': `{seat} parts with ${amount('amount')}.`,
  'event.glory': `{who}: {points, number, ::sign-always} glory (${oneOf('cause', causes)}).`,
  'event.support': '{seat} has a new support: {support}.',
  'event.relic': '{seat} receives a relic: {relic}.',
  'event.prestige': '{seat} gains a prestige token: {prestige}.',
  'event.improved': `{seat} now has {item} ${level('level')}.`,
  'event.took': '{seat} takes a travel card: {card}.',
  'event.drew': '{seat} draws a {deck} card: {card}.',
  'event.drew.hidden': '{seat} draws a {deck} card.',
  'event.exchanged':
    '{seat} trades in {cards, plural, one {# travel card} other {# travel cards}} for strength.',
  'event.objectives': '{seat} draws {drawn, plural, one {# title} other {# titles}}: {titles}.',
  'event.objectives.hidden': '{seat} draws {drawn, plural, one {# title} other {# titles}}.',
  'event.kept': '{seat} keeps {kept, plural, one {# title} other {# titles}}: {titles}.',
  'event.kept.hidden': '{seat} keeps {kept, plural, one {# title} other {# titles}}.',
  'event.played': '{seat} plays a travel card: {card}.',
  'event.stopped': '{seat} heads home.',
  'event.registered': '{who} challenges {knight} in {city}.',
  'event.entered': '{who} enters slot {slot, number} of the joust.',
  'event.waits': '{who} passes and waits for the others.',
  'event.arrives': '{knight} takes slot {slot, number}.',
  'event.advances': '{name} advances; {over} is out.',
  'event.triumphs': '{name} wins the joust; {over} falls in the final.',
  'event.duel':
    '{against, select, challenge {A duel! {one} takes up “{other}”.} title {A duel! {one} fights for “{other}”.} other {A duel! {one} against {other}.}}',
  'event.spent': `{who} spends ${amount('amount')}.`,
  'event.used':
    '{step, select, tie {To win the tie, {who} turns over a prestige token: {tile}.} other {{who} uses: {tile}.}}',
  'event.rolled': '{who} rolls {dice}.',
  'event.rerolled': '{who} rerolls and gets {dice}.',
  'event.foeDie': '{foe} adds a die: {value, number}.',
  'event.engagement': `${fighter('winner', 'true', foes, 'The opponent', (name, areSeveral) => `${name} ${areSeveral ? 'win' : 'wins'}`)} engagement {engagement, number}: {decided, select, attack {attack {attack, number} against {lowerAttack, number}} prestige {attack {attack, number} on both sides, prestige {standing, number} against {lowerStanding, number} decides} other {attack {attack, number} and prestige {standing, number} on both sides, {against, select, seat {the better initiative decides} otto {the better initiative decides} other {a tie is the player’s}}}}.`,
  'event.won': `${fighter('winner', 'true', foes, 'The opponent', (name, areSeveral) => `${name} ${areSeveral ? 'beat' : 'beats'}`)} ${fighter('loser', 'false', foes, 'the opponent', (name) => name.replace(/^The /, 'the '))}.`,
  'event.recovered':
    'After losing the duel, {seat} takes back {what, select, strength {1 strength} faith {1 faith} other {{what}}}.',
  'event.title': '{who} earns a title: {title}.',
  'event.ottoCard': 'Otto turns up a card: {card}.',
  'event.ottoTook':
    'Otto clears away {what, select, romance {the open Romance cards} market {the open Market cards} challenge {the open Challenge cards} other {a support: {what}}}.',
  'event.ottoStuck': 'Otto finds nothing to do and lays a pawn aside.',
  'event.solo':
    '{won, select, true {The goal is reached: the day is yours!} other {The goal is missed: Otto has the last laugh.}}',

  'counsel.where': 'You get counsel in duels.',
  'counsel.assumes.noHelper': 'no helper is called in this engagement',
  'counsel.assumes.helperLater': 'a helper may still be called at the second question',
  'counsel.assumes.tilesLater': 'helpers or relics may still be used in this engagement',
  'counsel.less.tent':
    'Another option gives this engagement a higher chance; but counsel counts a helper from the tent as {tent, number, percent} of an engagement, and each glory paid for it as {glory, number, percent}, and leaves faith out of the account.',
  'counsel.less.strength':
    'Another option gives this engagement a higher chance; but counsel counts each strength as {strength, number, percent} of an engagement and each helper or relic still needed as {tile, number, percent}, leaves faith out of the account, and expects the opponent to add all strength.',
  'counsel.less.faith':
    'Another option gives this engagement a higher chance; but counsel spends no faith while it leads, counts a faith as {faith, number, percent} of an engagement and each helper or relic still needed as {tile, number, percent}.',
  'counsel.less.tiles':
    'Another option gives this engagement a higher chance; but counsel uses helpers and relics only where they take the lead as things stand, and no more than that takes.',
  'counsel.less.duel':
    'Another option gives the duel a higher chance; but counsel plays for this engagement.',
  'chance.engagement': '{share, number, percent} for this engagement',
  'chance.duel': '{share, number, percent} for the duel',
  ...worths,
  ...causes,
} satisfies Catalogue;

/** What every language must say. */
export type Sentences = { readonly [key in keyof typeof en]: string };
