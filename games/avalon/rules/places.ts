import { kind, need, paramsOf, why, type Seat, type Why } from '@destrier/engine';
import { cardsOf } from '../content/cards.js';
import { places } from '../content/places.js';
import type { Colour } from '../content/types.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { moveKind } from './cards.js';
import { addPower, removePowers } from './powers.js';

/** A place, or '' before the first is chosen. */
const PLACE = kind.word<string>('place', ['', ...Object.keys(places)]);

/** Places that nobody hosts [A14.11] [A18.12]. */
export function freePlaces(g: OpenLook): string[] {
  const taken = g.s.powers.filter(({ rank }) => rank === 'place').map(({ card }) => card);
  return Object.keys(g.content.places).filter((place) => !taken.includes(place));
}

/** [A16.1] [A2.8] */
export function host(g: Play, seat: Seat, place: string): void {
  const { effect } = need(g.content.places[place], place);
  addPower(g, { card: place, rank: 'place', effect, seat });
  g.event('hosted', { seat, place });
}

interface Hosting {
  seat: Seat;
  /** Whose power it is. */
  card: string;
}

/** The Stone Circle [A15.2] and Nimue [A14.11]. */
export const hosting = rules.procedure<Hosting>('hosting', {
  steps: [
    rules.openAsk<Hosting, { host: [place: string] }>('place', {
      rule: 'A4.2',
      who: 'seat',
      menu(g, _v, m) {
        for (const place of freePlaces(g)) m.option('host', place);
      },
      on: {
        host(g, v, place) {
          g.rule(v.card);
          host(g, v.seat, place);
        },
      },
    }),
  ],
});

/** Places go back; that of Absolute Chaos is chosen anew [A18.9]. */
export function leavePlaces(g: Play): void {
  removePowers(g, ({ rank }) => rank === 'place');
}

function suitsOf(g: OpenLook, place: string): readonly Colour[] {
  return place === '' ? [] : need(g.content.places[place], place).suits;
}

/** Why a place cannot follow this one: it shares no suit with it. The first may be any [A18.5]. */
function whyNotAfter(g: OpenLook, place: string, next: string): Why | undefined {
  if (place === '') return undefined;
  const suits = suitsOf(g, place);
  const shares = suitsOf(g, next).some((suit) => suits.includes(suit));
  return shares ? undefined : why('A18.10', 'noSharedSuit', { place });
}

/** The second copies that the old place brought go, those of the new one come [A16.3] [A18.6] [A18.11]. */
function changeSuits(g: Play, from: string, to: string): void {
  const removed = suitsOf(g, from).filter((suit) => !suitsOf(g, to).includes(suit));
  const added = suitsOf(g, to).filter((suit) => !suitsOf(g, from).includes(suit));
  const { deck, box } = g.s;
  for (const suit of removed)
    for (const kind of cardsOf(g.content, suit)) moveKind(g, kind, deck, box);
  for (const suit of added)
    for (const kind of cardsOf(g.content, suit)) moveKind(g, kind, box, deck);
  if (added.length > 0) g.event('suitsChanged', { added, removed });
}

/** The host of Absolute Chaos chooses the place of the next round. */
export const choosePlace = rules.procedure<object>('place', {
  steps: [
    rules.openAsk<object, { choose: [place: string] }>('choose', {
      rule: 'A18.10',
      who: (g) => g.s.dealer,
      params: paramsOf({ place: PLACE }, (g) => ({ place: g.s.place })),
      menu(g, _v, m) {
        for (const next of Object.keys(g.content.places))
          m.unless(whyNotAfter(g, g.s.place, next), 'choose', next);
      },
      on: {
        choose(g, _v, place) {
          changeSuits(g, g.s.place, place);
          g.s.place = place;
          host(g, g.s.dealer, place);
        },
      },
    }),
  ],
});
