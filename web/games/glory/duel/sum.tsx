import { attackOf, prestigeOf, signed, type SeenDuel } from '@destrier/glory/page';
import type { ItemPick } from '../../../table/board.js';
import { Figure } from '../amounts.js';
import { Icon, type IconName } from '../icons.js';
import { useLook } from '../look.js';
import { DIE_ICONS, RolledDie, type Lying } from './die.js';
import { summands, type Summand } from './sums.js';

type Side = SeenDuel['sides'][number];

const SIGNS: { readonly [of in Summand['of']]: IconName } = {
  printed: 'attack',
  ...DIE_ICONS,
  modifier: 'support',
};

/** The attack, at the point of the lance. */
export function Total(props: {
  readonly side: Side;
  readonly flank: number;
  readonly hasRolled: boolean;
}) {
  const { side, flank, hasRolled } = props;
  const { g, say } = useLook();
  const attack = attackOf(g, side);
  return (
    <p className="total" data-anchor={`sum:${flank}`} data-waits="">
      <span className="heard">{say('board.attack', { n: attack })}</span>
      <b aria-hidden="true">{hasRolled || attack !== 0 ? attack : '–'}</b>
    </p>
  );
}

/** What the attack is made of: the best die of each colour in lance, mount and armour, and what is added. */
export function Sum(props: {
  readonly duel: SeenDuel;
  readonly side: Side;
  readonly flank: number;
  readonly dice: readonly Lying[];
  readonly item: (place: number) => ItemPick | undefined;
}) {
  const { duel, side, flank, dice, item } = props;
  const { g, say } = useLook();
  const prestige = prestigeOf(g, side);
  const parts = summands(g, side);
  // Places for dice are there before the dice are.
  const sockets = side.attack === 0 ? (['red', 'black', 'white'] as const) : [];
  const empty = sockets.filter((colour) => parts.every(({ of }) => of !== colour));
  return (
    <div className="sum">
      <ol className="sum-parts" aria-label={say('board.duel.sum')}>
        {parts.map(({ of, value }) => {
          const die = dice.find(({ rolled }) => rolled.colour === of);
          return (
            <li key={of} className={`socket socket-${of}`}>
              <Icon name={SIGNS[of]} size={18} />
              <span className="heard">{say(`board.duel.part.${of}`)}</span>
              {die === undefined ? (
                <b className="socket-value">{of === 'modifier' ? signed(value) : value}</b>
              ) : (
                <>
                  <RolledDie
                    lying={die}
                    flank={flank}
                    roll={`${duel.engagement}`}
                    item={item(die.place)}
                  />
                  <span className="heard">{value}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {empty.map((colour) => (
        <span key={colour} className={`socket socket-${colour} socket-empty`} aria-hidden="true">
          <Icon name={SIGNS[colour]} size={18} />
        </span>
      ))}
      <span className="sum-prestige">
        <Figure
          icon="prestige"
          shown={`${prestige}`.replace('-', '−')}
          said={say('board.prestige', { n: prestige })}
        />
      </span>
    </div>
  );
}
