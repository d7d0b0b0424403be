import { need, type Seat } from '@destrier/engine';
import { known, roman } from '@destrier/glory/page';
import { isolated } from '../../table/isolated-names.js';
import { Said } from '../../table/said.js';
import { Amount, House } from './amounts.js';
import { earnersOf, fateOf } from './earned.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { needsOf, type Need } from './needs.js';
import { Choices, Thing } from './thing.js';

/** Public titles, those of who looks, and those just drawn. */
export function Titles() {
  const { picks, say, view, viewer } = useLook();
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  // Before there is a character there is nothing to count.
  const seat = player === undefined || player.character.length === 0 ? null : viewer;
  const own = player === undefined ? [] : [...known(player.titles), ...player.openTitles];
  const drawn = player === undefined ? [] : known(player.drawn);
  return (
    <>
      <TitleList label={say('board.titles.drawn')} titles={drawn} seat={seat} />
      <TitleList label={say('board.titles.own')} titles={own} seat={seat} />
      <TitleList
        label={say('board.titles.public')}
        titles={view.publicTitles}
        seat={seat}
        isPublic
      />
      <Choices picks={[picks.option('best'), picks.option('done')]} />
    </>
  );
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
  const { content, named, picks, speaker } = useLook();
  const title = need(content.titles[id], id);
  return (
    <Thing
      id={id}
      className="title"
      pick={picks.on('title', id)[0]?.pick}
      item={picks.item('keep', id)}
    >
      <p className="thing-head">
        <span className="thing-name">
          {named(id)}
          <House source={title.source} />
        </span>
        <Amount what="glory" n={title.glory} />
      </p>
      <p className="thing-text">{speaker.effect([id])}</p>
      {seat === null ? null : <Standing id={id} seat={seat} />}
      {isPublic ? <OtherEarners id={id} seat={seat} /> : null}
    </Thing>
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
function OtherEarners({ id, seat }: { readonly id: string; readonly seat: Seat | null }) {
  const { moment, name, say, speaker, view } = useLook();
  const earners = earnersOf(view, id, moment.result !== null).filter((who) => who !== seat);
  if (earners.length === 0) return null;
  const names = { said: speaker.list(earners.map((who) => isolated(name(who)))) };
  return (
    <p className="title-others">
      <Said text={say('board.titles.earners', { names })} />
    </p>
  );
}

function NeedView({ need: { kind, what, has, needed, met } }: { readonly need: Need }) {
  const { say, speaker } = useLook();
  const name = speaker.word(what);
  const spelled = (n: number): string => (kind === 'level' ? roman(n) : String(n));
  const figure = kind === 'without' ? String(has) : `${spelled(has)}/${spelled(needed)}`;
  const said = say(met ? 'board.needMet' : 'board.needOpen', {
    what: { said: name },
    has: { said: spelled(has) },
    needed: { said: spelled(needed) },
  });
  return (
    <li className={met ? 'need need-met' : 'need'}>
      <span className="heard">{said}</span>
      <span aria-hidden="true">
        {met ? <Icon name="done" size={13} /> : <span className="need-open" />} {name} {figure}
      </span>
    </li>
  );
}
