import type { SeatCard } from '@destrier/server/protocol';
import { expect, it } from 'vitest';
import { HOUSE } from '../people/house.js';
import { houseAt } from './house-at.js';

const bot = (seat: number): SeatCard => ({ seat, person: null, reserved: null, bot: 'greedy' });
const person = (seat: number, name: string): SeatCard => ({
  seat,
  person: { id: name, name, kind: 'guest', arms: null },
  reserved: null,
  bot: null,
});
const free = (seat: number): SeatCard => ({ seat, person: null, reserved: null, bot: null });

it('seats nobody of the house beside themselves, and only where a bot plays alone', () => {
  const seats = [person(0, 'Ann'), free(1), ...[2, 3, 4, 5, 6, 7].map(bot)];
  const house = houseAt({ id: 't', seats });
  expect([...house.keys()]).toEqual([2, 3, 4, 5, 6, 7]);
  expect(new Set(house.values()).size).toBe(6);
});

it('is the same company for everybody, whoever comes and goes', () => {
  const before = houseAt({ id: 't', seats: [person(0, 'Ann'), bot(1), bot(2)] });
  const after = houseAt({ id: 't', seats: [person(0, 'Ann'), free(1), bot(2)] });
  expect(after.get(2)).toBe(before.get(2));
});

it('calls no bot like a player, in whatever language', () => {
  for (const { name } of HOUSE) {
    const house = houseAt({ id: 't', seats: [person(0, name.ru), bot(1), bot(2), bot(3)] });
    expect([...house.values()].map((one) => one.name.ru)).not.toContain(name.ru);
  }
});
