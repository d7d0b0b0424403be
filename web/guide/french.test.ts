import { expect, it } from 'vitest';
import { fr as avalon } from '../games/avalon/guide/fr.js';
import { fr as glory } from '../games/glory/guide/fr.js';
import { fr as merlin } from '../games/merlin/guide/fr.js';
import type { Speech } from './script.js';

/** A double sign or a guillemet beside which a line may break. */
const BREAKING = /[^\u202F](?=[:;!?»](?:[\s.,]|$))|«(?!\u202F)/u;

it.each(Object.entries({ avalon, glory, merlin }))(
  'no line of the French lessons of %s ends before a double sign',
  (_game, speeches) => {
    const breaking = Object.values<Speech>(speeches)
      .flat()
      .filter((said) => said !== undefined && BREAKING.test(said));
    expect(breaking).toEqual([]);
  },
);
