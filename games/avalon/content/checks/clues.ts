import { allWeapons } from '../cards.js';
import { SUITS, type Content, type PlaceData } from '../types.js';
import { holds, same, type Check } from './check.js';

/** What the rulebook and its examples tell of cards that it does not print: our own figures keep it. */

const TOKENS = ['arthur', 'galahad', 'lionel', 'armour', 'lion', 'elf-knight'];
const NOT_IN_CHAOS = ['enchantment', 'dwarves', 'alchemy-godsend', 'black-knight'];

const suitsOf = (content: Content, place: string): PlaceData['suits'] | undefined =>
  content.places[place]?.suits;

function share(content: Content, one: string, other: string): boolean {
  return suitsOf(content, one)?.some((suit) => suitsOf(content, other)?.includes(suit)) ?? false;
}

/** Cards that count their uses with a token: turned back at dawn, but the Elf Knight's with every combat. */
function withToken({ heroes, legends }: Content): string[] {
  const counted = Object.entries({ ...heroes, ...legends }).filter(
    ([id, { limit }]) => limit === 'round' || (id === 'elf-knight' && limit === 'combat'),
  );
  return counted.map(([id]) => id);
}

const effectsOf = ({ godsends }: Content): string[] =>
  Object.values(godsends).map(({ effect }) => effect);

export const clues: readonly Check[] = [
  holds('83 weapons are shuffled', 'specials', (content) => {
    return allWeapons(content, false).length - content.specials['merlin-weapon'].copies === 83;
  }),
  holds('each suit has 11 standard cards and 4 with poison', 'suits', ({ suits, figures }) =>
    SUITS.every((suit) => suits[suit].poison.length === 4 && figures.values === 15),
  ),
  holds('Mists is above the 8 that loses beside it', 'specials.mists.value', ({ specials }) => {
    return (specials.mists.value ?? 0) > 8;
  }),
  holds('Mists and Morgan can feint, so they have a value', 'specials', ({ specials }) => {
    return specials.mists.value !== null && specials.morgan.value !== null;
  }),
  holds('who plays Apprentice or Merlin names the value', 'specials', ({ specials }) => {
    return specials.apprentice.value === null && specials['merlin-weapon'].value === null;
  }),
  holds('Apprentice and Morgan count as poison, Mists does not', 'specials', ({ specials }) => {
    return specials.apprentice.poison && specials.morgan.poison && !specials.mists.poison;
  }),
  holds('ten heroes and ten legends', 'heroes', ({ heroes, legends }) => {
    return Object.keys(heroes).length === 10 && Object.keys(legends).length === 10;
  }),
  holds('six cards of heroes and legends have tokens', 'heroes', (content) => {
    return same(withToken(content), TOKENS);
  }),
  holds('the Elf Knight is used at most once in a combat', 'legends.elf-knight', ({ legends }) => {
    return legends['elf-knight']?.limit === 'combat';
  }),
  holds('Merlin is the hero of sorcery', 'heroes.merlin', ({ heroes }) => {
    return heroes['merlin']?.suit === 'sorcery';
  }),
  holds('Perceval gives away arrows', 'heroes.perceval', ({ heroes }) => {
    return heroes['perceval']?.effect === 'give-suit' && heroes['perceval'].suit === 'arrows';
  }),
  holds('Morien plays swords that affect others', 'heroes.morien', ({ heroes }) => {
    return heroes['morien']?.effect === 'weaken' && heroes['morien'].suit === 'swords';
  }),
  holds('the Grail does not save from -150, and from -145 it does', 'legends.grail', (content) => {
    const amount = content.legends['grail']?.amount ?? 0;
    return amount > 145 && amount <= 150;
  }),
  holds('thresholds are places of the health track', 'legends', ({ legends, figures }) =>
    Object.values(legends).every(
      ({ threshold }) => threshold % 5 === 0 && threshold < figures.track,
    ),
  ),
  holds('26 godsends', 'godsends', ({ godsends }) => Object.keys(godsends).length === 26),
  holds('four of them are set aside in Absolute Chaos', 'godsends', ({ godsends }) => {
    const aside = Object.entries(godsends).filter(([, { noChaos }]) => noChaos === true);
    return same(
      aside.map(([id]) => id),
      NOT_IN_CHAOS,
    );
  }),
  holds('Guigemar is the sign of plain alchemy', 'godsends.guigemar', ({ godsends }) => {
    return godsends['guigemar']?.effect === 'plain-alchemy';
  }),
  holds('the Stone Circle brings a place', 'godsends.stone-circle', ({ godsends }) => {
    return godsends['stone-circle']?.effect === 'stone-circle';
  }),
  holds('some godsends wound at once, some wait for dusk', 'godsends', (content) => {
    const effects = effectsOf(content);
    return effects.includes('ambush') && effects.includes('ward');
  }),
  holds('some godsend doubles wounds, and some takes poison away', 'godsends', (content) => {
    const effects = effectsOf(content);
    return effects.includes('double-suit') && effects.includes('antidote');
  }),
  holds('some godsend is triggered by feints', 'godsends', (content) => {
    return effectsOf(content).includes('dance');
  }),
  holds('Twilight names swords and sorcery', 'places.twilight', (content) => {
    return same(suitsOf(content, 'twilight') ?? [], ['swords', 'sorcery']);
  }),
  holds('the Dark Forest names swords and deception', 'places.dark-forest', (content) => {
    return same(suitsOf(content, 'dark-forest') ?? [], ['swords', 'deception']);
  }),
  holds('after Twilight only the Dark Forest and Carmarthen may come', 'places', (content) => {
    const next = Object.keys(content.places).filter((place) => share(content, 'twilight', place));
    return same(next, ['twilight', 'dark-forest', 'carmarthen']);
  }),
  holds('Carmarthen brings Merlin', 'places.carmarthen', ({ places }) => {
    return places['carmarthen']?.effect === 'bring-merlin';
  }),
  holds('five places', 'places', ({ places }) => Object.keys(places).length === 5),
];
