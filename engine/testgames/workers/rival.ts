import { need } from '../../index.js';
import { inOrder } from './order.js';
import { circlesOf } from './spaces.js';
import { act, procedure, RIVAL, type Play } from './types.js';

const TITHES = [1, 2, 3] as const;

/** [W8.1] */
function turnUp(g: Play): string {
  const { deck, marched } = g.s.rival;
  if (deck.length === 0) {
    g.moveAll(marched, deck);
    g.shuffle(deck, 'rival');
  }
  g.draw(deck, marched);
  return g.name(need(marched.at(-1), 'a march'));
}

/** [W8.2] */
function marchTo(g: Play, space: string): void {
  g.rule('W8.2');
  const { taken, free } = circlesOf(g.s.circles, space);
  if (free > 0) {
    taken.push(RIVAL);
    return;
  }
  g.s.bank.coins--;
  g.s.rival.chest++;
}

/** [W8.3] */
function takeTithe(g: Play): void {
  g.rule('W8.3');
  const rolled = g.roll('rival', TITHES);
  const most = Math.max(...g.s.players.map((player) => player.coins));
  const seat = need(
    inOrder(g).find((one) => g.s.players[one].coins === most),
    'a seat',
  );
  const coins = Math.min(rolled, most);
  g.s.players[seat].coins -= coins;
  g.s.rival.chest += coins;
  g.event('tithe', { seat, coins });
}

/** The rival has no seat and is asked nothing: its cards and its die decide. */
export const march = procedure<object>('march', {
  steps: [
    act('march', 'W8.1', (g) => {
      const kind = turnUp(g);
      g.event('marched', { march: kind });
      if (kind === 'tithe') takeTithe(g);
      else marchTo(g, kind);
    }),
  ],
});
