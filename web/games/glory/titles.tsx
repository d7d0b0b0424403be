import { need, type Seat } from '@destrier/engine';
import { roman } from '@destrier/glory/page';
import { isolated, unmarked } from '../../table/isolated-names.js';
import { Said } from '../../table/said.js';
import { Piece } from '../../board/piece.js';
import { Amount, Foe } from './amounts.js';
import { SeatArms } from './arms.js';
import { earnersOf, fateOf } from './earned.js';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';
import { needsOf, type Need } from './needs.js';
import { FaceOf } from './face.js';

/** A title as it lies on the table: what it is worth, and how far somebody is with it. */
export function TitleCard(props: {
  readonly id: string;
  /** For whom it is counted. */
  readonly seat: Seat | null;
  readonly isOwn?: boolean;
  /** Whether others may earn it too. */
  readonly isPublic?: boolean;
  /** With what it asks for in words. */
  readonly isFull?: boolean;
}) {
  const { id, seat, isOwn = false, isPublic = false, isFull = false } = props;
  const { content, named, picks, say, speaker } = useLook();
  return (
    <Piece id={id} form="card" pick={picks.on('title', id)[0]?.pick} item={picks.item('keep', id)}>
      <span className={isOwn ? 'title-card title-own' : 'title-card'}>
        <span className="title-name">
          {named(id)}
          <span className="heard">
            {isOwn ? `, ${say('board.titles.own')}` : ''}
            {isPublic ? `, ${say('board.titles.public')}` : ''}
            {isFull ? '' : `. ${speaker.effect([id])}`}
          </span>
        </span>
        <span className="title-worth">
          <Amount what="glory" n={need(content.titles[id], id).glory} />
        </span>
        {isFull ? <span className="title-effect">{speaker.effect([id])}</span> : null}
        <Progress id={id} seat={seat} isPublic={isPublic} />
      </span>
    </Piece>
  );
}

/** So many signs are written smaller, to stand in one line. */
const MANY = 4;

/** What a title asks for as signs, with how much of it somebody has; at the end whether it was earned. */
function Progress({
  id,
  seat,
  isPublic,
}: Omit<TitleProps, 'seat'> & { readonly seat: Seat | null }) {
  const { content, view } = useLook();
  const title = need(content.titles[id], id);
  const player = seat === null ? undefined : need(view.players[seat], 'a player');
  const needs = needsOf(title, player ?? NOTHING);
  return (
    <span className={needs.length < MANY ? 'title-needs' : 'title-needs title-needs-many'}>
      {seat === null ? null : <Fate id={id} seat={seat} />}
      {needs.map((one) => (
        <NeedSign key={one.what} need={one} isCounted={player !== undefined} />
      ))}
      {title.duel === undefined ? null : <Foe {...title.duel} />}
      {isPublic ? <OtherEarners id={id} seat={seat} isShort /> : null}
    </span>
  );
}

/** A mark before what a title asks for: whether it was earned, and why not. */
function Fate({ id, seat }: { readonly id: string; readonly seat: Seat }) {
  const { g, moment, say, view } = useLook();
  const fate = fateOf(g, need(view.players[seat], 'a player'), seat, id);
  if (fate !== 'earned' && moment.result === null) return null;
  const said = say(
    fate === 'earned'
      ? 'board.titles.claimed'
      : fate === 'lacking'
        ? 'board.titles.missed'
        : `board.titles.${fate}`,
  );
  return (
    <span className={fate === 'earned' ? 'title-claimed' : 'title-missed'} title={said}>
      <span className="heard">{said}</span>
      <span aria-hidden="true">{fate === 'earned' ? <Icon name="done" size={14} /> : '✕'}</span>
    </span>
  );
}

/** Somebody who has nothing yet. */
const NOTHING: Parameters<typeof needsOf>[1] = {
  coins: 0,
  strength: 0,
  faith: 0,
  mount: 0,
  armour: 0,
  supports: { ready: [], used: [] },
  relics: { ready: [], used: [] },
  prestige: { ready: [], used: [] },
  played: { romance: [], market: [], challenge: [] },
};

const NEED_SIGNS: { readonly [what: string]: IconName } = {
  supports: 'support',
  relics: 'relic',
  prestige: 'prestige',
  mount: 'mount',
  armour: 'armour',
  romance: 'romance',
  market: 'market',
  challenge: 'challenge',
  coins: 'coin',
  strength: 'strength',
  faith: 'faith',
};

function NeedSign(props: { readonly need: Need; readonly isCounted: boolean }) {
  const { need: one, isCounted } = props;
  const { kind, what, has, needed, met } = one;
  const { speaker } = useLook();
  const icon = NEED_SIGNS[what];
  const spelled = kind === 'level' ? roman : String;
  const figure =
    kind === 'without' ? '✕' : isCounted ? `${spelled(has)}/${spelled(needed)}` : spelled(needed);
  return (
    <span
      className={met && isCounted ? 'need-sign need-met' : 'need-sign'}
      title={speaker.word(what)}
    >
      <span className="heard">
        <NeedWords need={one} />
      </span>
      <span aria-hidden="true">
        {figure}
        {icon === undefined ? <FaceOf support={what} /> : <Icon name={icon} />}
      </span>
    </span>
  );
}

function NeedWords({ need: { kind, what, has, needed, met } }: { readonly need: Need }) {
  const { say, speaker } = useLook();
  const spelled = (n: number): string => (kind === 'level' ? roman(n) : String(n));
  return say(met ? 'board.needMet' : 'board.needOpen', {
    what: { said: speaker.word(what) },
    has: { said: spelled(has) },
    needed: { said: spelled(needed) },
  });
}

interface ListProps {
  readonly label: string;
  readonly titles: readonly string[];
  /** For whom they are counted. */
  readonly seat: Seat | null;
  /** Whether others may earn them too. */
  readonly isPublic?: boolean;
}

export function TitleList({ label, titles, seat, isPublic = false }: ListProps) {
  if (titles.length === 0) return null;
  return (
    <>
      <h3 className="list-name">{label}</h3>
      <ul className="titles">
        {titles.map((title) => (
          <TitleView key={title} id={title} seat={seat} isPublic={isPublic} />
        ))}
      </ul>
    </>
  );
}

interface TitleProps extends Required<Pick<ListProps, 'seat' | 'isPublic'>> {
  readonly id: string;
}

function TitleView({ id, seat, isPublic }: TitleProps) {
  const { content, named, speaker } = useLook();
  const title = need(content.titles[id], id);
  return (
    <li className="title-line" data-thing={id}>
      <b>{named(id)}</b> <Amount what="glory" n={title.glory} />
      <p className="thing-text">{speaker.effect([id])}</p>
      {seat === null ? null : <Standing id={id} seat={seat} />}
      {isPublic ? <OtherEarners id={id} seat={seat} /> : null}
    </li>
  );
}

/** How far somebody is with a title; at the end, whether it was earned, and if not, why. */
function Standing({ id, seat }: { readonly id: string; readonly seat: Seat }) {
  const { content, g, moment, say, view } = useLook();
  const player = need(view.players[seat], 'a player');
  const fate = fateOf(g, player, seat, id);
  if (fate === 'earned')
    return (
      <p className="title-claimed">
        <Icon name="done" size={14} /> {say('board.titles.claimed')}
      </p>
    );
  const isOver = moment.result !== null;
  if (isOver && fate !== 'lacking')
    return <p className="title-missed">{say(`board.titles.${fate}`)}</p>;
  return (
    <>
      {isOver ? <p className="title-missed">{say('board.titles.missed')}</p> : null}
      <ul className="needs">
        {needsOf(need(content.titles[id], id), player).map((one) => (
          <NeedView key={one.what} need={one} />
        ))}
      </ul>
    </>
  );
}

/** Who has earned a title besides the one for whom it is counted. */
function OtherEarners(props: {
  readonly id: string;
  readonly seat: Seat | null;
  /** By their shields alone. */
  readonly isShort?: boolean;
}) {
  const { id, seat, isShort = false } = props;
  const { moment, name, say, speaker, view } = useLook();
  const earners = earnersOf(view, id, moment.result !== null).filter((who) => who !== seat);
  if (earners.length === 0) return null;
  const names = { said: speaker.list(earners.map((who) => isolated(name(who)))) };
  const said = say('board.titles.earners', { names });
  if (!isShort)
    return (
      <p className="title-others">
        <Said text={said} />
      </p>
    );
  return (
    <span className="title-others" title={unmarked(said)}>
      <span className="heard">
        <Said text={said} />
      </span>
      {earners.map((who) => (
        <SeatArms key={who} who={who} />
      ))}
    </span>
  );
}

function NeedView({ need: one }: { readonly need: Need }) {
  return (
    <li className={one.met ? 'need need-met' : 'need'}>
      {one.met ? <Icon name="done" size={13} /> : <span className="need-open" />}{' '}
      <NeedWords need={one} />
    </li>
  );
}
