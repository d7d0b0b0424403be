import { avalonEvents, type Content, type Seen } from '@destrier/avalon/page';
import type { Ceremonies, Ceremony, Occasion } from '../../ceremony/ceremony.js';
import { roundOver, totalsIn } from '../../ceremony/rounds.js';
import type { ChargeName } from '@destrier/heraldry/charges';
import { heroBlazon } from './heroes.js';
import { portraitOf } from './portraits.js';

/** What is celebrated in a tournament at Avalon. */
export const ceremonies: Ceremonies = (occasion) => {
  if (occasion.event.name === 'unlocked') return legendOpened(occasion);
  return roundOver(occasion, { sign: 'heart' });
};

/** What is painted on the cards of the legends. */
const PAINTED: { readonly [legend: string]: ChargeName } = {
  sword: 'sword',
  staff: 'sun',
  lion: 'lion rampant',
  steed: 'horse',
  grail: 'chalice',
  swan: 'raven',
  grimoire: 'estoile',
  lionel: 'lion passant',
  armour: 'helm',
  'elf-knight': 'stag',
};

function legendOpened({ event, events, at, moment, content }: Occasion): Ceremony | null {
  const [opened] = avalonEvents([event]);
  if (opened?.name !== 'unlocked') return null;
  const { seat, legend } = opened.params;
  // The view and the content of a table of this game have these shapes.
  const hero = (moment.view as Seen).players[seat]?.hero ?? '';
  const { threshold = 0 } = (content as Content).legends[legend] ?? {};
  return {
    kind: 'legend',
    seat,
    legend,
    hero,
    blazon: heroBlazon(hero),
    portrait: portraitOf(hero),
    charge: PAINTED[legend] ?? 'mullet',
    health: totalsIn(events.slice(0, at)).get(seat) ?? 0,
    threshold,
  };
}
