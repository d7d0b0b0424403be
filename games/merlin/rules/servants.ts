import { type Seat } from '@destrier/engine';
import { SERVANTS, type Good, type Province, type Servant } from '../content/types.js';
import { CASTLE, rules, type OpenLook, type Play } from '../state.js';
import { allyIn } from './allies.js';
import { placeCounter } from './placing.js';
import { take } from './taking.js';

/** What a servant takes; the lady places a counter instead. */
export const BRINGS: { readonly [servant in Exclude<Servant, 'lady'>]: Good } = {
  mason: 'material', // M5.8
  'flag-bearer': 'flag', // M5.9
  'shield-bearer': 'shield', // M5.10
};

interface Work {
  seat: Seat;
  servant: Servant;
  province: Province;
}

/** What a servant does in a province; nothing where there is nothing left [M5.12]. */
function work(g: Play, { seat, servant, province }: Work): void {
  const done =
    servant === 'lady' ? placeCounter(g, seat, province) : take(g, seat, BRINGS[servant], province);
  if (done) return;
  g.rule('M5.12');
  g.event('nothing', { seat, servant, province });
}

const working = rules.procedure<Work>('working', {
  steps: [rules.act('work', undefined, (g, v) => work(g, v))],
});

/** Another player's servant of this kind goes home [M5.6] [M5.7]. */
function displace(g: Play, seat: Seat, servant: Servant, province: Province): void {
  for (const other of g.seats) {
    const { servants } = g.s.players[other];
    if (other === seat || servants[servant] !== province) continue;
    servants[servant] = CASTLE;
    g.rule('M5.6');
    g.event('displaced', { seat: other, servant, province });
  }
}

/** Sends a servant to a province, or lets it act where it stands [M19.6]; then it acts. */
export function send(g: Play, seat: Seat, servant: Servant, province: Province): void {
  const player = g.s.players[seat];
  const from = player.servants[servant];
  if (from === province) {
    g.rule('M19.6');
    g.event('worked', { seat, servant, province });
    work(g, { seat, servant, province }); // M19.22
    return;
  }
  displace(g, seat, servant, province);
  player.servants[servant] = province;
  g.event('sent', { seat, servant, from, to: province });
  if (allyIn(player, 'lancelot')?.placed[0] === province) {
    g.rule('M19.21');
    const twice: Work = { seat, servant, province };
    g.callEach(working, [twice, twice]);
  } else work(g, { seat, servant, province });
}

/** The servants of a seat in provinces. */
export function servantsOut(g: OpenLook, seat: Seat): number {
  const { servants } = g.s.players[seat];
  let out = 0;
  for (const servant of SERVANTS) if (servants[servant] !== CASTLE) out++;
  return out;
}
