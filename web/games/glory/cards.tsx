import { need } from '@destrier/engine';
import type { Deck, TravelCard } from '@destrier/glory/page';
import type { Pigment } from '../../art/palette.js';
import { Card as DrawnCard } from '../../board/cards.js';
import { Piece } from '../../board/piece.js';
import type { ItemPick, Pick } from '../../table/board.js';
import { Amount, Foe, Rewards } from './amounts.js';
import './cards.css';
import { MARKS } from './icons.js';
import { useLook } from './look.js';
import { pictureOf } from './pictures.js';

export const DECK_COLOURS: { readonly [deck in Deck]: Pigment } = {
  romance: 'purpure',
  market: 'or',
  challenge: 'gules',
};

/** A travel card, open or in the hand of who looks. */
export function Card(props: {
  readonly id: string;
  readonly pick?: Pick | undefined;
  readonly item?: ItemPick | undefined;
}) {
  const { id, pick, item } = props;
  return (
    <Piece id={id} form="card" pick={pick} item={item}>
      <CardFace id={id} width="var(--card)" />
    </Piece>
  );
}

export function CardFace({ id, width }: { readonly id: string; readonly width: string }) {
  const { content, named, speaker } = useLook();
  const card = need(content.travel[id], id);
  return (
    <>
      <span className="heard">{speaker.word(card.deck)}, </span>
      <DrawnCard
        deck={DECK_COLOURS[card.deck]}
        mark={MARKS[card.deck]}
        picture={pictureOf(id, card.deck)}
        title={named(id)}
        row={
          <span className={signsOn(card) > 2 ? 'row-long' : 'row-short'}>
            <Cost card={card} />
            <Rewards rewards={card.rewards} isShort />
          </span>
        }
        tab={card.foe === undefined ? undefined : <Foe {...card.foe} />}
        width={width}
      />
    </>
  );
}

/** How many signs stand in the row of a card. */
function signsOn({ cost, rewards }: TravelCard): number {
  const given = rewards.reduce((sum, reward) => sum + Object.keys(reward).length, 0);
  return given + (cost === undefined ? 0 : 1);
}

function Cost({ card: { cost } }: { readonly card: TravelCard }) {
  const { say } = useLook();
  if (cost === undefined) return null;
  return (
    <>
      <span className="heard">{say('board.card.pay')} </span>
      <Amount what="coins" n={cost} />
      <span className="gives" aria-hidden="true">
        ▸
      </span>
    </>
  );
}
