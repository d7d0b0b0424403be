import { kind, paramsOf, type Seat } from '@destrier/engine';
import { spaceAt } from '../book.js';
import { KNIGHTS, STACKS, type Knight, type Stack } from '../content/types.js';
import { rules, type Look, type OpenLook, type Play } from '../state.js';

/** Choosing the allies among the knights of the Round Table. */

/** Knights of a stack that nobody has. */
function free(g: OpenLook, stack: Stack): Knight[] {
  return KNIGHTS.filter(
    (knight) =>
      g.content.knights[knight].stack === stack &&
      !g.s.players.some(({ allies }) => allies.some((ally) => ally.knight === knight)),
  );
}

/** A knight comes with its tiles [M18.7]; Lancelot's sheriff goes to where the own knight began [M19.21]. */
export function addAlly(g: Play, seat: Seat, knight: Knight): void {
  const { tiles } = g.content.knights[knight];
  const player = g.s.players[seat];
  g.event('drafted', { seat, knight });
  const { province } = spaceAt(g, player.knight);
  if (knight !== 'lancelot' || province === null) {
    player.allies.push({ knight, tiles, placed: [] });
    return;
  }
  player.allies.push({ knight, tiles: tiles - 1, placed: [province] });
  g.event('sheriff', { seat, province });
}

interface Step {
  step: number;
}

/** Who holds a stack: A begins with the first player and goes clockwise, B with the last and goes back [M18.2]. */
function holderOf(g: OpenLook, stack: Stack, step: number): Seat {
  return g.after(g.s.first, stack === 'a' ? step : -1 - step);
}

function holders(g: OpenLook, { step }: Step): Seat[] {
  return [...new Set(STACKS.map((stack) => holderOf(g, stack, step)))];
}

function listPicks(g: Look, { step }: Step, m: PickMenu): void {
  const held = STACKS.filter((stack) => holderOf(g, stack, step) === m.seat);
  const [one = 'a', other] = held;
  for (const knight of free(g, one)) {
    if (other === undefined) m.option('pick', knight);
    else for (const second of free(g, other)) m.option('pick', knight, second); // M18.5
  }
}

type Pick = [knight: Knight] | [knight: Knight, second: Knight];
interface PickMenu {
  readonly seat: Seat;
  option(verb: 'pick', ...args: Pick): void;
}

const picking = rules.procedure<Step>('draft', {
  steps: [
    rules.together<Step, { pick: Pick }>('pick', {
      rule: 'M18.2',
      who: holders,
      params: paramsOf({ step: kind.number }, (_g, v) => ({ step: v.step + 1 })),
      menu: listPicks,
      on: {
        pick(g, _v, seat, knight, second?: Knight) {
          addAlly(g, seat, knight);
          if (second !== undefined) addAlly(g, seat, second);
        },
      },
    }),
  ],
});

/** Two knights are taken in each step. */
const stepsDone = (g: OpenLook): number =>
  g.s.players.reduce((sum, { allies }) => sum + allies.length, 0) / STACKS.length;

export const draft = rules.procedure<object>('knights', {
  steps: [
    rules.act('deal', undefined, (g) => {
      if (g.options['knights'] !== 'dealt') return;
      g.rule('M18.1');
      for (const seat of g.seats)
        for (const stack of STACKS) addAlly(g, seat, g.roll('knights', free(g, stack)));
    }),
    rules.repeat(
      'draft',
      (g) => g.options['knights'] === 'draft' && stepsDone(g) < g.seats.length,
      picking,
      (g) => ({ step: stepsDone(g) }),
    ),
  ],
});
