import { copyState } from './copy.gen.js';
import { defineGame, perSeat, why } from '../../index.js';
import { allCards, CONTENT } from './content.js';
import { dealing } from './deal.js';
import { declared, rules, TOKENS, type G, type Token } from './state.js';
import { plunder } from './tokens.js';
import { trick } from './trick.js';

const { act, call, openAsk, procedure, repeat } = rules;

const round = procedure('round', {
  offers: [plunder],
  steps: [
    act('begin', undefined, (g) => {
      g.s.round++;
    }),
    call('deal', dealing),
    repeat('tricks', (g) => g.s.players[0].hand.length > 0, trick),
    openAsk<object, { reclaim: [token: Token] }>('reclaim', {
      rule: 'T2.5',
      who: (g) => g.s.trick.leader,
      menu(g, _v, m) {
        for (const token of TOKENS) if (g.s.heap.includes(token)) m.option('reclaim', token);
      },
      skipped: () => why('T2.5', 'emptyHeap'),
      on: {
        reclaim(g, _v, token) {
          const seat = g.s.trick.leader;
          g.s.heap.splice(g.s.heap.indexOf(token), 1);
          g.s.players[seat].tokens.push(token);
          g.event('reclaimed', { seat, token });
        },
      },
    }),
  ],
});

const main = procedure('main', {
  steps: [repeat('rounds', (g) => g.s.round < Number(g.options['rounds']), round)],
  watch(g) {
    const limit = Number(g.options['limit']);
    const there = g.seats.filter((seat) => g.s.players[seat].score >= limit);
    if (there.length === 0) return;
    g.rule('T7.1');
    g.event('limitReached', { seats: there });
    g.end();
  },
});

/** A trick game with hidden hands, passing, reactions out of turn and a spy. Its rules are in RULES.md. */
export const tricks = defineGame<G>({
  id: 'tricks',
  rulesVersion: '1.0.0',
  seats: { min: 3, max: 8 },
  options: [
    { id: 'rounds', values: ['1', '2', '3'], default: '2' },
    { id: 'passing', values: ['on', 'off'], default: 'on' },
    { id: 'limit', values: ['6', '12', '20'], default: '12' },
  ],
  content: CONTENT,
  ...declared,
  streams: { deck: 'table' },
  pools: ({ content }) => ({ cards: allCards(content) }),
  setup: (t) => ({
    deck: t.cards('cards'),
    offer: [],
    discard: [],
    players: perSeat(t.seats, () => ({
      hand: [],
      giving: [],
      played: [],
      veiled: [],
      hasVeiled: false,
      blunted: false,
      voids: [],
      tokens: [...TOKENS],
      score: 0,
    })),
    round: 0,
    trick: { leader: 0, led: null, reversed: false },
    heap: [],
  }),
  rules,
  main,
  score: (g, seat) => g.s.players[seat].score,
  tieBreak: (g, seat) => g.s.players[seat].tokens.length,
  conserved(g) {
    const all = [...g.s.heap, ...g.seats.flatMap((seat) => g.s.players[seat].tokens)];
    return Object.fromEntries(
      TOKENS.map((token) => [token, all.filter((one) => one === token).length]),
    );
  },
  idle: ['pass', 'keep'],
  copy: copyState,
  choiceCap: 2000,
});
