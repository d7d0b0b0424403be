// Reads `RULES.md`, the numbered rulebook of a game in our own words.
//
//   # Title and introduction: anything up to the first chapter.
//
//   ## 6 Duels
//
//   - **G6.3.4 Faith.** One faith token, once per engagement: reroll up to two dice.
//     A rule goes on in lines indented by two spaces; blank lines and lists may stand in it.
//     _rulebook | first edition, Duels; second edition, Combat_
//   - **G6.3.5** The knight who trails decides first.
//     _decision | first edition, Duels | the editions differ, and he has least to lose_
//   - **G6.3.6 Long duels.** Three engagements instead of two.
//     _option | second edition, Variants_
//
// A chapter is `## number title`. A rule opens with its id in bold, with a title if it has one, and
// ends with a line in italics: kind | source, and for a decision | reason (an option may give one).
// Ids share the letters of the game, begin with the number of their chapter and rise within it.
// The kind is `rulebook`, `decision` or `option`; a translation writes it in its own language.

import type { Chapter, Ledger, Problem, Rule, RuleKind } from './rule.js';
import { compareRuleIds, readRuleId } from './rule.js';

const KINDS = new Map<string, RuleKind>([
  ['rulebook', 'rulebook'],
  ['decision', 'decision'],
  ['option', 'option'],
  ['livret', 'rulebook'],
  ['décision', 'decision'],
  ['правила', 'rulebook'],
  ['решение', 'decision'],
  ['вариант', 'option'],
]);

const CHAPTER = /^## (\d+) (\S.*)$/;
const RULE = /^- \*\*(\S+?)\.?(?: (.+?)\.?)?\*\*(.*)$/;
const MORE = /^ {2,}\S/;

interface Entry {
  readonly line: number;
  readonly id: string;
  readonly title: string | undefined;
  readonly lines: string[];
}

interface Reading {
  readonly file: string;
  readonly chapters: Chapter[];
  readonly rules: Rule[];
  readonly problems: Problem[];
  /** Where each id was first written. */
  readonly lineOf: Map<string, number>;
  letters?: string;
  last?: string | undefined;
  /** The rule that is being read. */
  entry?: Entry | undefined;
}

export function parseLedger(file: string, text: string): Ledger {
  const reading: Reading = { file, chapters: [], rules: [], problems: [], lineOf: new Map() };
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, content] of lines.entries()) readLine(reading, index + 1, content.trimEnd());
  closeRule(reading);
  if (reading.chapters.length === 0) {
    problem(reading, 1, 'there is no chapter', 'write "## 1 Title" and the rules below it');
  }
  return { file, chapters: reading.chapters, rules: reading.rules, problems: reading.problems };
}

function readLine(reading: Reading, line: number, content: string): void {
  const [, id = '', title, text = ''] = RULE.exec(content) ?? [];
  if (content.startsWith('## ')) {
    closeRule(reading);
    addChapter(reading, line, content);
  } else if (reading.chapters.length === 0) {
    if (readRuleId(id) === undefined) return;
    problem(reading, line, `${id} stands before the first chapter`, 'write "## 1 Title" above it');
  } else if (id !== '') {
    closeRule(reading);
    reading.entry = { line, id, title, lines: [text.trim()] };
  } else if (content === '' || (reading.entry !== undefined && MORE.test(content))) {
    reading.entry?.lines.push(content.slice(2));
  } else {
    problem(
      reading,
      line,
      `"${content.slice(0, 40)}" is neither a chapter nor a rule nor part of one`,
      'begin a rule with "- **G1.2 Title.** text" and indent its further lines by two spaces',
    );
  }
}

function closeRule(reading: Reading): void {
  if (reading.entry !== undefined) addRule(reading, reading.entry);
  reading.entry = undefined;
}

function addChapter(reading: Reading, line: number, content: string): void {
  const [, digits = '', title = ''] = CHAPTER.exec(content) ?? [];
  if (title === '') {
    const message = `"${content.slice(0, 40)}" is a chapter without number or title`;
    problem(reading, line, message, 'write it as "## 6 Duels"');
    return;
  }
  const number = Number(digits);
  const before = reading.chapters.at(-1);
  if (before !== undefined && number <= before.number) {
    const message = `chapter ${number} comes after chapter ${before.number}`;
    problem(reading, line, message, 'number the chapters in the order in which they stand');
  }
  reading.chapters.push({ number, title, line });
  reading.last = undefined;
}

function addRule(reading: Reading, entry: Entry): void {
  const chapter = reading.chapters.at(-1);
  if (chapter === undefined || !checkId(reading, entry, chapter.number)) return;
  const { text, origin, line } = splitOrigin(entry);
  const [word = '', source = '', ...rest] = (origin ?? '').split('|').map((part) => part.trim());
  const reason = rest.join(' | ');
  const kind = KINDS.get(word);
  const { id, title } = entry;
  const fail = (at: number, message: string, hint: string) => problem(reading, at, message, hint);
  if (text === '') {
    fail(entry.line, `${id} says nothing`, 'state the rule after its id, in your own words');
  } else if (origin === undefined) {
    const hint = 'end it with a line of its own such as "  _rulebook | first edition, Duels_"';
    fail(entry.line, `${id} has no source`, hint);
  } else if (kind === undefined) {
    fail(line, `"${word}" is not a kind of rule (${id})`, 'write rulebook, decision or option');
  } else if (source === '') {
    fail(line, `${id} has no source`, `write edition and chapter: "_${word} | edition, chapter_"`);
  } else if (kind === 'decision' && reason === '') {
    fail(line, `decision ${id} has no reason`, `add it last: "_${word} | ${source} | reason_"`);
  } else {
    const named = title === undefined ? {} : { title };
    const grounds = reason === '' ? {} : { reason };
    const place = { chapter: chapter.number, line: entry.line };
    reading.rules.push({ id, kind, ...named, text, source, ...grounds, ...place });
  }
}

/** False where the rule cannot be kept under its id. */
function checkId(reading: Reading, { id, line }: Entry, chapter: number): boolean {
  const fail = (message: string, hint: string) => problem(reading, line, message, hint);
  const parts = readRuleId(id);
  if (parts === undefined) {
    fail(`"${id}" is not a rule id`, `write letters, chapter and number, such as G${chapter}.1`);
    return false;
  }
  const first = reading.lineOf.get(id);
  if (first !== undefined) {
    fail(`${id} is already on line ${first}`, 'give one of the two another number');
    return false;
  }
  reading.lineOf.set(id, line);
  const letters = (reading.letters ??= parts.letters);
  const [own] = parts.numbers;
  if (parts.letters !== letters) {
    fail(`${id} does not begin with ${letters}`, 'use the same letters throughout the file');
  } else if (own !== chapter) {
    const hint = `move it to chapter ${own} or number it ${letters}${chapter}.…`;
    fail(`${id} stands in chapter ${chapter}`, hint);
  } else if (reading.last !== undefined && compareRuleIds(reading.last, id) > 0) {
    fail(`${id} comes after ${reading.last}`, `move it up, or renumber it above ${reading.last}`);
  } else {
    reading.last = id;
  }
  return true;
}

/** Parts the statement of a rule from the line in italics that closes it. */
function splitOrigin(entry: Entry): { text: string; origin: string | undefined; line: number } {
  const start = entry.lines.findLastIndex((line) => /^[*_][^*_\s]/.test(line));
  const closing = start < 1 ? '' : entry.lines.slice(start).join(' ').trim();
  if (closing.indexOf(closing.charAt(0), 1) !== closing.length - 1) {
    return { text: entry.lines.join('\n').trim(), origin: undefined, line: entry.line };
  }
  return {
    text: entry.lines.slice(0, start).join('\n').trim(),
    origin: closing.slice(1, -1),
    line: entry.line + start,
  };
}

function problem(reading: Reading, line: number, message: string, hint: string): void {
  reading.problems.push({ file: reading.file, line, message, hint });
}
