import type { SeenPlayer } from '@destrier/glory/page';
import { grouped, type Grouped } from './grouped.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';

const KINDS = ['supports', 'relics', 'prestige'] as const;
type Kind = (typeof KINDS)[number];
const ICONS = { supports: 'support', relics: 'relic', prestige: 'prestige' } as const;

/** Supports, relics and prestige, with their active side up and turned. */
export function TileGroups({ player }: { readonly player: SeenPlayer }) {
  return KINDS.map((kind) => <TileGroup key={kind} kind={kind} tiles={player[kind]} />);
}

function TileGroup({ kind, tiles }: { readonly kind: Kind; readonly tiles: SeenPlayer[Kind] }) {
  const { speaker } = useLook();
  const { ready, used } = tiles;
  if (ready.length + used.length === 0) return null;
  return (
    <>
      <h4 className="list-name">
        <Icon name={ICONS[kind]} /> {speaker.field(kind)}
      </h4>
      <ul className="owned">
        {grouped(ready).map((tile) => (
          <Tile key={tile.name} tile={tile} isTurned={false} />
        ))}
        {grouped(used).map((tile) => (
          <Tile key={`turned ${tile.name}`} tile={tile} isTurned />
        ))}
      </ul>
    </>
  );
}

function Tile({ tile, isTurned }: { readonly tile: Grouped; readonly isTurned: boolean }) {
  const { named, say, speaker } = useLook();
  const { name, times } = tile;
  return (
    <li className="tile-line">
      <b>
        {named(name)}
        {times > 1 ? ` ×${times}` : ''}
      </b>{' '}
      {isTurned ? <i>{say('board.turned')}</i> : null}
      <p className="thing-text">{speaker.effect([name])}</p>
    </li>
  );
}
