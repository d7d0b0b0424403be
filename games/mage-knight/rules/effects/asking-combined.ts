import { need, type Seat } from '@destrier/engine';
import { cardData, opAt } from '../../book.js';
import { rules } from '../../state.js';
import { triggered } from '../gains.js';
import { payFor } from '../mana.js';
import { cardOptions, costOfFace, needsSiege } from '../options.js';
import { needsIn } from '../playables.js';
import { momentOf } from '../moments.js';
import { askedBy, combinations, whyNotFace, withCard } from '../usable.js';
import { throwAway } from './asking-cards.js';
import { carryOut } from './agenda.js';

const { ask, procedure } = rules;

/** Effects that play another card. */

interface Combining {
  seat: Seat;
  address: string;
  moment: string;
}

/** Two cards as one effect: the second without its mana, with a bonus, or several times [K5.17] [K5.25]. */
export const combining = procedure<Combining>('combining', {
  closed: true,
  steps: [
    ask<Combining, { with: [card: string, branch: string] }>('with', {
      rule: 'K5.17',
      who: 'seat',
      menu(g, v, m) {
        const asked = askedBy(v.seat, momentOf(v.moment), needsSiege(g));
        for (const { card, word } of combinations(g, asked, opAt(g, v.address, 'combine')))
          m.option('with', card, word ?? 'all');
      },
      on: {
        with(g, v, card, branch) {
          const { times, bonus, face, thrown } = opAt(g, v.address, 'combine');
          if (thrown) throwAway(g, v.seat, card);
          else {
            const { hand, played } = g.s.players[v.seat];
            g.move(need(g.find(hand, card), card), hand, played);
          }
          const { context } = g.s.turn;
          context.bonus = bonus;
          context.id = card;
          context.colour = cardData(g, card).colour ?? null;
          const word = branch === 'all' ? null : branch;
          for (let left = times; left > 0; left--) carryOut(g, v.seat, `${card}.${face}`, word);
        },
      },
    }),
  ],
});

interface Casting {
  seat: Seat;
  moment: string;
}

/** A spell of the offer, in the colour of the card that was discarded; it stays there [K5.18]. */
export const casting = procedure<Casting>('casting', {
  closed: true,
  steps: [
    ask<Casting, { cast: [spell: string, face: 'basic' | 'strong', branch: string]; decline: [] }>(
      'cast',
      {
        rule: 'K5.18',
        who: 'seat',
        menu(g, v, m) {
          const asked = askedBy(v.seat, momentOf(v.moment), needsSiege(g));
          for (const spell of g.all(g.s.spells)) {
            if (cardData(g, spell).colour !== g.s.turn.context.card) continue;
            for (const playable of cardOptions(g, spell))
              if (whyNotFace(g, withCard(asked, spell), playable) === undefined)
                m.option('cast', spell, playable.face, playable.word ?? 'all');
          }
          m.option('decline');
        },
        on: {
          cast(g, { seat }, spell, face, branch) {
            const data = cardData(g, spell);
            const word = branch === 'all' ? null : branch;
            const { context } = g.s.turn;
            context.id = spell;
            context.colour = data.colour ?? null;
            for (const address of triggered(g, 'cast', data.colour ?? null))
              carryOut(g, seat, address);
            carryOut(g, seat, `${spell}.${face}`, word);
            payFor(g, seat, costOfFace(data, face), needsIn(data[face].do, word));
          },
          decline() {},
        },
      },
    ),
  ],
});
