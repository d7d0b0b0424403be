import type { Play } from '../state.js';

/** The rule that each printed item is; items of the house and of content packs have none of their own. */
const RULE_OF: { readonly [item: string]: string } = {
  crusade: 'G6.4',
  harvest: 'G6.5',
  wedding: 'G6.6',
  recruitment: 'G6.7',
  journey: 'G6.8',
  'to-arms': 'G6.9',
  war: 'G6.10',
  enlistment: 'G6.11',
  spoils: 'G6.12',
  siege: 'G6.14',
  errant: 'G6.15',
  volunteer: 'G6.16',
  minstrel: 'G14.8',
  squire: 'G14.9',
  nun: 'G14.10',
  'support:king': 'G14.11',
  'lady-in-waiting': 'G14.12',
  usurer: 'G14.13',
  witch: 'G14.14',
  thug: 'G14.15',
  'weapon-master': 'G14.16',
  queen: 'G14.17',
  bishop: 'G14.18',
  lady: 'G14.19',
  cook: 'G14.20',
  diplomat: 'G14.21',
  hermit: 'G14.22',
  'support:veteran': 'G14.23',
  chronicler: 'G14.24',
  armourer: 'G14.25',
  emissary: 'G14.26',
  jester: 'G14.28',
  'support:herald': 'G14.30',
  vassal: 'G14.31',
  medal: 'G15.2',
  amulet: 'G15.3',
  ring: 'G15.4',
  rosary: 'G15.6',
  strong: 'G16.9',
  charming: 'G16.10',
  traveller: 'G16.11',
  influential: 'G16.12',
  'title:noble': 'G16.13',
  feared: 'G16.14',
  'title:pious': 'G16.15',
  religious: 'G16.16',
  patron: 'G16.17',
  fortunate: 'G16.18',
  rich: 'G16.19',
  prestigious: 'G16.20',
  brave: 'G16.21',
  equipped: 'G16.24',
};

/** Says that an item takes effect here, and with it its rule. */
export function cite(g: Play, item: string): void {
  if (!g.heard) return;
  g.rule(item);
  const rule = RULE_OF[item];
  if (rule !== undefined) g.rule(rule);
}
