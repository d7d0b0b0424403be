import { must, type Issue } from '@destrier/engine/pack';
import { PARTS } from '../reward.js';
import {
  BACKS,
  CITIES,
  COLOURS,
  DECKS,
  DIFFICULTIES,
  ITEMS,
  KNIGHT_TYPES,
  SPACES,
  type Content,
} from '../types.js';
import { namedIn, prestigeIn, type Check } from './check.js';

/** The groups whose ids are words of the game. */
const groupsOf = (content: Content) => ({
  characters: content.characters,
  events: content.events,
  knights: content.knights,
  prestige: content.prestige,
  relics: content.relics,
  'solo.cards': content.solo.cards,
  supports: content.supports,
  titles: content.titles,
  tournaments: content.tournaments,
  travel: content.travel,
  trophies: content.trophies,
});

/** Words that mean something else in options and texts. */
const TAKEN: readonly string[] = [
  ...BACKS,
  ...CITIES,
  ...COLOURS,
  ...DECKS,
  ...DIFFICULTIES,
  ...ITEMS,
  ...KNIGHT_TYPES,
  ...PARTS,
  ...SPACES,
  'basic',
  'warrior',
  'pious',
  'otto',
];

function idsOf(content: Content): { path: string[]; id: string }[] {
  return Object.entries(groupsOf(content)).flatMap(([group, items]) =>
    Object.keys(items).map((id) => ({ path: [...group.split('.'), id], id })),
  );
}

const exists = (
  name: string,
  group: 'supports' | 'relics' | 'prestige' | 'knights',
  named: (content: Content) => readonly { path: Issue['path']; value: string }[],
): Check => ({
  name,
  issues: (content) =>
    named(content).flatMap(({ path, value }) =>
      must(value in content[group], path, `there is no ${value} among the ${group}`),
    ),
});

function supportsNamed(content: Content) {
  const { titles, solo } = content;
  return [
    ...namedIn(content, 'support'),
    ...Object.entries(titles).flatMap(([id, { of = {}, without = [] }]) => [
      ...Object.keys(of).map((value) => ({ path: ['titles', id, 'of', value], value })),
      ...without.map((value, i) => ({ path: ['titles', id, 'without', i], value })),
    ]),
    ...Object.entries(solo.cards).flatMap(([id, { actions }]) =>
      actions.flatMap((action, i) =>
        action.kind === 'support'
          ? action.order.map((value, k) => ({
              path: ['solo', 'cards', id, 'actions', i, 'order', k],
              value,
            }))
          : [],
      ),
    ),
  ];
}

/** Ids, and what names them. */
export const names: readonly Check[] = [
  {
    name: 'ids are small letters and hyphens, with their kind before if need be',
    issues: (content) =>
      idsOf(content).flatMap(({ path, id }) =>
        must(
          /^([a-z]+:)?[a-z]+(-[a-z]+)*$/.test(id),
          path,
          `${id} is no id: small letters and hyphens`,
        ),
      ),
  },
  {
    name: 'no id means two things',
    issues(content) {
      const seen = new Set(TAKEN);
      return idsOf(content).flatMap(({ path, id }) => {
        const isNew = !seen.has(id);
        seen.add(id);
        return must(isNew, path, `${id} means something else already: write its kind before it`);
      });
    },
  },
  exists('supports that are named exist', 'supports', supportsNamed),
  exists('relics that are named exist', 'relics', (content) => namedIn(content, 'relic')),
  exists('prestige that is named exists', 'prestige', prestigeIn),
  exists('the knights of Otto exist', 'knights', ({ solo }) =>
    DIFFICULTIES.map((difficulty) => ({
      path: ['solo', 'tiles', difficulty],
      value: solo.tiles[difficulty],
    })),
  ),
];
