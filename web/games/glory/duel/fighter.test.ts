import { LANGUAGES, Table } from '@destrier/engine';
import { glory, KNIGHT, OTTO, type Content } from '@destrier/glory/page';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { mounted } from '../../../art/mounted.js';
import { rider } from '../../../art/rider.js';
import { fighterOf, ON_FOOT } from './fighter.js';

const content = Table.start(glory.game, { seats: 2, seed: 'foes' }).prepared.content as Content;

const CARDS = Object.entries(content.travel)
  .filter(([, { foe }]) => foe !== undefined)
  .map(([card]) => card);
const TITLES = Object.entries(content.titles)
  .filter(([, { duel }]) => duel !== undefined)
  .map(([title]) => title);
const FOES = [
  ...CARDS.map((foe) => ({ against: 'challenge', foe }) as const),
  ...TITLES.map((foe) => ({ against: 'title', foe }) as const),
];
const foe = { who: KNIGHT } as const;

describe('the opponent of a card or of a title', () => {
  it('has a picture that no other has', () => {
    const drawn = FOES.map((duel) => fighterOf(duel, foe).picture);
    expect(new Set(drawn).size).toBe(FOES.length);
    expect(FOES.length).toBeGreaterThan(20);
  });

  it('comes on foot, or mounted in arms of his own, as the card is', () => {
    expect(fighterOf({ against: 'challenge', foe: 'boar-hunt' }, foe).blazon).toBeNull();
    expect(fighterOf({ against: 'challenge', foe: 'giant' }, foe).blazon).toBeNull();
    const white = fighterOf({ against: 'challenge', foe: 'white-knight' }, foe);
    expect(white.picture).toBe(rider(mounted('Argent')));
  });

  it('is there for every word that is drawn on foot', () => {
    for (const word of Object.keys(ON_FOOT)) expect(CARDS).toContain(word);
  });

  it.each(LANGUAGES)('has a name that no other has, in %s', (language) => {
    const { has, word } = speaker(glory.text[language], language);
    expect(FOES.filter((duel) => !has(`word.foe.${duel.foe}`))).toEqual([]);
    expect(new Set(FOES.map((duel) => word(duel.foe, 'foe'))).size).toBe(FOES.length);
  });

  it('of a pack is a plain knight by the name of the card', () => {
    const strange = fighterOf({ against: 'challenge', foe: 'dragon-of-a-pack' }, foe);
    expect(strange.picture).toBe(rider(mounted('Argent')));
    const { word } = speaker(glory.text.en, 'en');
    expect(word('dragon-of-a-pack', 'foe')).toBe('dragon-of-a-pack');
  });
});

describe('a rider', () => {
  it('of the table bears the arms of the seat, Otto his own', () => {
    const seat = fighterOf({ against: 'seat', foe: '' }, { who: 1 });
    expect(seat.blazon).toBe('Azure, a bend or between two crescents or');
    const otto = fighterOf({ against: 'otto', foe: '' }, { who: OTTO });
    expect(otto.blazon).toBe('Sable, an annulet or');
  });

  it('of a tournament bears his own arms, whoever fights him', () => {
    const duel = { against: 'knight', foe: 'balicki' } as const;
    expect(fighterOf(duel, foe).blazon).toBe('Gules, an axe argent');
    expect(fighterOf(duel, { who: 0 }).blazon).toMatch(/mullets/);
  });
});

describe('what a rider wears', () => {
  it('follows from the blazon: cloth, strewn charges and crest', () => {
    const look = mounted('Or, an eagle sable armed gules');
    expect(look).toMatchObject({ cloth: 'or', second: 'sable', crest: 'eagle' });
    expect(look.strewn).toEqual({ charge: 'eagle', pigment: 'sable' });
  });

  it('is found within quarters too, and in two colours where the coat has one', () => {
    const quarters = mounted(
      'Quarterly (azure, three fleurs-de-lis or) and (gules, a boar argent)',
    );
    expect(quarters.strewn).toEqual({ charge: 'fleur-de-lis', pigment: 'or' });
    expect(mounted('Argent')).toMatchObject({ cloth: 'argent', second: 'sable' });
    expect(mounted('Sable')).toMatchObject({ cloth: 'sable', second: 'argent' });
  });
});
