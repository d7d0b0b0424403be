import type { Why } from '../../basics.js';
import { copyOf } from '../../fork.js';
import type { AnyGame } from '../../game.js';
import { faultIn, wordFault } from '../../kinds.js';
import type { Match } from '../../match.js';
import { spell, type Offer } from '../../menu.js';
import { frameOf, menuOf, promptOf, questions, type Question } from '../../questions.js';
import { Broken } from '../finding.js';
import type { Moment } from '../moment.js';

/** Guarantee 3: questions, options and reasons say what the game declares that they say. */
export function saysAsDeclared({ before }: Moment): void {
  const match = copyOf(before);
  for (const question of questions(match)) judge(match, question);
}

function judge(match: Match, question: Question): void {
  const { game } = match.prepared;
  const prompt = promptOf(match, question);
  const { params } = question.spec;
  const told = params?.(match, frameOf(match, question).v);
  if (params !== undefined && told !== undefined)
    expectNone(`the question ${prompt}`, faultIn(params.kinds, told));
  const menu = menuOf(match, question, match.menu, true);
  for (const offer of menu.offers()) judgeOffer(game, offer);
  for (const { verb, words, reason } of menu.blocked) {
    judgeWords(game, verb, words);
    judgeReason(game, reason, spell(verb, words));
  }
}

function judgeOffer(game: AnyGame, offer: Offer): void {
  switch (offer.form) {
    case 'option':
      return judgeWords(game, offer.verb, offer.words);
    case 'number':
      return judgeWords(game, offer.verb, [offer.min]);
    case 'subset':
    case 'order':
      return judgeWords(game, offer.verb, [offer.items]);
  }
}

function judgeWords({ verbs }: AnyGame, verb: string, words: readonly unknown[]): void {
  const declared = verbs?.[verb];
  if (verbs === undefined || (declared === undefined && words.length === 0)) return;
  const fault = declared === undefined ? 'is not declared' : wordFault(declared, words);
  expectNone(`the verb ${verb}`, fault);
}

function judgeReason({ reasons }: AnyGame, { why, params = {} }: Why, option: string): void {
  const declared = reasons?.[why];
  if (declared !== undefined)
    expectNone(`the reason ${why} against ${option}`, faultIn(declared, params));
}

function expectNone(what: string, fault: string | undefined): void {
  if (fault !== undefined) throw new Broken(3, `${what}: ${fault}`);
}
