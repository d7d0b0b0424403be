import { need } from '@destrier/engine';
import { DECKS, SPACES, roman } from '@destrier/glory/page';
import { labelled } from '@destrier/text';
import type { ReactNode } from 'react';
import { Picture } from '../../art/picture.js';
import { blockedAmong, INSPECTED_WIDTH, type Inspected } from '../../board/inspected.js';
import type { PlacedPick } from '../../table/board.js';
import { KnightArms } from './arms.js';
import { CardFace } from './cards.js';
import { CharacterFace } from './characters.js';
import { skillOf } from './knight-plate.js';
import type { Look } from './look.js';
import { eventPicture, portraitOf, tokenPicture } from './pictures.js';
import { PLACES } from './places.js';

/** All there is to say of a thing of the table; null of anything else. */
export function inspectedOf(look: Look, thing: string): Inspected | null {
  const { content } = look;
  if (content.travel[thing] !== undefined)
    return told(look, thing, <CardFace id={thing} width={INSPECTED_WIDTH} />);
  if (content.supports[thing] !== undefined)
    return told(look, thing, <Picture drawing={portraitOf(thing)} />);
  if (content.relics[thing] !== undefined || content.prestige[thing] !== undefined)
    return told(look, thing, <Picture drawing={tokenPicture(thing, thing in content.relics)} />);
  if (content.events[thing] !== undefined)
    return told(look, thing, <Picture drawing={eventPicture(thing)} />);
  if (content.titles[thing] !== undefined) return told(look, thing);
  if (content.characters[thing] !== undefined) return characterTold(look, thing);
  if (content.knights[thing] !== undefined) return knightTold(look, thing);
  return placeTold(look, thing);
}

/** Of everything with an effect: its name, what it does, who says so, and why it cannot be chosen. */
function told(look: Look, thing: string, picture?: ReactNode): Inspected {
  const { say, speaker } = look;
  return {
    title: speaker.word(thing),
    ...(picture === undefined ? {} : { picture }),
    lines: [speaker.effect([thing])].filter((line) => line !== ''),
    blocked: blockedAmong(optionsOn(look, thing)),
    ...(isHouse(look, thing) ? { source: say('board.house') } : {}),
  };
}

/** Every option that names a thing, whatever it does with it. */
function optionsOn({ picks }: Look, thing: string): readonly PlacedPick[] {
  return picks.all().filter(({ words }) => words[0] === thing);
}

function isHouse({ content }: Look, thing: string): boolean {
  const all = [content.travel, content.supports, content.relics, content.prestige, content.events];
  const others = [content.titles, content.characters, content.knights];
  return [...all, ...others].some((kind) => kind[thing]?.source === 'house');
}

function characterTold(look: Look, thing: string): Inspected {
  const { content, say, speaker, voice } = look;
  const one = need(content.characters[thing], thing);
  const { income, titles, special } = one;
  return {
    ...told(look, thing, <CharacterFace id={thing} />),
    lines: [
      say('board.level', { level: { said: roman(one.level) } }),
      voice.and([
        voice.coins(one.coins),
        voice.strength(one.strength),
        voice.faith(one.faith),
        voice.glory(one.glory),
        voice.mount(one.mount),
        voice.armour(one.armour),
      ]),
      labelled(
        speaker,
        say('board.income'),
        voice.and([
          voice.coins(income.coins),
          voice.strength(income.strength),
          voice.faith(income.faith),
        ]),
      ),
      say('board.drawKeep', titles),
      ...(special > 0 ? [say('board.specials', { n: special })] : []),
    ],
  };
}

function knightTold(look: Look, thing: string): Inspected {
  const { content, say, speaker, voice } = look;
  const knight = need(content.knights[thing], thing);
  const figures = [
    say('board.attack', { n: knight.attack }),
    ...(knight.prestige > 0 ? [say('board.prestige', { n: knight.prestige })] : []),
    voice.glory(knight.glory),
  ];
  return {
    ...told(look, thing, <KnightArms knight={thing} />),
    lines: [
      labelled(speaker, voice.capital(speaker.word(knight.type)), voice.and(figures)),
      skillOf(look, knight),
    ].filter((line) => line !== ''),
  };
}

/** A place of the town, or a deck. */
function placeTold(look: Look, thing: string): Inspected | null {
  const { note, picks, speaker, view, voice, say } = look;
  const deck = DECKS.find((one) => one === thing && picks.option('place', one) === undefined);
  if (deck !== undefined && deck !== 'market')
    return {
      title: voice.capital(speaker.word(deck)),
      lines: [say('board.cardsLeft', { n: view.decks[deck].count })],
      blocked: blockedAmong(optionsOn(look, deck)),
    };
  const spot = PLACES.find((place) => place.spot === thing);
  if (spot === undefined) return null;
  const space = SPACES.find((one) => one === thing);
  const [event] = view.events.now;
  const word = space === undefined ? (event ?? thing) : space === 'market' ? 'space:market' : space;
  return {
    title: voice.capital(speaker.word(word)),
    picture: <Picture drawing={spot.drawing()} />,
    lines: [note('place', thing), space === undefined ? speaker.effect([word]) : ''].filter(
      (line) => line !== '',
    ),
    blocked: blockedAmong(optionsOn(look, thing)),
  };
}
