import type { Catalogue, Language } from '@destrier/engine';
import {
  COLOURS,
  DECKS,
  type Character,
  type Content,
  type Event,
  type Knight,
  type Relic,
  type Reward,
  type Support,
  type Title,
  type TravelCard,
} from '../content/types.js';
import { voiceOf, type Voice } from './voice.js';

/** A part for a figure, if there is one. */
function given<T>(figure: T | undefined, say: (figure: T) => string): string | undefined {
  return figure === undefined ? undefined : say(figure);
}

const AMOUNTS = ['glory', 'coins', 'strength', 'faith'] as const;
type Amounts = { readonly [what in (typeof AMOUNTS)[number]]?: number | undefined };

/** The amounts that are there and not nothing. */
function amounts(voice: Voice, of: Amounts): string[] {
  return AMOUNTS.flatMap((what) => {
    const n = of[what] ?? 0;
    return n === 0 ? [] : voice[what](n);
  });
}

export function rewardText(voice: Voice, reward: Reward): string {
  return voice.and(rewardParts(voice, reward));
}

function rewardParts(voice: Voice, reward: Reward): string[] {
  const { name } = voice;
  return [
    given(reward.support, (tile) => voice.support(name(tile))),
    given(reward.relic, (tile) => voice.relic(name(tile))),
    given(reward.prestige, (tile) => voice.prestige(name(tile))),
    given(reward.mount, voice.mount),
    given(reward.armour, voice.armour),
    given(reward.titles, voice.titles),
    ...amounts(voice, reward),
  ].filter((part) => part !== undefined);
}

function eitherOf(voice: Voice, rewards: readonly Reward[]): string {
  const said = rewards.map((reward) => rewardText(voice, reward));
  // Beside an "and" nobody knows where an "or" begins.
  const isMixed = rewards.some((reward) => rewardParts(voice, reward).length > 1);
  return isMixed && said.length > 1 ? voice.either(said) : voice.or(said);
}

function travelText(voice: Voice, { deck, cost, foe, rewards }: TravelCard): string {
  const reward = eitherOf(voice, rewards);
  if (foe !== undefined) return voice.challenge(voice.foe(foe), reward);
  return deck === 'market' ? voice.market(voice.coins(cost ?? 0), reward) : voice.romance(reward);
}

function supportText(voice: Voice, { timing, effect }: Support, content: Content): string {
  const { gain = {}, refresh } = effect;
  const brought = voice.and([
    given(gain.coins, voice.moreCoins),
    given(gain.glory, voice.moreGlory),
    given(gain.prestige, (tile) => voice.prestige(voice.name(tile))),
    given(effect.attack, voice.attack),
    given(effect.foeAttack, voice.foeAttack),
    given(effect.foePrestige, voice.foePrestige),
    given(effect.turn, (colour) => voice.turn(colour, content.dice[colour].high)),
    given(refresh, voice.refresh),
    given(effect.rerolls, voice.rerolls),
    given(effect.plans, voice.plans),
    given(effect.discount, voice.discount),
    given(effect.titles, voice.titleGlory),
    given(effect.travel, voice.journey),
  ]);
  const what = effect.cost === undefined ? brought : voice.cost(brought, voice.glory(effect.cost));
  return refresh === undefined ? voice[timing](what) : voice.refreshing(what);
}

function relicText(voice: Voice, { attack, reroll, turn }: Relic, content: Content): string {
  return voice.lance(
    voice.and([
      given(attack, voice.attack),
      given(reroll, voice.reroll),
      given(turn, (colour) => voice.turn(colour, content.dice[colour].high)),
    ]),
  );
}

function titleText(voice: Voice, title: Title): string {
  const { glory, of = {}, without = [], played = {}, coins, strength, faith } = title;
  const needs = voice.and([
    ...Object.entries(of).map(([tile, n]) => voice.several(n, voice.name(tile))),
    ...without.map((tile) => voice.without(voice.name(tile))),
    given(title.supports, voice.supports),
    given(title.relics, voice.relics),
    given(title.prestige, voice.prestiges),
    given(title.mount, voice.mount),
    given(title.armour, voice.armour),
    ...DECKS.map((deck) => given(played[deck], (n) => voice.played(n, deck))),
    ...amounts(voice, { coins, strength, faith }),
    given(title.duel, (foe) => voice.duel(voice.foe(foe))),
  ]);
  return voice.title(voice.glory(glory), needs);
}

function actionText(voice: Voice, action: NonNullable<Event['action']>): string {
  const { coins, strength, recruit, plans, rewards } = action;
  const cost = amounts(voice, { coins, strength });
  const reward = voice.and([
    recruit === true ? voice.recruit : undefined,
    given(plans, voice.cards),
    given(rewards, (some) => eitherOf(voice, some)),
  ]);
  return cost.length === 0 ? voice.free(reward) : voice.action(voice.and(cost), reward);
}

function eventText(voice: Voice, { all, recruits, action }: Event): string {
  const changes = given(all, ({ coins, strength, pawns }) =>
    voice.and([
      given(coins, voice.moreCoins),
      given(strength, voice.moreStrength),
      given(pawns, voice.morePawns),
    ]),
  );
  return sentences(
    given(changes, voice.all),
    recruits === true ? voice.recruits : undefined,
    given(action, (offered) => actionText(voice, offered)),
  );
}

function knightText(voice: Voice, knight: Knight): string {
  const { type, glory, fewer = {} } = knight;
  const dice = COLOURS.filter((colour) => (fewer[colour] ?? 0) > 0).map((colour) =>
    voice.fewer(fewer[colour] ?? 0, colour),
  );
  return sentences(
    voice.knight(voice.name(type), voice.foe(knight), voice.glory(glory)),
    type === 'pole' ? voice.pole : undefined,
    dice.length === 0 ? undefined : voice.veteran(voice.and(dice)),
  );
}

function characterText(voice: Voice, character: Character): string {
  const { level, mount, armour, special, titles, travel, income } = character;
  const start = [voice.mount(mount), voice.armour(armour), ...amounts(voice, character)];
  if (special > 0) start.push(voice.special(special));
  const hand = DECKS.filter((deck) => travel[deck] > 0).map((deck) =>
    voice.several(travel[deck], voice.name(deck)),
  );
  return sentences(
    voice.character(level, voice.and(start)),
    voice.draws(titles.draw, titles.keep),
    hand.length === 0 ? undefined : voice.hand(voice.and(hand)),
    voice.income(voice.and(amounts(voice, income))),
  );
}

function sentences(...all: (string | undefined)[]): string {
  return all.filter((one) => one !== undefined).join(' ');
}

/** The supports of the track with their prices. */
function trackText(voice: Voice, { board }: Content): string {
  const prices = board.track.slots.map(({ price }, at) => `${at + 1} {${voice.coins(price)}}`);
  return `{value}, {n, select, ${prices.join(' ')} other {}} — {effect}`;
}

/**
 * `effect.<id>` for every item of the content that does something, and `each.track`: a pack's figures are told as they
 * are.
 */
export function effects(content: Content, language: Language, text: Catalogue): Catalogue {
  const voice = voiceOf(language, (id) => text[`word.${id}`] ?? id);
  const told: Record<string, string> = {};
  function tell<Item>(
    items: { readonly [id: string]: Item },
    say: (voice: Voice, item: Item, content: Content) => string,
  ): void {
    for (const [id, item] of Object.entries(items)) {
      told[`effect.${id}`] = voice.capital(say(voice, item, content));
    }
  }
  tell(content.supports, supportText);
  tell(content.relics, relicText);
  tell(content.titles, titleText);
  tell(content.events, eventText);
  tell(content.travel, travelText);
  tell(content.trophies, (_, { reward }) => voice.trophy(rewardText(voice, reward)));
  tell(content.knights, knightText);
  tell(content.characters, characterText);
  told['each.track'] = trackText(voice, content);
  return told;
}
