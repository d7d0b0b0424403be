import { avalonEvents } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';
import { useId, useState } from 'react';
import { around } from '../../board/around.js';
import { seal } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import '../../board/piece.css';
import { useLift } from '../../board/use-lift.js';
import type { ItemPick, Picks } from '../../table/board.js';
import { Arms } from './arms.js';
import { Face } from './card.js';
import { Icon } from './icons.js';
import './hand.css';
import { countOf, knownIn } from '../../board/hidden.js';
import { useLook } from './look.js';
import { Choices, Cover } from './choice-button.js';
import { receivedBy } from './received.js';
import { sorted } from './sorted.js';
import { isOpen, reasonOf, shames, type Way } from './ways.js';

declare module 'react' {
  interface CSSProperties {
    '--count'?: number;
    '--aside'?: number;
  }
}

/** Verbs by which several cards are chosen together. */
const TOGETHER = ['pass', 'give', 'discard'] as const;

/** The verb by which several cards of the hand are chosen together now. */
function togetherIn(picks: Picks, cards: readonly string[]): (typeof TOGETHER)[number] | undefined {
  return TOGETHER.find((one) => cards.some((kind) => picks.item(one, kind) !== undefined));
}

/** The hand of who looks, a fan in an order that never changes: what may be played stands out, what may not says why. */
export function Hand() {
  const { content, player, viewer, view } = useLook();
  if (viewer === null || view.phase === 'setup') return null;
  const { hand, kept } = player(viewer);
  const cards = sorted(content, knownIn(hand)).flatMap(({ kinds }) => kinds);
  return <Fan cards={cards} kept={kept} count={countOf(hand)} />;
}

interface FanProps {
  /** In the hand. */
  readonly cards: readonly string[];
  /** Under the hero. */
  readonly kept: readonly string[];
  /** How many cards are in the hand, known or not. */
  readonly count: number;
}

function Fan({ cards, kept, count }: FanProps) {
  const { moment, picks, say, speaker, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly kind: string }>();
  const id = useId();
  // Two cards of one kind may be in a hand.
  const all = [...cards, ...kept].map((kind, at) => ({ kind, key: `${kind} ${at}` }));
  const { lifted, fan } = useLift(all.map(({ key }) => key));
  const open = unfolded?.seq === moment.seq ? unfolded.kind : undefined;
  const unfold = (kind: string): void =>
    setUnfolded(open === kind ? undefined : { seq: moment.seq, kind });
  const verb = togetherIn(picks, cards);
  return (
    <section
      className="hand"
      data-anchor="hand"
      data-unfolded={open !== undefined}
      aria-labelledby={id}
    >
      <h2 id={id} className="heard">
        {say('board.hand')} <span>{count}</span>
      </h2>
      {cards.length === 0 ? <p className="hand-empty">{say('board.hand.empty')}</p> : null}
      <ul className="hand-fan" style={{ '--count': all.length }} {...fan}>
        {all.map(({ kind, key }, at) => (
          <Card
            key={key}
            kind={kind}
            nth={all.slice(0, at).filter((one) => one.kind === kind).length}
            aside={at - (all.length - 1) / 2}
            isKept={at >= cards.length}
            verb={at >= cards.length ? undefined : verb}
            isLifted={lifted === key}
            isUnfolded={open === kind}
            onUnfold={() => unfold(kind)}
          />
        ))}
      </ul>
      {open === undefined ? null : (
        <div className="unfolded">
          <p>{say('board.whichWay', { card: { said: speaker.word(open) } })}</p>
          <Choices ways={waysWith({ at: 'hand', kind: open }).filter(isOpen)} />
        </div>
      )}
    </section>
  );
}

/** Cards that wait to be handed over. */
export function Giving() {
  const { player, say, speaker, viewer } = useLook();
  const giving = viewer === null ? [] : player(viewer).giving;
  if (countOf(giving) === 0) return null;
  const cards = { said: speaker.list(knownIn(giving)) };
  return <p className="notice-chip">{say('board.giving', { cards })}</p>;
}

/** How many cards are to be chosen, and for whom. */
export function Passing() {
  const { moment, picks, player, say, speaker, view, viewer } = useLook();
  if (viewer === null) return null;
  const verb = togetherIn(picks, knownIn(player(viewer).hand));
  const ask = moment.asks.find(({ seat }) => seat === picks.seat);
  const offer = ask?.offers?.find((one) => one.form === 'subset' && one.verb === verb);
  if (ask === undefined || offer?.form !== 'subset') return null;
  const items = [...new Set(offer.items)].flatMap((kind) =>
    offer.items
      .filter((one) => one === kind)
      .map((_, nth) => picks.item(offer.verb, kind, nth)?.picked === true),
  );
  const to =
    around(view.players.length, viewer).at(ask.params['way'] === 'left' ? 1 : -1) ?? viewer;
  return (
    <p className="notice-chip">
      {say('board.chooseCards', { n: items.filter((picked) => picked).length, of: offer.max })}
      {verb === 'pass' ? ` ${say('board.passTo', { name: { said: speaker.seat(to) } })}` : null}
    </p>
  );
}

interface CardProps {
  readonly kind: string;
  /** Which of several equal ones. */
  readonly nth: number;
  /** How far from the middle of the fan. */
  readonly aside: number;
  /** It lies under the hero. */
  readonly isKept: boolean;
  readonly verb: (typeof TOGETHER)[number] | undefined;
  /** A finger has lifted it, to see it whole. */
  readonly isLifted: boolean;
  readonly isUnfolded: boolean;
  onUnfold(): void;
}

function Card({ kind, nth, aside, isKept, verb, isLifted, isUnfolded, onUnfold }: CardProps) {
  const { moment, picks, say, speaker, viewer, waysWith } = useLook();
  const ways = waysWith({ at: 'hand', kind });
  const given = viewer === null ? [] : receivedBy(avalonEvents(moment.events), viewer);
  // Of equal cards one cannot be told from another: as many are marked as were given.
  const from = given.filter(({ card }) => card === kind)[nth]?.from;
  const item = verb === undefined ? undefined : picks.item(verb, kind, nth);
  const isShame = item === undefined && shames(ways);
  const reason = isShame ? (reasonOf(ways) ?? '') : '';
  return (
    <li className="hand-card" style={{ '--aside': aside }} data-lifted={isLifted}>
      <span className={`piece piece-card ${stateOf(ways, item)}`} data-thing={kind}>
        <span className="piece-body">
          <Face kind={kind} />
        </span>
        {from === undefined ? null : <Received from={from} />}
        {isKept ? <span className="card-mark">{say('board.hand.kept')}</span> : null}
        {item?.picked === true ? (
          <span className="card-wax">
            <Picture drawing={seal('gules', 'tick')} width={30} />
          </span>
        ) : null}
        {isShame ? (
          <span
            className="card-mark card-shame"
            title={say('board.onlyShame', { reason: { said: reason } })}
          >
            <Icon name="dishonour" size={14} /> {say('board.discarded')}
          </span>
        ) : null}
        <Cover
          name={speaker.word(kind)}
          ways={ways}
          item={item}
          isUnfolded={isUnfolded}
          onUnfold={onUnfold}
        />
      </span>
    </li>
  );
}

function Received({ from }: { readonly from: number }) {
  const { say, speaker } = useLook();
  const said = say('board.hand.from', { name: { said: speaker.seat(from as Seat) } });
  return (
    <span className="card-from" title={said}>
      <Arms seat={from} size={22} />
      <span className="heard">{said}</span>
    </span>
  );
}

function stateOf(ways: readonly Way[], item: ItemPick | undefined): string {
  if (item !== undefined) return item.picked ? 'piece-open piece-picked' : 'piece-open';
  if (shames(ways)) return 'piece-open piece-shamed';
  if (ways.some(isOpen)) return 'piece-open';
  return ways.length > 0 ? 'piece-blocked' : '';
}
