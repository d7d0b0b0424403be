import { need } from '@destrier/engine';
import { words, word, type OptionWorth } from './choose.js';
import { CHARACTER } from './figures.js';
import { cardValue } from './rewards.js';
import { titleValue } from './titles.js';

/** What a character brings in the course of a game. */
export const character: OptionWorth = ({ g }, choice) => {
  const { coins, strength, faith, glory, titles, travel, income, special } = need(
    g.content.characters[word(choice)],
    'a character',
  );
  const { upkeeps } = CHARACTER;
  return (
    glory +
    CHARACTER.coin * (coins + upkeeps * income.coins) +
    CHARACTER.strength * (strength + upkeeps * income.strength) +
    CHARACTER.faith * (faith + upkeeps * income.faith) +
    CHARACTER.kept * titles.keep +
    CHARACTER.drawn * titles.draw +
    CHARACTER.card * (travel.romance + travel.market + travel.challenge) +
    CHARACTER.special * special
  );
};

/** Titles by what may be expected of them. */
export const keep: OptionWorth = ({ g, seat }, choice) => {
  let sum = 0;
  for (const title of words(choice)) sum += titleValue(g, seat, title);
  return sum;
};

/** Cards worth less than the strength that is given for them. */
export const exchange: OptionWorth = (m, choice) => {
  const { travel, figures } = m.g.content;
  const strength = figures.exchange * m.strength;
  let sum = 0;
  for (const card of words(choice)) sum += strength - cardValue(m, need(travel[card], card));
  return sum;
};
