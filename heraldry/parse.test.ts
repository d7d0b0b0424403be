import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeNames } from './charges/index.js';
import { divisions, kindOf } from './divisions.js';
import { arms, BlazonError } from './index.js';
import { lines } from './lines.js';
import { ordinaries } from './ordinaries.js';
import { tinctures } from './tinctures.js';

/** The first thing on the field. */
function borne(blazon: string) {
  const [item] = arms(blazon).items;
  return item;
}

/** Where a blazon is refused, and in which words. */
function refused(blazon: string): string {
  try {
    arms(blazon);
  } catch (error) {
    if (error instanceof BlazonError) return `${blazon.slice(error.position)} | ${error.message}`;
    throw error;
  }
  throw new Error(`“${blazon}” was not refused`);
}

describe('a field', () => {
  it.each(tinctures)('%s', (tincture) => {
    expect(arms(tincture)).toEqual({ field: { kind: 'plain', tincture }, items: [] });
  });

  it.each(divisions)('%s, with as many tinctures as it takes', (division) => {
    const { parts } = kindOf(division);
    const three = ['or', 'azure', 'gules'].slice(0, parts);
    expect(arms(`${division} ${three.join(' and ')}`).field).toMatchObject({
      kind: 'parted',
      division,
      line: 'plain',
      parts: three,
    });
    expect(() => arms(`${division} or`)).toThrow(BlazonError);
  });

  it('names the number of its pieces and the line between them', () => {
    expect(arms('barry of eight wavy argent and azure').field).toMatchObject({
      division: 'barry',
      pieces: 8,
      line: 'wavy',
      parts: ['argent', 'azure'],
    });
    expect(arms('barry argent and azure').field).toMatchObject({ pieces: 6, line: 'plain' });
  });

  it('is strewn with charges', () => {
    expect(arms('azure semy of fleurs-de-lis or').field).toMatchObject({
      kind: 'semy',
      ground: 'azure',
      charge: { name: 'fleur-de-lis', paint: 'or' },
    });
  });

  it('holds coats in parentheses, two that alternate or one for each quarter', () => {
    const france = arms('azure, 3 fleurs-de-lis or');
    const lion = arms('gules, a lion rampant or');
    const two = arms('quarterly (azure, 3 fleurs-de-lis or) and (gules, a lion rampant or)');
    expect(two.field).toMatchObject({ parts: [france, lion] });
    const four = arms('quarterly (gules, a lion rampant or) or argent (azure, 3 fleurs-de-lis or)');
    expect(four.field).toMatchObject({ parts: [lion, 'or', 'argent', france] });
  });
});

describe('an ordinary', () => {
  it.each(ordinaries)('a %s', (ordinary) => {
    expect(borne(`azure, a ${ordinary} or`)).toMatchObject({
      kind: 'ordinary',
      ordinary,
      count: 1,
      line: 'plain',
      paint: 'or',
      on: [],
    });
  });

  it.each(lines)('a fess %s', (line) => {
    expect(borne(`azure, a fess ${line} or`)).toMatchObject({ ordinary: 'fess', line });
  });

  it('is borne in numbers under its lesser name', () => {
    expect(borne('or, four pallets gules')).toMatchObject({ ordinary: 'pale', count: 4 });
    expect(borne('or, 2 bars gules')).toMatchObject({ ordinary: 'fess', count: 2 });
    expect(borne('or, three bendlets sinister gules')).toMatchObject({
      ordinary: 'bendlet sinister',
      count: 3,
    });
  });

  it('bears charges, stands between others, or both', () => {
    expect(borne('or, on a bend gules three eagles argent')).toMatchObject({
      ordinary: 'bend',
      paint: 'gules',
      on: [{ count: 3, charge: { name: 'eagle', paint: 'argent' } }],
    });
    const both = borne('or, on a bend azure between two eagles gules two crosses flory or');
    expect(both).toMatchObject({
      on: [{ count: 2, charge: { name: 'cross flory', paint: 'or' } }],
      between: { count: 2, charge: { name: 'eagle', paint: 'gules' } },
    });
  });

  it('may be of several tinctures or hold a coat', () => {
    expect(borne('or, a fess chequy azure and argent')).toMatchObject({
      paint: { field: { division: 'chequy', parts: ['azure', 'argent'] }, items: [] },
    });
    expect(borne('or, an inescutcheon (gules, a fess argent)')).toMatchObject({
      paint: arms('gules, a fess argent'),
    });
  });

  it('lies over all when the blazon says so, and only then', () => {
    const { items } = arms('azure, a chief argent, overall a bendlet or');
    expect(items.map(({ overall }) => overall)).toEqual([false, true]);
  });
});

describe('a charge', () => {
  it.each(chargeNames)('a %s', (name) => {
    expect(borne(`argent, a ${name} gules`)).toMatchObject({
      kind: 'charges',
      count: 1,
      charge: { name, paint: 'gules', demi: false },
    });
  });

  it.each([
    ['three lions rampant', 'lion rampant'],
    ["two boar's heads", 'boars head'],
    ['six crosses crosslet', 'cross crosslet'],
    ['nine fleurs-de-lis', 'fleur-de-lis'],
    ['two wolves', 'wolf'],
    ['two leopards', 'lion passant guardant'],
    ['three keys', 'key'],
  ])('%s', (plural, name) => {
    expect(borne(`argent, ${plural} gules`)).toMatchObject({ charge: { name } });
  });

  it('is a cross of the field or a little cross by the words after it', () => {
    expect(borne('argent, a cross gules')).toMatchObject({ kind: 'ordinary' });
    expect(borne('argent, a cross engrailed gules')).toMatchObject({ kind: 'ordinary' });
    expect(borne('argent, a cross patty gules')).toMatchObject({ kind: 'charges' });
  });

  it('has claws, a crown, points or only its upper half', () => {
    expect(borne('argent, a lion rampant gules armed azure crowned or')).toMatchObject({
      charge: { armed: 'azure', crowned: 'or' },
    });
    expect(borne('argent, a mullet of six points gules')).toMatchObject({ charge: { points: 6 } });
    expect(borne('argent, a mullet gules')).toMatchObject({ charge: { points: 5 } });
    expect(borne('argent, a demi-lion gules')).toEqual(borne('argent, a demi lion gules'));
    expect(borne('argent, a demi-lion gules')).toMatchObject({ charge: { demi: true } });
  });

  it('is arranged before or after its tincture', () => {
    expect(borne('azure, three mullets in bend sinister or')).toMatchObject({
      arrangement: 'bend sinister',
    });
    expect(borne('azure, three mullets or in bend sinister')).toEqual(
      borne('azure, three mullets in bend sinister or'),
    );
    expect(borne('azure, 10 lozenges or 3-3-3-1')).toMatchObject({ arrangement: [3, 3, 3, 1] });
  });

  it('stands in a place', () => {
    expect(borne('azure, in dexter chief a mullet or')).toMatchObject({ place: 'dexter chief' });
    expect(borne('azure, in base a mullet or')).toMatchObject({ place: 'base' });
  });

  it('is counterchanged on a field of two tinctures only', () => {
    expect(borne('per pale or and azure, a lion rampant counterchanged')).toMatchObject({
      charge: { paint: 'counterchanged' },
    });
    for (const field of ['or', 'per pall or and azure and gules', 'per pale (or) and (azure)'])
      expect(refused(`${field}, a lion rampant counterchanged`)).toMatch(
        /^counterchanged \| counterchanged needs a field parted in two tinctures/,
      );
  });
});

describe('what is not understood is pointed at, with what to write', () => {
  it.each([
    ['azur, a lion or', 'azur, a lion or | “azur” stands where', 'did you mean “azure”?'],
    ['azure, a loin rampant or', 'loin rampant or | “loin” stands where a charge', '“lion”'],
    ['azure, lion or', 'lion or | say how many before “lion”', 'a, an, two'],
    ['azure, a bend', ' | the blazon ends where the tincture of bend should stand', '14'],
    ['azure, a lion purple', 'purple | “purple” stands where the tincture', 'purpure'],
    ['', ' | the blazon ends where the tincture of a field should stand', '1 of'],
    ['azure, on a lion or a mullet or', 'lion or a mullet or | “lion” stands', 'an ordinary'],
    ['per or and azure', 'or and azure | say per what', 'per pale'],
    ['quarterly or azure gules, a key or', 'a key or | quarterly takes 2 or 4 parts', 'not 3'],
    ['per bend (or) and azure', '(or) and azure | per bend cannot hold coats', 'tinctures'],
    ['quarterly (or and azure', 'azure | say how many before “azure”', 'two'],
    ['quarterly (or', ' | a parenthesis is not closed', 'add “)”'],
    ['azure) or', ') or | “)” does not belong here', '6'],
    ['azure, two chiefs or', 'two chiefs or | there is only one chief', '“a chief”'],
    ['azure, a chief or between 2 keys or', 'between 2 keys or | nothing stands', '“on” it'],
    ['gyronny of 7 or and azure', '7 or and azure | gyronny has an even number', ''],
    ['paly of two or and azure', 'two or and azure | say how many pieces', 'three or more'],
    ['per pale of 4 or and azure', '4 or and azure | per pale has no number', ''],
    ['azure, a mullet of 3 points or', '3 points or | say “of 6 points”', 'four points or more'],
    ['azure, a key of 6 points or', 'of 6 points or | “of” stands where the tincture', ''],
    ['azure, 9 lozenges or 3-3-3-1', '3-3-3-1 | these rows hold 10, not 9', ''],
    ['azure, 3 mullets or in cross', 'in cross | four or five stand in cross', ''],
    ['azure, 3 mullets or in saltire', 'in saltire | two are crossed in saltire', ''],
    ['azure, in chef a mullet or', 'chef a mullet or | “chef” stands where a place', '“chief”'],
    ['azure, a roundel or armed gules', 'armed gules | a roundel cannot be armed', ''],
    ['azure, a key or crowned or', 'crowned or | a key cannot be crowned', ''],
  ])('%s', (blazon, start, advice) => {
    const words = refused(blazon);
    expect(words.slice(0, start.length)).toBe(start);
    expect(words).toContain(advice);
  });

  it('whatever the words are', () => {
    const little =
      'a three on in of between ( ) semy demi overall and counterchanged armed 2-1 per';
    const word = fc.constantFrom(
      ...little.split(' '),
      ...tinctures,
      ...divisions,
      ...ordinaries,
      ...lines,
      ...chargeNames,
    );
    const isReadOrPointedAt = (blazon: string): boolean => {
      try {
        return arms(blazon).items.length >= 0;
      } catch (error) {
        return error instanceof BlazonError;
      }
    };
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (spoken) =>
        isReadOrPointedAt(spoken.join(' ')),
      ),
      { numRuns: 3000 },
    );
  });
});

it('does not mind capitals, commas or accents', () => {
  expect(arms('AZURE; Semé of Mullets Or: a lion rampant, or.')).toEqual(
    arms('azure semy of mullets or a lion rampant or'),
  );
});
