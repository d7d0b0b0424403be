import type { SignLine } from '../../../guide/script.js';
import type { GuideSpeeches } from './en.js';

/** What the herald's words come to, in the signs of the board: what is paid, and what it brings. */
export const signs: { readonly [speech in keyof GuideSpeeches]?: SignLine } = {
  titles: ['6', { sign: 'coin' }, '▸', '7', { sign: 'glory' }],
  hire: ['1', { sign: 'coin' }, '▸', { sign: 'support' }],
  training: [{ sign: 'strength' }, '▸', { sign: 'die' }],
  plans: ['+2', { sign: 'cards' }],
  armour: ['2', { sign: 'coin' }, '▸', { sign: 'armour' }, 'III'],
  prayer: ['1', { sign: 'faith' }, '▸', '2', { sign: 'die' }],
  strength: ['4', { sign: 'strength' }, '▸', '3', { sign: 'die' }],
  tapestry: ['2', { sign: 'coin' }, '▸', '2', { sign: 'glory' }, '1', { sign: 'coin' }],
};
