import { must } from '@destrier/engine/pack';
import type { Content } from '../types.js';
import type { Check } from './check.js';

/** What the rulebooks print, typed a second time: an item in one line. */
const PRINTED = {
  supports: {
    minstrel: 'timing once, effect.gain.glory 4',
    squire: 'timing lance, effect.turn black',
    nun: 'timing always, effect.rerolls 1',
    thug: 'timing tent, effect.cost 1, effect.foeAttack -1',
    'weapon-master': 'timing lance, effect.turn red',
    queen: 'timing always, effect.plans 1',
    'support:king': 'timing once, effect.gain.prestige royal',
    'lady-in-waiting': 'timing tent, effect.refresh support',
    usurer: 'timing once, effect.gain.coins 6, effect.gain.glory -2',
    witch: 'timing lance, effect.cost 1, effect.foeAttack -1',
    bishop: 'timing always, effect.rerolls 2',
    lady: 'timing once, effect.gain.glory 5',
    cook: 'timing tent, effect.attack 1',
    diplomat: 'timing always, effect.discount 1',
    hermit: 'timing tent, effect.refresh relic',
    'support:veteran': 'timing lance, effect.attack 1',
    chronicler: 'timing always, effect.titles 1',
    armourer: 'timing lance, effect.turn white',
    emissary: 'timing always, effect.travel 1',
    jester: 'timing tent, effect.foePrestige -2',
    'support:herald': 'timing tent, effect.refresh prestige',
    vassal: 'timing once, effect.gain.prestige suzerain',
  },
  titles: {
    strong: 'glory 4, played.challenge 5',
    charming: 'glory 4, played.romance 5',
    traveller: 'glory 4, played.market 5',
    influential: 'glory 4, supports 5',
    'title:noble': 'glory 5, of.minstrel 1, of.queen 1, of.squire 1, without.0 thug',
    feared: 'glory 5, of.weapon-master 2, of.thug 2',
    'title:pious': 'glory 6, of.nun 1, relics 3, faith 3',
    religious: 'glory 5, relics 4, coins 2',
    patron: 'glory 5, of.minstrel 2, coins 3',
    fortunate: 'glory 7, coins 3, strength 3',
    rich: 'glory 7, coins 6',
    prestigious: 'glory 5, prestige 4',
    brave: 'glory 7, duel.attack 11, duel.prestige 1',
    equipped: 'glory 6, mount 4, armour 4',
  },
  relics: {
    medal: 'attack 1',
    amulet: 'attack 2',
    ring: 'reroll 4',
    rosary: 'turn white',
  },
  events: {
    crusade: 'round 1, action.coins 1, action.rewards.0.glory 3, action.rewards.0.faith 3',
    harvest: 'round 1, all.coins 2',
    wedding: 'round 1, all.strength 2',
    recruitment: 'round 1, recruits true, action.coins 1, action.recruit true',
    journey: 'round 2, action.coins 1, action.plans 3',
    'to-arms': 'round 2, all.pawns -1',
    war: 'round 2, all.coins -2',
    enlistment: 'round 2, recruits true, action.coins 1, action.recruit true',
    spoils: 'round 3, action.strength 2, action.rewards.0.mount 4, action.rewards.1.armour 4',
    siege: 'round 3, action.strength 2, action.rewards.0.glory 5',
    errant: 'round 3, action.coins 1, action.rewards.0.strength 5',
    volunteer: 'round 3, recruits true, action.recruit true',
  },
  travel: {
    'the-game': 'deck romance, rewards.0.coins 2',
    'courtly-love': 'deck romance, rewards.0.glory 1, rewards.1.prestige heartthrob',
    keepsake: 'deck romance, rewards.0.relic ring',
    quest: 'deck romance, rewards.0.titles 2',
    fencing: 'deck market, cost 1, rewards.0.support weapon-master',
    fleece: 'deck market, cost 3, rewards.0.glory 3, rewards.0.prestige chamberlain',
    'market:rosary': 'deck market, cost 1, rewards.0.relic rosary',
    destrier: 'deck market, cost 4, rewards.0.mount 4',
    rescue:
      'deck challenge, foe.attack 7, foe.prestige 0, rewards.0.support nun, rewards.1.faith 3',
    gruuthuse:
      'deck challenge, foe.attack 8, foe.prestige 1, rewards.0.armour 3, rewards.1.coins 3',
    brzeg: 'deck challenge, foe.attack 10, foe.prestige 1, rewards.0.mount 4',
    riccio: 'deck challenge, foe.attack 10, foe.prestige 1, rewards.0.armour 4',
  },
  figures: {
    pawns: '6',
    training: '3',
    prayer: '3',
    service: '3',
    patrol: '2',
    warmup: '2',
    initiative: '1',
    plans: '2',
    objectives: '3',
    publicTitles: '3',
    offers: '4',
    travel: '3',
    exchange: '1',
    shields: '2',
    mostStrength: '4',
    mostDice: '3',
    faithDice: '2',
    engagements: '2',
    player: '7',
    greaterPlayer: '9',
    prize: 'glory 1, coins 1',
    consolation: '0 2, 1 1',
  },
  solo: {
    glory: '10',
    goals: 'easy 65, medium 75, hard 85',
    spared: '2',
  },
} as const satisfies { readonly [group in keyof Content]?: { readonly [id: string]: string } };

/** How many there are is not printed with the item. */
const UNSAID: readonly string[] = ['source', 'copies', 'tiles'];

const isFields = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

function partsOf(value: unknown, path = ''): string[] {
  if (!isFields(value)) return [`${path} ${String(value)}`.trim()];
  return Object.entries(value)
    .filter(([key]) => !UNSAID.includes(key))
    .flatMap(([key, part]) => partsOf(part, path === '' ? key : `${path}.${key}`));
}

const asPrinted = (group: keyof typeof PRINTED): Check => ({
  name: `the printed ${group} stand unchanged`,
  issues(content) {
    const items: { readonly [id: string]: unknown } = { ...content[group] };
    return Object.entries<string>(PRINTED[group]).flatMap(([id, line]) =>
      must(partsOf(items[id]).join(', ') === line, [group, id], `the rulebooks print: ${line}`),
    );
  },
});

/** Where the rulebook is the source: of its items, and of figures in its text. */
const SAID: ReadonlySet<string> = new Set([
  'figures',
  'solo',
  'board.spaces.initiative',
  ...(['supports', 'titles', 'relics', 'events', 'travel'] as const).flatMap((group) =>
    Object.keys(PRINTED[group]).map((id) => `${group}.${id}`),
  ),
]);

/** The items of a content that say where they come from. */
function sourcesIn(value: unknown, path: readonly string[]): { path: string[]; source: unknown }[] {
  if (!isFields(value) || Array.isArray(value)) return [];
  const here = 'source' in value ? [{ path: [...path], source: value['source'] }] : [];
  const below = Object.entries(value).flatMap(([key, part]) => sourcesIn(part, [...path, key]));
  return [...here, ...below];
}

/** What is printed. */
export const printed: readonly Check[] = [
  ...(Object.keys(PRINTED) as (keyof typeof PRINTED)[]).map(asPrinted),
  {
    name: 'what is printed says so, and nothing else does',
    issues: (content) =>
      sourcesIn(content, []).flatMap(({ path, source }) =>
        must(
          source === (SAID.has(path.join('.')) ? 'rulebook' : 'house'),
          path,
          `${path.join(' ')} cannot come from ${String(source)}`,
        ),
      ),
  },
];
