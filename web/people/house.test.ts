import { LANGUAGES } from '@destrier/engine';
import { arms, composed, isBearable, isClear } from '@destrier/heraldry';
import { expect, it } from 'vitest';
import { playerArms } from '../heraldry/players.js';
import { companyOf, HOUSE, houseOf } from './house.js';

it('has names that mean one person, in every language, and none too long for a plate', () => {
  expect(HOUSE.length).toBeGreaterThanOrEqual(24);
  for (const language of LANGUAGES) {
    const names = HOUSE.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(HOUSE.length);
    for (const [at, name] of names.entries()) {
      expect(houseOf(name)).toBe(HOUSE[at]);
      expect(name.length).toBeLessThanOrEqual(12);
    }
  }
  expect(houseOf('Ann')).toBeUndefined();
});

it('bears arms that are seen from afar, no two alike and none like those of a seat', () => {
  const borne = HOUSE.map(({ arms }) => arms);
  const seats = playerArms.map(({ blazon }) => blazon);
  const read = [...seats, ...borne].map((blazon) => JSON.stringify(arms(blazon)));
  expect(new Set(read).size).toBe(read.length);
  for (const blazon of borne) {
    const composition = composed(blazon);
    expect([blazon, isBearable(blazon), composition !== null && isClear(composition)]).toEqual([
      blazon,
      true,
      true,
    ]);
  }
});

it('seats the same company at the same table, another at another, and nobody twice', () => {
  for (const table of ['a', 'b', 'c']) {
    const company = companyOf(table, 7);
    expect(companyOf(table, 7)).toEqual(company);
    expect(new Set(company).size).toBe(7);
    expect(companyOf(table, 3)).toEqual(company.slice(0, 3));
  }
  expect(companyOf('a', 7)).not.toEqual(companyOf('b', 7));
});
