import { eventName } from '../draw/board.js';
import { pawnsOn, type Spot } from '../rules/circles.js';
import { bonus } from '../rules/tiles.js';
import type { Desk } from './desk.js';
import { marketNote, trackNote } from './prices.js';

/** The event of the round, and the support that waits on it. */
function eventNote(desk: Desk): string {
  const { effect, view } = desk;
  return view.events.now
    .map((event) =>
      [`${eventName(desk, event)}.`, effect(event), ...view.recruit.map(effect)].join(' '),
    )
    .join(' ');
}

/** What a pawn gets on a space. */
export function spaceNote(desk: Desk, spot: Spot): string {
  const { content, g, notes, sentence, view, viewer, voice } = desk;
  const { figures } = content;
  switch (spot) {
    case 'training':
    case 'warmup':
      return sentence(voice.strength(figures[spot]));
    case 'prayer':
      return sentence(voice.faith(figures.prayer));
    case 'service':
    case 'patrol':
      return sentence(voice.coins(figures[spot]));
    case 'initiative':
      return notes.initiative(voice.coins(figures.initiative), pawnsOn(g, 'initiative') + 1);
    case 'plans':
      return sentence(voice.cards(figures.plans + bonus(g, viewer, 'plans')));
    case 'market':
      return marketNote(desk);
    case 'support':
      return trackNote(desk);
    case 'space:herald':
      return notes.herald[view.tournament.kind];
    case 'objective':
      return sentence(voice.titles(figures.objectives));
    case 'event':
      return eventNote(desk);
  }
}
