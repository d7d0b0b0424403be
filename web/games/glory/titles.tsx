import { need } from '@destrier/engine';
import { known, roman, type SeenPlayer } from '@destrier/glory/page';
import { Amount, House } from './amounts.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { needsOf, type Need } from './needs.js';
import { Choices, Thing } from './thing.js';

/** Public titles, those of who looks, and those just drawn. */
export function Titles() {
  const { picks, say, view, viewer } = useLook();
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  // Before there is a character there is nothing to count.
  const counted = player?.character.length === 0 ? undefined : player;
  const own = player === undefined ? [] : [...known(player.titles), ...player.openTitles];
  const drawn = player === undefined ? [] : known(player.drawn);
  return (
    <>
      <TitleList label={say('board.titles.drawn')} titles={drawn} player={counted} />
      <TitleList label={say('board.titles.own')} titles={own} player={counted} />
      <TitleList label={say('board.titles.public')} titles={view.publicTitles} player={counted} />
      <Choices picks={[picks.option('best'), picks.option('done')]} />
    </>
  );
}

interface ListProps {
  readonly label: string;
  readonly titles: readonly string[];
  readonly player: SeenPlayer | undefined;
}

export function TitleList({ label, titles, player }: ListProps) {
  if (titles.length === 0) return null;
  return (
    <>
      <h3 className="list-name">{label}</h3>
      <ul className="titles">
        {titles.map((title) => (
          <TitleView key={title} id={title} player={player} />
        ))}
      </ul>
    </>
  );
}

function TitleView(props: { readonly id: string; readonly player: SeenPlayer | undefined }) {
  const { id, player } = props;
  const { content, moment, named, picks, say, speaker } = useLook();
  const title = need(content.titles[id], id);
  const isClaimed = player?.claimed.includes(id) ?? false;
  return (
    <Thing
      id={id}
      className="title"
      pick={picks.option('claim', id) ?? picks.option('fight', id)}
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
      {isClaimed ? (
        <p className="title-claimed">
          <Icon name="done" size={14} /> {say('board.titles.claimed')}
        </p>
      ) : null}
      {player !== undefined && !isClaimed && moment.result !== null ? (
        <p className="title-missed">{say('board.titles.missed')}</p>
      ) : null}
      {player === undefined || isClaimed ? null : (
        <ul className="needs">
          {needsOf(title, player).map((one) => (
            <NeedView key={one.what} need={one} />
          ))}
        </ul>
      )}
    </Thing>
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
