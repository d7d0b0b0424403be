import { need, why, type Seat, type Why } from '@destrier/engine';
import { questOf, type Condition, type QuestBook } from '../book.js';
import { SERVANTS, type Need, type Servant } from '../content/types.js';
import { CASTLE, rules, type OpenLook, type Player, type Play } from '../state.js';
import { takeTile, tilesOf } from './allies.js';
import { sumOf } from './counts.js';
import { discardQuest } from './drawing.js';
import { gain } from './points.js';
import { hasSeal, PRAISE } from './seals.js';

/** What a player shows for quests. */
export type Shown = Pick<Player, 'goods' | 'influence' | 'servants'>;

/** What conditions have claimed: one thing fulfils one of them only [M10.9]. */
interface Claims {
  shield: number;
  flag: number;
  material: number;
  influence: number;
  /** Bits of servants. */
  servants: number;
}

const servantBit = (servant: Servant): number => 1 << SERVANTS.indexOf(servant);

/** Whether one more is there: of the province, beside those asked for before; or of any, beside those claimed [M10.5]. */
function isThere(
  of: Shown['influence'],
  { province, before }: Condition,
  claimed: number,
): boolean {
  return province === null ? sumOf(of) > claimed : of[province] > before;
}

/** A servant that fulfils a condition and is not claimed [M10.6] [M10.7] [M10.8]. */
function servantFor(
  { servants }: Shown,
  wanted: Servant | null,
  { province }: Condition,
  claimed: number,
): Servant | undefined {
  for (const one of SERVANTS) {
    if ((wanted !== null && one !== wanted) || (claimed & servantBit(one)) !== 0) continue;
    if (province === null ? servants[one] !== CASTLE : servants[one] === province) return one;
  }
  return undefined;
}

/** Whether a condition is fulfilled; if so, what fulfils it is claimed. */
function claim(shown: Shown, condition: Condition, claims: Claims): boolean {
  switch (condition.is) {
    case 'good': {
      const { good } = condition;
      if (!isThere(shown.goods[good], condition, claims[good])) return false;
      claims[good]++;
      return true;
    }
    case 'influence':
      if (!isThere(shown.influence, condition, claims.influence)) return false;
      claims.influence++;
      return true;
    case 'servant': {
      const found = servantFor(shown, condition.servant, condition, claims.servants);
      if (found === undefined) return false;
      claims.servants |= servantBit(found);
      return true;
    }
  }
}

/** The conditions that are not fulfilled, as bits by their place in the book [M10.2]. */
export function lacking(shown: Shown, conditions: readonly Condition[]): number {
  const claims: Claims = { shield: 0, flag: 0, material: 0, influence: 0, servants: 0 };
  let lacks = 0;
  for (let at = 0; at < conditions.length; at++)
    if (!claim(shown, conditions[at] as Condition, claims)) lacks |= 1 << at;
  return lacks;
}

const namesOf = ({ needs }: QuestBook, lacks: number): Need[] =>
  needs.filter((_, at) => (lacks & (1 << at)) !== 0);

/** What is missing for a quest, by name: for boards and bots. */
export function missing(shown: Shown, quest: QuestBook): Need[] {
  return namesOf(quest, lacking(shown, quest.conditions));
}

/** Why a quest cannot be resolved. */
function whyNot(shown: Shown, quest: QuestBook): Why | undefined {
  const lacks = lacking(shown, quest.conditions);
  if (lacks === 0) return undefined;
  let reason = quest.reasons.get(lacks);
  if (reason === undefined) {
    reason = why('M10.2', 'notFulfilled', { needs: namesOf(quest, lacks) });
    quest.reasons.set(lacks, reason);
  }
  return reason;
}

/**
 * The conditions with one that may be of any province. It comes last, to take what the others leave; but a named servant
 * keeps its place before those of whom any will do.
 */
function relaxed({ conditions }: QuestBook, at: number): readonly Condition[] {
  const condition = { ...need(conditions[at], 'a condition'), province: null };
  const isNamed = condition.is === 'servant' && condition.servant !== null;
  return isNamed ? conditions.with(at, condition) : [...conditions.toSpliced(at, 1), condition];
}

/** Whether the one thing that is missing is there in another colour [M19.16] [M19.17] [M19.18]. */
export function isRecoloured(shown: Shown, quest: QuestBook): boolean {
  const lacks = lacking(shown, quest.conditions);
  if (lacks === 0 || (lacks & (lacks - 1)) !== 0) return false;
  const at = 31 - Math.clz32(lacks);
  return quest.conditions[at]?.province !== null && lacking(shown, relaxed(quest, at)) === 0;
}

export type Row = 1 | 2 | 3;
export type Gain = 'points' | `row${Row}`;
const ROWS: readonly Row[] = [1, 2, 3];

/** Quests that may still be resolved in this turn [M10.1] [M8.8]. */
export function questsLeft(g: OpenLook): number {
  return (g.s.turn.second ? 2 : 1) - g.s.turn.quests;
}

const isFavoured = (g: OpenLook): boolean => g.options['favour'] === 'on';

const NO_SEAL = why('M17.4', 'noSeal');

/** Why an ability cannot be sealed. */
function whyNotSealed(g: OpenLook, seat: Seat, ability: string): Why | undefined {
  const { seals } = g.s.players[seat];
  if (seals.length >= g.content.figures.seals) return NO_SEAL;
  return hasSeal({ seals }, ability) ? why('M17.20', 'abilityTaken', { ability }) : undefined;
}

type Quests = {
  quest: [quest: string] | [quest: string, gain: Gain] | [quest: string, gain: Gain, extra: 'tile'];
};
interface QuestMenu {
  unless(reason: Why | undefined, verb: 'quest', ...args: Quests['quest']): void;
}

/** The ways to resolve a quest that is fulfilled. */
function listGains(g: OpenLook, seat: Seat, quest: string, m: QuestMenu): void {
  if (!isFavoured(g)) {
    m.unless(undefined, 'quest', quest);
    return;
  }
  const { points, servant } = questOf(g, quest);
  m.unless(undefined, 'quest', quest, 'points');
  for (const row of ROWS)
    if (row <= points)
      // M17.3
      m.unless(whyNotSealed(g, seat, `${servant}-${row}`), 'quest', quest, `row${row}`);
}

/** The same with a tile of Percival. */
function listRecoloured(g: OpenLook, seat: Seat, quest: string, m: QuestMenu): void {
  m.unless(undefined, 'quest', quest, 'points', 'tile');
  if (!isFavoured(g)) return;
  const { points, servant } = questOf(g, quest);
  for (const row of ROWS)
    if (row <= points)
      m.unless(whyNotSealed(g, seat, `${servant}-${row}`), 'quest', quest, `row${row}`, 'tile');
}

const NOBODY: readonly Seat[] = [];

/** A quest, at any moment of the turn [M10.1]. */
export const resolving = rules.anytime<{ seat: Seat }, Quests>('quest', {
  rule: 'M10.1',
  who: (g, v) => (questsLeft(g) > 0 && g.s.players[v.seat].quests.length > 0 ? [v.seat] : NOBODY),
  menu(g, v, m) {
    const player = g.s.players[v.seat];
    for (const card of player.quests) {
      const quest = g.name(card);
      const reason = whyNot(player, questOf(g, quest));
      if (reason === undefined) listGains(g, v.seat, quest, m);
      else {
        m.unless(reason, 'quest', quest);
        if (tilesOf(player, 'percival') > 0 && isRecoloured(player, questOf(g, quest)))
          listRecoloured(g, v.seat, quest, m);
      }
    }
  },
  on: {
    quest(g, v, _seat, quest, gained: Gain = 'points', extra?: 'tile') {
      if (extra === 'tile') {
        g.rule('M19.16');
        takeTile(g, v.seat, 'percival');
      }
      resolve(g, v.seat, quest, gained);
    },
  },
});

/** A resolved quest gives its points or a seal, and is discarded [M10.4] [M17.2]. */
function resolve(g: Play, seat: Seat, quest: string, gained: Gain): void {
  const { points, servant } = questOf(g, quest);
  const { turn } = g.s;
  g.rule('M10.4');
  discardQuest(g, seat, quest);
  turn.quests++;
  const scored = gained === 'points' ? points : 0;
  g.event('resolved', { seat, quest, points: scored });
  gain(g, seat, 'quests', scored);
  praise(g, seat, PRAISE[servant]);
  if (gained !== 'points') {
    const ability = `${servant}-${gained.slice('row'.length)}`;
    g.rule('M17.2');
    g.s.players[seat].seals.push({ ability, turned: false });
    g.event('sealed', { seat, ability });
  }
  if (turn.quests === 2) {
    const { second } = g.content.figures;
    g.event('seconded', { seat, points: second });
    gain(g, seat, 'second-quest', second); // M8.6
  }
}

/** Before a new seal is placed [M17.6] [M17.7]. */
function praise(g: Play, seat: Seat, ability: string): void {
  if (!hasSeal(g.s.players[seat], ability)) return;
  const points = g.content.figures.praise;
  g.rule('M17.6');
  g.event('praised', { seat, ability, points });
  gain(g, seat, 'seals', points);
}
