import { need } from '@destrier/engine';
import { known, type SeenPlayer } from '@destrier/glory/page';
import { Picture } from '../../art/picture.js';
import { Leaf } from '../../board/leaf.js';
import { Piece } from '../../board/piece.js';
import { Does } from './does.js';
import { grouped } from './grouped.js';
import { useLook } from './look.js';
import './mine.css';
import { tokenPicture } from './pictures.js';
import { SupportTile } from './strip.js';
import { TitleCard } from './titles.js';

declare module 'react' {
  interface CSSProperties {
    '--rows'?: number;
    '--columns'?: number;
  }
}

/** What serves who looks, and the titles that can be earned: their own, and those for everybody. */
export function Mine() {
  const { say, view, viewer } = useLook();
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  return (
    <Leaf className="mine" label={say('board.mine')}>
      <section
        className="company"
        aria-label={say('board.company')}
        // Whoever is hired comes to their place here, and not to the middle of the mat.
        {...(viewer === null ? {} : { 'data-anchor': `seat:${viewer}` })}
      >
        <h2>{say('board.company')}</h2>
        {player === undefined ? null : <Company player={player} />}
      </section>
      <Titles />
    </Leaf>
  );
}

/** More tiles have three rows. */
const MOST_IN_TWO_ROWS = 10;

/** Supports, relics and prestige, with their active side up and turned. */
function Company({ player }: { readonly player: SeenPlayer }) {
  const { supports, relics, prestige } = player;
  const all = [supports, relics, prestige];
  const tiles = [
    ...all.flatMap(({ ready }) => grouped(ready).map((tile) => ({ ...tile, isTurned: false }))),
    ...all.flatMap(({ used }) => grouped(used).map((tile) => ({ ...tile, isTurned: true }))),
  ];
  const rows = tiles.length > MOST_IN_TWO_ROWS ? 3 : 2;
  return (
    <ul
      className={tiles.length > 2 ? 'company-tiles company-many' : 'company-tiles'}
      style={{ '--rows': rows, '--columns': Math.max(3, Math.ceil(tiles.length / rows)) }}
    >
      {tiles.map(({ name, times, isTurned }) => (
        <li key={`${name} ${isTurned}`}>
          <Piece id={name} form="card" isDimmed={isTurned}>
            <Tile id={name} />
            {times > 1 ? <span className="company-times">×{times}</span> : null}
            {isTurned ? <Turned /> : null}
          </Piece>
        </li>
      ))}
    </ul>
  );
}

function Turned() {
  const { say } = useLook();
  return <span className="heard">{say('board.turned')}</span>;
}

function Tile({ id }: { readonly id: string }) {
  const { content } = useLook();
  return content.supports[id] === undefined ? <TokenTile id={id} /> : <SupportTile id={id} />;
}

/** A relic, or a token of prestige. */
function TokenTile({ id }: { readonly id: string }) {
  const { content, named, speaker } = useLook();
  const relic = content.relics[id];
  const said = speaker.effect([id]);
  return (
    <span className="support token-tile">
      <Picture drawing={tokenPicture(id, relic !== undefined)} />
      <span className="support-name">{named(id)}</span>
      <span className="support-does">
        {relic === undefined ? (
          <span className="heard">{said}</span>
        ) : (
          <Does effect={relic} said={said} />
        )}
      </span>
    </span>
  );
}

/** The titles of who looks, and the public ones. */
export function Titles() {
  const { say, view, viewer } = useLook();
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  // Before there is a character there is nothing to count.
  const seat = player === undefined || player.character.length === 0 ? null : viewer;
  const own = player === undefined ? [] : [...known(player.titles), ...player.openTitles];
  return (
    <section className="my-titles" data-anchor="titles" aria-label={say('board.part.titles')}>
      <h2>{say('board.part.titles')}</h2>
      <ul className={own.length + view.publicTitles.length > 6 ? 'titles-many' : undefined}>
        {own.map((title) => (
          <li key={title}>
            <TitleCard id={title} seat={seat} isOwn />
          </li>
        ))}
        {view.publicTitles.map((title) => (
          <li key={title}>
            <TitleCard id={title} seat={seat} isPublic />
          </li>
        ))}
      </ul>
    </section>
  );
}
