import { copyOf } from '../../fork.js';
import type { Match } from '../../match.js';
import { spell, type Menu } from '../../menu.js';
import {
  isChoice,
  menuOf,
  PASS,
  promptOf,
  questions,
  sampled,
  type Question,
} from '../../questions.js';
import type { Stream } from '../../random.js';
import { resultOf } from '../../result.js';
import { Broken } from '../finding.js';
import { bytesOf, type Moment } from '../moment.js';
import { difference, sightOf, textDifference } from '../sight.js';

/** Longer menus are judged by samples. */
const LISTED = 400;
const SAMPLES = 6;

/** Guarantee 11: menus, views and results may be made at any time and change nothing; every option has an id of its own. */
export function lookingChangesNothing(moment: Moment): void {
  const { before, random } = moment;
  const bytes = moment.bytesBefore();
  const match = copyOf(before);
  for (const viewer of [...match.seats, 'public' as const]) sightOf(match, viewer);
  resultOf(match);
  const open = questions(match);
  for (const question of open) judgeMenu(match, question, random);
  const after = bytesOf(match);
  if (bytes !== after) throw new Broken(11, `looking changes ${textDifference(bytes, after)}`);
}

function judgeMenu(match: Match, question: Question, random: Stream): void {
  const prompt = promptOf(match, question);
  const menu = menuOf(match, question, match.menu, true);
  if (menu.count === 0) return;
  if (menu.count <= LISTED) noneTwice(menu, prompt);
  for (let i = 0; i < SAMPLES; i++) judgeOption(menu, random.below(menu.count), prompt);
  hasHandlers(menu, question, prompt);
  const drawn = spellOnly(
    sampled(match, question, (n) => random.below(n)),
    random,
  );
  const found = menuOf(match, question, match.menu, false).find(drawn);
  if (!isChoice(found))
    throw new Broken(11, `${prompt} draws ${drawn} for roll-outs but does not offer it`);
}

function noneTwice(menu: Menu, prompt: string): void {
  const ids = menu.ids();
  const offered = new Set(ids);
  const twice = ids.find((id) => !offered.delete(id));
  if (twice !== undefined) throw new Broken(11, `${prompt} has two options with the id ${twice}`);
  const blocked = menu.blocked.map(({ verb, words }) => spell(verb, words));
  const both = blocked.find((id) => ids.includes(id));
  if (both !== undefined) throw new Broken(11, `${prompt} both offers and blocks ${both}`);
}

function judgeOption(menu: Menu, index: number, prompt: string): void {
  const choice = menu.nth(index);
  const id = spell(choice.verb, choice.args);
  const change = difference(choice, menu.find(id));
  if (change !== undefined)
    throw new Broken(11, `${prompt} offers ${id}, but that id does not lead back to it: ${change}`);
}

function hasHandlers(menu: Menu, { spec, kind }: Question, prompt: string): void {
  const mute = menu
    .offers()
    .find(
      ({ verb, anytime }) =>
        !anytime && !spec.on.has(verb) && !(kind === 'window' && verb === PASS),
    );
  if (mute !== undefined)
    throw new Broken(11, `${prompt} offers ${mute.verb} but does nothing on it`);
}

function spellOnly(menu: Menu, random: Stream): string {
  const { verb, args } = menu.nth(random.below(menu.count));
  return spell(verb, args);
}
