import { useState, type ReactNode } from 'react';
import { pip } from '../../art/cards/pips.js';
import { Drawn, Picture } from '../../art/picture.js';
import { Cover as BoardCover } from '../../board/cover.js';
import { Face } from './card.js';
import { Icon, signOf } from './icons.js';
import { countOf } from '../../board/hidden.js';
import { useLook } from './look.js';
import './offers.css';
import { Choices, Cover } from './choice-button.js';
import { sorted } from './sorted.js';
import { Does } from './info-popover.js';
import { portraitOf } from './portraits.js';
import { isOpen, type Way } from './ways.js';
import { isSuit } from './weapon-face.js';

declare module 'react' {
  interface CSSProperties {
    /** How many suits stand side by side where there is room, and where there is little. */
    '--suits'?: number;
    '--suits-half'?: number;
  }
}

/** What lies there to be chosen from, besides cards of the hand and of the combat. */

function Offer(props: {
  readonly id: string;
  readonly name: string;
  readonly ways: readonly Way[];
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { id, name, ways, sign, children } = props;
  return (
    <li className={`laid-offer piece ${ways.some(isOpen) ? 'piece-open' : ''}`} data-thing={id}>
      <p className="offer-name">
        {sign} <b>{name}</b>
      </p>
      {children}
      <Cover name={name} ways={ways} />
    </li>
  );
}

function Offers(props: {
  readonly label: string;
  /** What movement calls the place where they lie. */
  readonly anchor?: string;
  readonly children: ReactNode;
}) {
  const { label, anchor, children } = props;
  return (
    <ul className="laid-offers" data-anchor={anchor} aria-label={label}>
      {children}
    </ul>
  );
}

function hasVerb(ways: readonly Way[], ...verbs: readonly string[]): boolean {
  return ways.some(({ verb }) => verbs.includes(verb));
}

export function Heroes() {
  const { content, say, title, ways, waysWith } = useLook();
  if (!hasVerb(ways, 'hero')) return null;
  const free = Object.entries(content.heroes).filter(
    ([id]) => waysWith({ at: 'named', id }).length > 0,
  );
  return (
    <Offers label={say('board.heroes')}>
      {free.map(([id, { legend }]) => (
        <Offer
          key={id}
          id={id}
          name={title(id)}
          ways={waysWith({ at: 'named', id })}
          sign={<Picture drawing={portraitOf(id)} width={64} />}
        >
          <Does id={id} />
          <Does id={legend} isPlain />
        </Offer>
      ))}
    </Offers>
  );
}

export function Places() {
  const { content, isChaotic, say, speaker, title, ways, waysWith } = useLook();
  if (!hasVerb(ways, 'host', 'choose')) return null;
  const free = Object.entries(content.places).filter(
    ([id]) => waysWith({ at: 'named', id }).length > 0,
  );
  return (
    <Offers label={say('board.places')}>
      {free.map(([id, { suits }]) => (
        <Offer
          key={id}
          id={id}
          name={title(id)}
          ways={waysWith({ at: 'named', id })}
          sign={isChaotic ? suits.map((suit) => <Icon key={suit} name={signOf(suit)} />) : null}
        >
          {isChaotic ? <span className="heard">{speaker.list(suits)}</span> : null}
          <Does id={id} />
        </Offer>
      ))}
    </Offers>
  );
}

export function Suits() {
  const { say, title, ways, waysWith } = useLook();
  if (!hasVerb(ways, 'suit')) return null;
  const suits = ways.flatMap(({ verb, words: [suit] }) => (verb === 'suit' ? [String(suit)] : []));
  return (
    <ul
      className="laid-offers laid-named laid-suits"
      aria-label={say('board.suits')}
      style={{ '--suits': suits.length, '--suits-half': Math.ceil(suits.length / 2) }}
    >
      {suits.map((suit) => (
        <Offer
          key={suit}
          id={suit}
          name={title(suit)}
          ways={waysWith({ at: 'named', id: suit })}
          sign={isSuit(suit) ? <Drawn drawing={pip(suit)} width={44} /> : null}
        />
      ))}
    </ul>
  );
}

/** What a card may be worth. */
export function Numbers() {
  const { picks, say } = useLook();
  const numbers = picks.numbers('value');
  if (numbers.length === 0) return null;
  return (
    <ul className="laid-offers laid-named laid-numbers" aria-label={say('board.values')}>
      {numbers.map(({ number, label, take }) => (
        <li key={number} className="laid-offer piece piece-open">
          <b aria-hidden="true">{number}</b>
          <BoardCover className="piece-cover" label={label} onPress={take} />
        </li>
      ))}
    </ul>
  );
}

/** Two open ones and the blind top, while godsends are taken. */
export function Godsends() {
  const { say, title, view, ways, waysWith } = useLook();
  const { open, deck } = view.favours;
  if (view.phase !== 'godsends' || open.length === 0) return null;
  const left = countOf(deck);
  return (
    <Offers label={say('board.godsends')} anchor="godsends">
      {open.map((id) => (
        <Offer key={id} id={id} name={title(id)} ways={waysWith({ at: 'named', id })}>
          <Does id={id} />
        </Offer>
      ))}
      {left === 0 ? null : (
        <Offer
          id="godsend"
          name={say('board.godsend.top')}
          ways={ways.filter(({ verb }) => verb === 'draw')}
          sign={<Icon name="faceDown" />}
        >
          <span className="does">{say('board.godsend.blind', { n: left })}</span>
        </Offer>
      )}
    </Offers>
  );
}

/** Cards of one's own pile that may go elsewhere. */
export function PileCards() {
  const { content, moment, player, say, speaker, viewer, ways, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly kind: string }>();
  if (viewer === null || !hasVerb(ways, 'hand', 'keep')) return null;
  const waysOf = (kind: string): readonly Way[] => waysWith({ at: 'named', id: kind });
  const pile = sorted(content, player(viewer).pile).flatMap(({ kinds }) => kinds);
  const kinds = [...new Set(pile)].filter((kind) => waysOf(kind).length > 0);
  const open = unfolded?.seq === moment.seq ? unfolded.kind : undefined;
  return (
    <div className="pile-cards">
      <p>{say('board.pileCards')}</p>
      <ul className="suit-cards">
        {kinds.map((kind) => (
          <li key={kind} className="piece piece-card piece-open" data-thing={kind}>
            <Face kind={kind} />
            <Cover
              name={speaker.word(kind)}
              ways={waysOf(kind)}
              isUnfolded={open === kind}
              onUnfold={() => setUnfolded(open === kind ? undefined : { seq: moment.seq, kind })}
            />
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <div className="unfolded">
          <Choices ways={waysOf(open)} />
        </div>
      )}
    </div>
  );
}
