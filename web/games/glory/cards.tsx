import { need } from '@destrier/engine';
import type { TravelCard } from '@destrier/glory/page';
import type { ItemPick, Pick } from '../../table/board.js';
import { Amount, Foe, House, Rewards } from './amounts.js';
import './cards.css';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { Thing } from './thing.js';

/** A travel card, open or in the hand of who looks. */
export function Card(props: {
  readonly id: string;
  readonly pick?: Pick | undefined;
  readonly item?: ItemPick | undefined;
}) {
  const { content, named, speaker } = useLook();
  const card = need(content.travel[props.id], props.id);
  return (
    <Thing {...props} className={`card card-${card.deck}`}>
      <p className="thing-head">
        <span className="thing-name">
          {named(props.id)}
          <House source={card.source} />
        </span>
        <Icon name={card.deck} />
        <span className="heard">{speaker.word(card.deck)}</span>
      </p>
      <p className="card-text">
        <Price card={card} />
        <Rewards rewards={card.rewards} />
      </p>
    </Thing>
  );
}

/** What a card asks for before it gives: coins, or a duel. */
function Price({ card: { cost, foe } }: { readonly card: TravelCard }) {
  const { say } = useLook();
  if (foe !== undefined)
    return (
      <span className="card-price">
        <span className="heard">{say('board.card.beat')}</span>
        <Foe {...foe} />
      </span>
    );
  if (cost === undefined) return null;
  return (
    <span className="card-price">
      {say('board.card.pay')} <Amount what="coins" n={cost} />
    </span>
  );
}
