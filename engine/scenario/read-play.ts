import type { Seat } from '../basics.js';
import { readChecks } from './read-expect.js';
import type { Line } from './scenario.js';
import { checkVerb, ruleNamed, seatNamed, type Terms } from './terms.js';
import {
  checkKeys,
  entriesOf,
  flagOf,
  itemsOf,
  ScenarioInvalid,
  textOf,
  unknownWord,
  valueAt,
  type Entry,
  type Tree,
} from './tree.js';

const SPECIAL = ['refused', 'rule', 'undo', 'retract'];

export function readPlay(terms: Terms, tree: Tree): Line[] {
  return itemsOf(tree, 'play').map((item) => {
    const entries = entriesOf(item, 'a line of play');
    const [entry] = entries;
    if (entry === undefined || entries.length > 1)
      throw new ScenarioInvalid(
        item.line,
        'a line of play is one "seat: option"',
        'begin a line of its own, with "- ", for each choice',
      );
    return readLine(terms, entry);
  });
}

function readLine(terms: Terms, { key, line, value }: Entry): Line {
  if (key === 'expect') return { kind: 'expect', line, checks: readChecks(terms, value) };
  const seat = seatNamed(terms, key);
  if (seat === undefined) throw unknownWord(line, key, 'play', [...terms.names, 'expect']);
  if ('map' in value) return readSpecial(terms, seat, value.map, line);
  return { kind: 'choose', line, seat, option: textOf(value, `what ${key} chooses`) };
}

function readSpecial(terms: Terms, seat: Seat, entries: readonly Entry[], line: number): Line {
  checkKeys(entries, SPECIAL, 'a line of play');
  const refused = valueAt(entries, 'refused');
  const rule = valueAt(entries, 'rule');
  if (refused !== undefined && entries.length === (rule === undefined ? 1 : 2)) {
    const option = textOf(refused, 'what is refused');
    checkVerb(terms, option, refused.line);
    return {
      kind: 'refused',
      line,
      seat,
      option,
      rule: rule === undefined ? null : ruleNamed(terms, textOf(rule, 'the rule'), rule.line),
    };
  }
  const [only] = entries;
  if (only === undefined || entries.length > 1 || (only.key !== 'undo' && only.key !== 'retract'))
    throw new ScenarioInvalid(
      line,
      'this line of play says too much or too little',
      'write {refused: option, rule: id}, {undo: true} or {retract: true}',
    );
  return { kind: only.key, line, seat, possible: flagOf(only.value, only.key) };
}
