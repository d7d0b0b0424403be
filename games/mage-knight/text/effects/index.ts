import type { Catalogue, Language } from '@destrier/engine';
import { copiesOf } from '../../book.js';
import { DIRECTIONS } from '../../content/types.js';
import type {
  AbilityData,
  CardData,
  Content,
  FaceData,
  FoeData,
  SkillData,
  UnitData,
} from '../../content/types.js';
import { text } from '../catalogues.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Phrases } from './phrases.js';
import { ru } from './ru.js';
import { capital, tellBranch, tellEffect } from './tell.js';

const PHRASES: { readonly [language in Language]: Phrases } = { en, fr, ru };

/** Sentences begin with a capital and end with a full stop. */
const sentence = (said: string): string => `${said.split('. ').map(capital).join('. ')}.`;

/** A face as it reads when it is offered, with the branch that is meant. */
export function faceText(
  language: Language,
  face: FaceData,
  word: string | null,
  of: string,
): string {
  return capital(tellBranch(PHRASES[language], face.do, word, of));
}

/** What a card that is played sideways gives. */
export function sideText(language: Language, side: string, n: number): string {
  const p = PHRASES[language];
  switch (side) {
    case 'move':
    case 'influence':
      return p.points[side](`${n}`);
    case 'attack':
      return p.attack(`${n}`, 'melee', 'physical');
    default:
      return p.block(`${n}`, 'physical', false);
  }
}

/** An ability of a unit with the mana that it costs. */
export function abilityNote(language: Language, ability: AbilityData, word: string | null): string {
  const p = PHRASES[language];
  const said = tellBranch(p, ability.do, word, '');
  return capital(ability.mana === null ? said : p.withMana(p.colours[ability.mana], said));
}

/** With the moment, where it is not the moment of what it gives. */
function faced(p: Phrases, { when, do: effect }: FaceData, of: string): string {
  const [only, ...others] = when;
  const moment = only === undefined || others.length > 0 ? undefined : p.moments[only];
  const said = tellEffect(p, effect, of);
  return moment === undefined ? said : `${moment}${said}`;
}

function cardText(p: Phrases, words: Catalogue, id: string, card: CardData): string {
  const basic = faced(p, card.basic, id);
  const strong = faced(p, card.strong, id);
  if (card.kind === 'artifact') return p.artifact(basic, strong);
  const colour = card.colour === undefined ? '' : p.colours[card.colour];
  if (card.kind === 'spell')
    return p.spell(
      p.withMana(colour, basic),
      words[`word.strong.${id}`] ?? '',
      p.withMana(p.and([colour, p.colours.black]), strong),
    );
  return p.card({ kind: p.cardKinds[card.kind], basic, strong: p.withMana(colour, strong) });
}

function abilityText(p: Phrases, ability: AbilityData): string {
  const said = faced(p, ability, '');
  return ability.mana === null ? said : p.withMana(p.colours[ability.mana], said);
}

function unitText(p: Phrases, unit: UnitData): string {
  return p.unit({
    level: unit.level,
    cost: unit.cost,
    armour: unit.armour,
    resists: p.and(unit.resistances.map((one) => p.resistances[one])),
    camps: p.and(unit.sites.map((one) => p.camps[one])),
    abilities: unit.abilities.map((one) => abilityText(p, one)),
  });
}

function foeText(p: Phrases, foe: FoeData): string {
  const { abilities, resistances, attack, element, armour, fame } = foe;
  return p.foe({
    attack: abilities.includes('summon') ? p.summons : p.attack(`${attack}`, 'melee', element),
    armour,
    fame,
    traits: [
      ...abilities.filter((one) => one !== 'summon').map((one) => p.abilities[one]),
      ...(resistances.length === 0
        ? []
        : [p.resists(p.and(resistances.map((one) => p.resistances[one])))]),
    ],
  });
}

const skillText = (p: Phrases, id: string, skill: SkillData): string =>
  skill.do.length === 0 ? p.bonds : p.skill(skill.per, faced(p, skill, id));

/** `word.3-NE`: what a space is, and where on its tile it lies. */
function spaceTexts(p: Phrases, words: Catalogue, content: Content): Catalogue {
  return Object.fromEntries(
    Object.entries(content.tiles).flatMap(([tile, { hexes }]) =>
      DIRECTIONS.map((direction) => {
        const { site, terrain } = hexes[direction];
        const name = words[`word.${site ?? terrain}`] ?? terrain;
        return [`word.${tile}-${direction}`, `${name} ${tile}-${p.directions[direction] ?? ''}`];
      }),
    ),
  );
}

/** `effect.<id>` for cards, units, enemies, skills and tactics, and the names of the spaces. */
export function effects(content: Content, language: Language): Catalogue {
  const p = PHRASES[language];
  const words: Catalogue = text[language];
  const told: Record<string, string> = {};
  const tell = (id: string, said: string): void => {
    told[`effect.${id}`] = sentence(said);
  };
  for (const [id, card] of Object.entries(content.cards)) tell(id, cardText(p, words, id, card));
  for (const [id, unit] of Object.entries(content.units))
    for (const copy of [id, ...copiesOf(id, unit.copies)]) tell(copy, unitText(p, unit));
  for (const [id, foe] of Object.entries(content.foes))
    for (const copy of [id, ...copiesOf(id, foe.copies)]) tell(copy, foeText(p, foe));
  for (const [id, skill] of Object.entries(content.skills)) tell(id, skillText(p, id, skill));
  for (const id of Object.keys(content.tactics)) tell(id, p.tactics[id] ?? '');
  return { ...told, ...spaceTexts(p, words, content) };
}
