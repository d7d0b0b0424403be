import { avalon } from '@destrier/avalon';
import type { Box } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { describe, expect, it } from 'vitest';
import { outcomeText, runText } from './run-file.js';

/** Two things that cannot pass as they are written: each with what is told instead. */
function outcomeOf(box: Box, text: string, seats = '[red, blue]'): string {
  return outcomeText('it', runText(`game: ${box.game.id}\nseats: ${seats}\n${text}`, [box]));
}

describe('words of glory', () => {
  it.each(['mount', 'armour'])('[G1.11] %s has the levels 0 to 4', (item) => {
    expect(outcomeOf(glory, `given: {red: {${item}: 4}}\nexpect: {red: {${item}: 4}}`)).toBe(
      'passed',
    );
    expect(outcomeOf(glory, `given: {red: {${item}: 5}}\nexpect: {over: false}`)).toBe(
      `it:3\n  red.${item} cannot be 5\n  it is a whole number from 0 to 4`,
    );
  });

  it.each([
    ['[red]', 'it names every seat once; here it has 1 of 2'],
    ['[red, red]', 'it names every seat once; here it has 2 of 2'],
    ['[red, blue, red]', 'it names every seat once; here it has 3 of 2'],
    ['[red, otto]', 'it names every seat once; here it has 2 of 2'],
    ['red', 'it is a list: [red, blue]'],
  ])('order cannot be %s', (order, hint) => {
    expect(outcomeOf(glory, `given: {order: ${order}}\nexpect: {over: false}`)).toContain(hint);
  });

  it('order names Otto where he plays', () => {
    const rivals = 'options: {solo: rivalry}\n';
    expect(
      outcomeOf(
        glory,
        `${rivals}given: {order: [otto, red]}\nexpect: {order: [otto, red]}`,
        '[red]',
      ),
    ).toBe('passed');
    expect(
      outcomeOf(glory, `${rivals}given: {order: [red]}\nexpect: {over: false}`, '[red]'),
    ).toContain('it names every seat once, and otto; here it has 1 of 2');
  });

  it('otto pawns are those that Otto has in hand', () => {
    const head = `options: {solo: rivalry}
given:
  order: [otto, red]
  event: [crusade]
  otto pawns: 2
  red: {pawns: 1}
begin: actions
`;
    expect(
      outcomeOf(glory, `${head}expect: {otto pawns: 1, asks: {red: pawn.place}}`, '[red]'),
    ).toBe('passed');
  });

  it('a failure names the seats as the file does', () => {
    expect(outcomeOf(glory, 'given: {order: [red, blue]}\nexpect: {order: [blue, red]}')).toContain(
      'found     [red, blue]',
    );
  });

  it('[G11.10] a limit is refused with its rule', () => {
    const duel = `given: {red: {mount: 2, armour: 2, strength: 3}}
begin: {duel with a knight: {seat: red, knight: lalaing}}
play:
`;
    expect(outcomeOf(glory, `${duel}  - red: {refused: add 4, rule: G11.10}\n  - red: add 3`)).toBe(
      'passed',
    );
  });
});

describe('words of avalon', () => {
  const THREE = '[red, blue, white]';

  it('health may be below 0', () => {
    expect(
      outcomeOf(avalon, 'given: {red: {health: -5}}\nexpect: {red: {health: -5}}', THREE),
    ).toBe('passed');
  });

  it('names holds a seat, a suit, or both', () => {
    const given = (what: string): string =>
      `given: {red: {godsends: [curse-of-poison], names: {curse-of-poison: ${what}}}}\nexpect: {red: {names: {curse-of-poison: ${what}}}}`;
    for (const what of ['blue', 'arrows', '[blue, arrows]'])
      expect(outcomeOf(avalon, given(what), THREE)).toBe('passed');
    expect(outcomeOf(avalon, given('[blue, arows]'), THREE)).toContain('it is one of the seats');
  });

  it('a failure names the seats as the file does', () => {
    const text = `given: {red: {godsends: [curse-of-poison], names: {curse-of-poison: [blue, arrows]}}}
expect: {red: {names: {curse-of-poison: [white, arrows]}}}`;
    expect(outcomeOf(avalon, text, THREE)).toContain('found     {curse-of-poison: [blue, arrows]}');
  });
});

describe('words of hazard', () => {
  it('[H2.2] a limit is refused with its rule', () => {
    const cast = 'given: {blue: {silver: 8}}\nbegin: {cast: {caster: red}}\nplay:\n';
    expect(
      outcomeOf(hazard, `${cast}  - blue: {refused: back 4, rule: H2.2}\n  - blue: back 3`),
    ).toBe('passed');
  });
});
