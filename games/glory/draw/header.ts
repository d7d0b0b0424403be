import { need } from '@destrier/engine';
import { OTTO } from '../state.js';
import { ROUNDS } from '../rules/players.js';
import { ends, first, flow, GUTTER, labelled, wrapped, type Block } from './lines.js';
import { eventName } from './board.js';
import type { Page } from './page.js';

function roundText({ labels, view, word }: Page): string {
  const isChosen = view.phase !== 'tournament' || view.tournamentCards.length >= view.round;
  const parts = [isChosen || view.round > ROUNDS ? word(view.phase) : labels.choosing];
  if (view.round <= ROUNDS) parts.unshift(labels.round(view.round, ROUNDS));
  if (view.joustsWon > 0) parts.push(labels.joustsWon(view.joustsWon));
  return parts.join(' · ');
}

/** Somebody with the glory so far; Otto has none where he is no rival. */
function entryText({ name, view }: Page, who: number): string {
  if (who !== OTTO) return `${name(who)} ★${need(view.players[who], 'a player').glory}`;
  return view.otto.rivals ? `${name(who)} ★${view.otto.glory}` : name(who);
}

/** The initiative track with everybody's glory. */
function initiative(page: Page): Block {
  const { labels, view, width } = page;
  const entries = view.order.map((who) => entryText(page, who));
  return [labelled(labels.initiative, flow(entries, width - GUTTER))];
}

/** An event with all it does; where a support waits on it, by name and with what that does. */
function eventText(page: Page, event: string): string {
  const { effect, labels, view } = page;
  const waiting = view.events.now.includes(event) ? view.recruit.map(effect) : [];
  const name = eventName(page, event);
  const colon = name.endsWith('!') ? ' ' : labels.colon;
  return name + colon + [effect(event), ...waiting].join(' ');
}

/**
 * The event of the round, and the next one as long as there is room. The upkeep moves them on: after it the next one
 * lies where that of the round lay.
 */
function events(page: Page): Block[] {
  const { content, labels, view, width } = page;
  const room = width - GUTTER;
  return [...view.events.now, ...view.events.next].flatMap((event) => {
    const { round } = need(content.events[event], event);
    const lines = wrapped(eventText(page, event), room);
    const forms = [lines, first(lines, room)];
    if (round === view.round + 1)
      return [[...forms, []].map((form) => labelled(labels.next, form))];
    const isOn = round === view.round && view.phase !== 'travel';
    return isOn ? [forms.map((form) => labelled(labels.event, form))] : [];
  });
}

/** What all phases share; events matter as long as nobody fights. */
export function header(page: Page, isFight: boolean): Block[] {
  const { labels, width, word } = page;
  const legend = `★ ${word('glory')}  ◆ ${labels.prestige}`;
  return [
    [[ends(roundText(page), legend, width)]],
    initiative(page),
    ...(isFight ? [] : events(page)),
  ];
}
