import { avalonEvents } from '@destrier/avalon/page';
import { need, type Seat } from '@destrier/engine';
import { useId, useState } from 'react';
import { around } from '../../board/around.js';
import type { ItemPick } from '../../table/board.js';
import { Face } from './card.js';
import { Icon, signOf } from './icons.js';
import './hand.css';
import { countOf, knownIn } from '../../board/hidden.js';
import { useLook } from './look.js';
import { OwnPower } from './own-power.js';
import { Choices, Cover } from './choice-button.js';
import { receivedBy } from './received.js';
import { followingFirst, sorted, type Group } from './sorted.js';
import { isOpen, reasonOf, shames, type Way } from './ways.js';

/** Verbs by which several cards are chosen together. */
const TOGETHER = ['pass', 'give', 'discard'] as const;

/** The hand of who looks, by suits: what may be played stands out, what may not says why. */
export function Hand() {
  const { content, moment, picks, player, say, speaker, viewer, view, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly kind: string }>();
  const id = useId();
  if (viewer === null) return null;
  const { hand, kept, giving } = player(viewer);
  if (view.phase === 'setup') return null;
  const cards = knownIn(hand);
  const lead = view.phase === 'combats' ? view.combat.lead : '';
  const open = unfolded?.seq === moment.seq ? unfolded.kind : undefined;
  const unfold = (kind: string): void =>
    setUnfolded(open === kind ? undefined : { seq: moment.seq, kind });
  const verb = TOGETHER.find((one) => cards.some((kind) => picks.item(one, kind) !== undefined));
  return (
    <section className="hand" aria-labelledby={id}>
      <div className="hand-head">
        <h2 id={id}>
          {say('board.hand')} <span className="hand-count">{countOf(hand)}</span>
        </h2>
        <OwnPower seat={viewer} at="hand" />
      </div>
      <Passing verb={verb} />
      {cards.length === 0 ? <p className="note">{say('board.hand.empty')}</p> : null}
      <div className="hand-groups">
        {followingFirst(sorted(content, cards), lead).map((group) => (
          <Suit key={group.suit} group={group} verb={verb} open={open} onUnfold={unfold} />
        ))}
        {kept.length === 0 ? null : (
          <Suit
            group={{ suit: '', kinds: kept }}
            label={say('board.hand.kept')}
            verb={undefined}
            open={open}
            onUnfold={unfold}
          />
        )}
      </div>
      {open === undefined ? null : (
        <div className="unfolded">
          <p>{say('board.whichWay', { card: { said: speaker.word(open) } })}</p>
          <Choices ways={waysWith({ at: 'hand', kind: open }).filter(isOpen)} />
        </div>
      )}
      {countOf(giving) === 0 ? null : (
        <p className="note">
          {say('board.giving', { cards: { said: speaker.list(knownIn(giving)) } })}
        </p>
      )}
    </section>
  );
}

/** How many cards are to be chosen, and for whom. */
function Passing({ verb }: { readonly verb: SuitProps['verb'] }) {
  const { moment, picks, say, speaker, view, viewer } = useLook();
  const ask = moment.asks.find(({ seat }) => seat === picks.seat);
  const offer = ask?.offers?.find((one) => one.form === 'subset' && one.verb === verb);
  if (ask === undefined || offer?.form !== 'subset' || viewer === null) return null;
  const items = [...new Set(offer.items)].flatMap((kind) =>
    offer.items
      .filter((one) => one === kind)
      .map((_, nth) => picks.item(offer.verb, kind, nth)?.picked === true),
  );
  const seats = view.players.length;
  const to = around(seats, viewer).at(ask.params['way'] === 'left' ? 1 : -1) ?? viewer;
  return (
    <p className="note">
      {say('board.chooseCards', { n: items.filter((picked) => picked).length, of: offer.max })}
      {verb === 'pass' ? ` ${say('board.passTo', { name: { said: speaker.seat(to) } })}` : null}
    </p>
  );
}

interface SuitProps {
  readonly group: Group;
  readonly label?: string;
  readonly verb: (typeof TOGETHER)[number] | undefined;
  readonly open: string | undefined;
  onUnfold(kind: string): void;
}

/** Cards of one suit, and below them why those cannot be played that cannot. */
function Suit({ group: { suit, kinds }, label, verb, open, onUnfold }: SuitProps) {
  const { say, title, waysWith } = useLook();
  const id = useId();
  const ways = kinds.map((kind) => waysWith({ at: 'hand', kind }));
  const reasons = new Set(
    ways.flatMap((one) => {
      const reason = reasonOf(one);
      if (reason === undefined) return [];
      return shames(one) ? say('board.onlyShame', { reason: { said: reason } }) : reason;
    }),
  );
  const name = label ?? (suit === '' ? say('board.hand.specials') : title(suit));
  return (
    <div className="suit" role="group" aria-label={name}>
      <p className="suit-name" aria-hidden="true">
        <Icon name={signOf(suit)} size={15} /> {name}
      </p>
      <ul className="suit-cards">
        {kinds.map((kind, at) => (
          <Card
            // Two cards of one kind may be in a hand.
            key={`${kind} ${at}`}
            kind={kind}
            nth={kinds.slice(0, at).filter((one) => one === kind).length}
            ways={need(ways[at], 'ways')}
            verb={verb}
            reasonAt={id}
            isUnfolded={open === kind}
            onUnfold={() => onUnfold(kind)}
          />
        ))}
      </ul>
      {reasons.size === 0 ? null : (
        <p id={id} className="reason reason-behind">
          {[...reasons].join(' ')}
        </p>
      )}
    </div>
  );
}

interface CardProps {
  readonly kind: string;
  /** Which of several equal ones. */
  readonly nth: number;
  readonly ways: readonly Way[];
  readonly verb: SuitProps['verb'];
  readonly reasonAt: string;
  readonly isUnfolded: boolean;
  onUnfold(): void;
}

function Card({ kind, nth, ways, verb, reasonAt, isUnfolded, onUnfold }: CardProps) {
  const { moment, picks, say, speaker, viewer } = useLook();
  const given = viewer === null ? [] : receivedBy(avalonEvents(moment.events), viewer);
  // Of equal cards one cannot be told from another: as many are marked as were given.
  const from = given.filter(({ card }) => card === kind)[nth]?.from;
  const item = verb === undefined ? undefined : picks.item(verb, kind, nth);
  const isShame = item === undefined && shames(ways);
  return (
    <li className={`card ${stateOf(ways, item)}`} data-thing={kind}>
      <Face kind={kind} />
      {from === undefined ? null : <Received from={from} />}
      {item?.picked === true ? (
        <span className="card-tag">
          <Icon name="done" size={14} />
        </span>
      ) : null}
      {isShame ? (
        <span className="card-tag card-shame" title={say('board.discarded')}>
          <Icon name="dishonour" size={14} />
        </span>
      ) : null}
      <Cover
        name={speaker.word(kind)}
        ways={ways}
        item={item}
        reasonAt={reasonAt}
        isUnfolded={isUnfolded}
        onUnfold={onUnfold}
      />
    </li>
  );
}

function Received({ from }: { readonly from: number }) {
  const { say, speaker } = useLook();
  const said = say('board.hand.from', { name: { said: speaker.seat(from as Seat) } });
  return (
    <span className="card-from" title={said}>
      <Icon name="received" size={13} />
      <span className="heard">{said}</span>
    </span>
  );
}

function stateOf(ways: readonly Way[], item: ItemPick | undefined): string {
  if (item !== undefined) return item.picked ? 'card-open card-picked' : 'card-open';
  if (shames(ways)) return 'card-open card-shamed';
  if (ways.some(isOpen)) return 'card-open';
  return ways.length > 0 ? 'card-blocked' : '';
}
