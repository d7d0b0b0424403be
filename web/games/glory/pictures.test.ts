import { type Content } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { expect, it } from 'vitest';
import { eventPicture, pictureOf, portraitOf } from './pictures.js';

const { events, supports, travel } = glory.game.content as Content;

it('has a picture of its own for every kind of travel card', () => {
  const all = Object.entries(travel).map(([card, { deck }]) => pictureOf(card, deck));
  expect(new Set(all).size).toBe(all.length);
});

it('has a face of its own for every support', () => {
  const all = Object.keys(supports).map(portraitOf);
  expect(new Set(all).size).toBe(all.length);
});

it('has a picture for every event; those that bring somebody share one', () => {
  const all = new Set(Object.keys(events).map(eventPicture));
  const recruiting = Object.values(events).filter(({ recruits }) => recruits === true).length;
  expect(all.size).toBe(Object.keys(events).length - recruiting + 1);
});

it('has a picture for a card that it does not know, by its deck', () => {
  expect(pictureOf('of a pack', 'market')).not.toBe(pictureOf('of a pack', 'romance'));
});
