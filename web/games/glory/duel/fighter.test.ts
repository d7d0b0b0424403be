import { LANGUAGES, Table } from '@destrier/engine';
import { KNIGHT, OTTO, type Content } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { shield } from '../../../art/pieces.js';
import { riderBearing } from '../../../art/rider-look.js';
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
const HERE = {
  sitters: [
    { name: 'Ann', who: 'here', arms: 'Gules, a chevron argent' },
    { name: 'Bob', who: 'here', arms: 'Vert, a stag or' },
  ],
} as const;
const foe = { who: KNIGHT } as const;

describe('the opponent of a card or of a title', () => {
  it('has a picture that no other has', () => {
    const drawn = FOES.map((duel) => fighterOf(HERE, duel, foe).picture);
    expect(new Set(drawn).size).toBe(FOES.length);
    expect(FOES.length).toBeGreaterThan(20);
  });

  it('comes on foot, or mounted in arms of his own, as the card is', () => {
    const giant = fighterOf(HERE, { against: 'challenge', foe: 'giant' }, foe);
    expect(giant.picture).toBe(ON_FOOT['giant']?.());
    const white = fighterOf(HERE, { against: 'challenge', foe: 'white-knight' }, foe);
    expect(white.picture).toBe(rider(riderBearing('Argent')));
  });

  it('bears arms that no other bears, and that can be drawn', () => {
    const arms = FOES.map((duel) => fighterOf(HERE, duel, foe).blazon);
    expect(new Set(arms).size).toBe(FOES.length);
    for (const blazon of arms) expect(() => shield(blazon)).not.toThrow();
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
    const strange = fighterOf(HERE, { against: 'challenge', foe: 'dragon-of-a-pack' }, foe);
    expect(strange.picture).toBe(rider(riderBearing('Argent')));
    const { word } = speaker(glory.text.en, 'en');
    expect(word('dragon-of-a-pack', 'foe')).toBe('dragon-of-a-pack');
  });
});

describe('a rider', () => {
  it('of the table bears the arms of whoever sits there; Otto his own, in another colour where somebody has his', () => {
    const duel = { against: 'seat', foe: '' } as const;
    expect(fighterOf(HERE, duel, { who: 0 }).blazon).toBe('Gules, a chevron argent');
    expect(fighterOf(HERE, duel, { who: 1 }).blazon).toBe('Vert, a stag or');
    const otto = fighterOf(HERE, { against: 'otto', foe: '' }, { who: OTTO });
    expect(otto.blazon).toMatch(/^Argent, a fess wavy/);
    const white = { sitters: [{ ...HERE.sitters[0], arms: 'Argent' }] };
    expect(fighterOf(white, duel, { who: OTTO }).blazon).toMatch(/^Or, a fess wavy/);
  });

  it('of a tournament bears his own arms, whoever fights him', () => {
    const duel = { against: 'knight', foe: 'balicki' } as const;
    expect(fighterOf(HERE, duel, foe).blazon).toBe('Gules, an axe argent');
    expect(fighterOf(HERE, duel, { who: 0 }).blazon).toBe('Gules, a chevron argent');
  });
});

describe('what a rider wears', () => {
  it('follows from the blazon: cloth, strewn charges and crest', () => {
    const look = riderBearing('Or, an eagle sable armed gules');
    expect(look).toMatchObject({ cloth: 'or', second: 'sable', crest: 'eagle' });
    expect(look.strewn).toEqual({ charge: 'eagle', pigment: 'sable' });
  });

  it('is found within quarters too, and in two colours where the coat has one', () => {
    const quarters = riderBearing(
      'Quarterly (azure, three fleurs-de-lis or) and (gules, a boar argent)',
    );
    expect(quarters.strewn).toEqual({ charge: 'fleur-de-lis', pigment: 'or' });
    expect(riderBearing('Argent')).toMatchObject({ cloth: 'argent', second: 'sable' });
    expect(riderBearing('Sable')).toMatchObject({ cloth: 'sable', second: 'argent' });
  });
});
