import type { Seat } from '@destrier/engine';
import { kindOfCopy, unitData } from '../../book.js';
import { rules } from '../../state.js';
import { payFor } from '../mana.js';
import { abilityOptions, needsSiege } from '../options.js';
import { recruit } from '../units.js';
import { needsIn } from '../playables.js';
import { momentOf } from '../moments.js';
import { askedBy, whyNotFace } from '../usable.js';
import { carryOut } from './agenda.js';

const { openAsk, procedure } = rules;

/** Questions about units of the offer. */

interface Borrowing {
  seat: Seat;
  moment: string;
}

/** An ability of a unit that stays in the offer [K11.15]. */
export const borrowing = procedure<Borrowing>('borrowing', {
  closed: true,
  steps: [
    rules.ask<Borrowing, { use: [unit: string, ability: number, branch: string]; decline: [] }>(
      'borrow',
      {
        rule: 'K11.15',
        who: 'seat',
        menu(g, v, m) {
          const asked = askedBy(v.seat, momentOf(v.moment), needsSiege(g));
          for (const unit of g.all(g.s.units))
            for (const [at, ability] of unitData(g, unit).abilities.entries())
              for (const playable of abilityOptions(ability))
                if (whyNotFace(g, asked, playable) === undefined)
                  m.option('use', unit, at + 1, playable.word ?? 'all');
          m.option('decline');
        },
        on: {
          use(g, { seat }, unit, ability, branch) {
            const kind = kindOfCopy(unit);
            const data = g.content.units[kind]?.abilities[ability - 1];
            if (data === undefined) return;
            g.s.turn.context.by = 'unit';
            g.s.turn.context.id = unit;
            const word = branch === 'all' ? null : branch;
            carryOut(g, seat, `${kind}.${ability}`, word);
            if (data.mana !== null) payFor(g, seat, [[data.mana]], needsIn(data.do, word));
          },
          decline() {},
        },
      },
    ),
  ],
});

/** A unit of the offer joins for nothing [K11.16] [K11.21]. */
export const gainingUnit = procedure<{ seat: Seat }>('gaining a unit', {
  closed: true,
  steps: [
    openAsk<{ seat: Seat }, { recruit: [unit: string] }>('recruit', {
      rule: 'K11.16',
      who: 'seat',
      menu(g, _v, m) {
        for (const unit of g.all(g.s.units)) m.option('recruit', unit);
      },
      on: {
        recruit(g, v, unit) {
          recruit(g, v.seat, unit);
        },
      },
    }),
  ],
});
