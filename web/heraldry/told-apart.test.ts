import { liveryOf } from '@destrier/heraldry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../people/house.js';
import { armsBeside, toldApart, type ArmsComer } from './told-apart.js';

const person = (seat: number, arms: string | null): ArmsComer => ({ seat, arms, isOfHouse: false });
const bot = (seat: number, arms: string | null): ArmsComer => ({ seat, arms, isOfHouse: true });
const coloursOf = (comers: readonly ArmsComer[]) => toldApart(comers).map(liveryOf);

const ROSES = 'Gules, five roses argent';

describe('those at one table', () => {
  it('bear their own where no two have the same colour', () => {
    expect(toldApart([person(0, 'Azure, a sun or'), bot(1, ROSES)])).toEqual([
      'Azure, a sun or',
      ROSES,
    ]);
  });

  it('a bot gives way to a person, on whichever seat', () => {
    expect(toldApart([bot(0, ROSES), person(1, 'Gules, a lion or')])).toEqual([
      'Tenne, five roses argent',
      'Gules, a lion or',
    ]);
  });

  it('a bot gives way to the colour of a seat whose person chose none', () => {
    expect(toldApart([person(0, null), bot(1, ROSES)])[1]).toBe('Tenne, five roses argent');
  });

  it('whoever chose none gives way to whoever did, and bears the arms of the nearest colour', () => {
    expect(toldApart([person(0, null), person(1, 'Gules')])).toEqual([
      'Tenne, a stag argent, a chief indented argent',
      'Gules',
    ]);
  });

  it('of two people the later gives way', () => {
    expect(toldApart([person(0, 'Or, a boar sable'), person(1, 'Or, a raven sable')])).toEqual([
      'Or, a boar sable',
      'Argent, a raven sable',
    ]);
  });

  it('keep arms that are seen from afar: what lies on a metal does not come to lie on a colour', () => {
    expect(toldApart([person(0, 'Argent'), person(1, 'Argent, a tree vert')])[1]).toBe(
      'Or, a tree vert',
    );
  });

  it('who has no seat takes a colour that is left', () => {
    expect(armsBeside(['Gules'], 'Argent, a fess azure')).toBe('Argent, a fess azure');
    expect(armsBeside(['Argent'], 'Argent, a fess azure')).toBe('Or, a fess azure');
  });

  it('never share a colour, whatever two to eight of them bear, and people keep theirs before bots', () => {
    const arms = fc.oneof(
      fc.constant(null),
      fc.constantFrom(...HOUSE.map((one) => one.arms)),
      fc.constantFrom(
        'Vair',
        'Ermine, a rose gules',
        'Murrey',
        'Per pale (gules, a sun or) and or',
      ),
    );
    const table = fc.array(fc.record({ arms, isOfHouse: fc.boolean() }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(table, (all) => {
        const comers = all.map((one, seat) => ({ ...one, seat }));
        expect(new Set(coloursOf(comers)).size).toBe(comers.length);
        const people = comers.filter(({ isOfHouse }) => !isOfHouse);
        const beside = comers.flatMap(({ isOfHouse }, seat) =>
          isOfHouse ? [] : (toldApart(comers)[seat] ?? []),
        );
        expect(beside).toEqual(toldApart(people));
        const [first] = people.filter((one) => one.arms !== null);
        expect(first === undefined ? null : toldApart(comers)[first.seat]).toBe(
          first?.arms ?? null,
        );
      }),
      { numRuns: 500 },
    );
  });
});
