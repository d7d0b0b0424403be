import { need } from '@destrier/engine';
import { playedBy, type SeenDuel } from '@destrier/glory/page';
import { Picture } from '../../../art/picture.js';
import { Piece } from '../../../board/piece.js';
import type { Pick } from '../../../table/board.js';
import { Amount, Rewards } from '../amounts.js';
import { useLook } from '../look.js';
import { counter } from './counters.js';
import { UsableTiles } from './usable.js';

type Side = SeenDuel['sides'][number];

/** What a player has left, and what lies spent: tokens, beads, and those who stand by. */
export function Means({ side, isTentOpen }: { readonly side: Side; readonly isTentOpen: boolean }) {
  const { content, picks, say, view } = useLook();
  const player = need(view.players[playedBy(side)], 'a player');
  const isAsked = picks.seat === side.who;
  const adding = Array.from({ length: content.figures.mostStrength }, (_, at) =>
    isAsked ? picks.option('add', at + 1) : undefined,
  );
  return (
    <>
      <div className="means">
        <div
          className="reserve"
          role="group"
          aria-label={adding.some((pick) => pick !== undefined) ? say('board.duel.add') : undefined}
        >
          <p className="reserve-left">
            <Amount what="strength" n={player.strength} />
            {side.strength === 0 ? null : <Spent n={side.strength} />}
          </p>
          <Counters what="strength" n={player.strength} picks={adding} />
        </div>
        <div className="reserve">
          <p className="reserve-left">
            <Amount what="faith" n={player.faith} />
            {side.faith === 0 ? null : <Spent n={side.faith} />}
          </p>
          <Counters what="faith" n={player.faith} picks={[]} />
        </div>
      </div>
      <UsableTiles side={side} player={player} isTentOpen={isTentOpen} />
    </>
  );
}

/** As many as can lie in a row. */
const MOST = 4;

/** Tokens in a row. Where one may be added, the second of them adds two, and so on. */
function Counters(props: {
  readonly what: 'strength' | 'faith';
  readonly n: number;
  readonly picks: readonly (Pick | undefined)[];
}) {
  const { what, n, picks } = props;
  return (
    <span className="counters">
      {Array.from({ length: Math.min(n, MOST) }, (_, at) => {
        const pick = picks[at];
        const isOpen = pick?.kind === 'open';
        return (
          <span key={at} className="counter">
            <Piece id={what} form="disc" pick={isOpen ? pick : undefined}>
              <Picture drawing={counter(what)} />
              {isOpen ? (
                <span className="counter-adds" aria-hidden="true">
                  +{at + 1}
                </span>
              ) : null}
            </Piece>
          </span>
        );
      })}
    </span>
  );
}

function Spent({ n }: { readonly n: number }) {
  const { say } = useLook();
  return <span className="reserve-spent">{say('board.duel.spent', { n })}</span>;
}

/** What it is worth to beat somebody whom nobody plays. */
export function Opponent({ duel: { against, foe } }: { readonly duel: SeenDuel }) {
  const { content, say, speaker } = useLook();
  switch (against) {
    case 'knight':
      return <p className="prize">{speaker.effect([foe])}</p>;
    case 'challenge':
      return (
        <p className="prize">
          {say('board.duel.reward')} <Rewards rewards={need(content.travel[foe], foe).rewards} />
        </p>
      );
    case 'title':
      return (
        <p className="prize">
          {say('board.duel.reward')}{' '}
          <Amount what="glory" n={need(content.titles[foe], foe).glory} />
        </p>
      );
    case 'otto':
    case 'seat':
      return null;
  }
}
