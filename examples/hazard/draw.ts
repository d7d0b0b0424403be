import type { Catalogue, Language, View } from '@destrier/engine';
import type { secrecy, State } from './state.js';
import { text } from './text/index.js';

type Seen = View<State, typeof secrecy>;
type Knight = Seen['knights'][number];

const PIPS = [
  ['     ', '     ', '     '],
  ['     ', '  ●  ', '     '],
  ['●    ', '     ', '    ●'],
  ['●    ', '  ●  ', '    ●'],
  ['●   ●', '     ', '●   ●'],
  ['●   ●', '  ●  ', '●   ●'],
  ['●   ●', '●   ●', '●   ●'],
] as const;

/** Three lines of pips in a box; a die that is called but not yet thrown is empty. */
function die(face: number): string[] {
  const rows = PIPS[face] ?? PIPS[0];
  return ['╭───────╮', ...rows.map((row) => `│ ${row} │`), '╰───────╯'];
}

/** The ruses that the viewer knows by name, the others face down. */
function handText(ruses: Knight['ruses'], words: Catalogue): string {
  const { known, count } = 'count' in ruses ? ruses : { known: ruses, count: ruses.length };
  const names = known.map((ruse) => words[`word.${String(ruse)}`]);
  return [...names, ...Array.from({ length: count - known.length }, () => '▒')].join(' ');
}

function knightText({ silver, side, wager, ruses }: Knight, words: Catalogue): string {
  const stake = side === 'none' ? '' : `${words[`word.${side}`]} ${wager}`;
  const purse = `${String(silver).padStart(3)} ${words['field.silver']}`;
  return `${purse}  ${stake.padEnd(12)}  ${handText(ruses, words)}`.trimEnd();
}

/** The dice on the table, then a line for every knight: silver, wager, ruses. */
export function draw(view: Seen, language: Language): string {
  const slots = Math.max(view.mark, view.dice.length);
  const dice = Array.from({ length: slots }, (_, i) => die(view.dice[i] ?? 0));
  const rows = slots === 0 ? [] : [0, 1, 2, 3, 4];
  const table = rows.map((row) => dice.map((lines) => lines[row]).join(' '));
  const knights = view.knights.map((knight, seat) => {
    const mark = seat === view.caster ? '▸' : ' ';
    return `${mark} ${seat + 1}  ${knightText(knight, text[language])}`;
  });
  return [...table, ...knights].join('\n');
}
