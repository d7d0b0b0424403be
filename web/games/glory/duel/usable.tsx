import type { SeenDuel, SeenPlayer } from '@destrier/glory/page';
import type { Pick } from '../../../table/board.js';
import { grouped } from '../grouped.js';
import { Icon, type IconName } from '../icons.js';
import { useLook, type Look } from '../look.js';
import { Choices, Thing } from '../thing.js';

type Side = SeenDuel['sides'][number];

interface Usable {
  readonly tile: string;
  readonly times: number;
  readonly icon: IconName;
  readonly isTurned: boolean;
}

/** Tiles that help in a duel, those that can still be used first; what was used in this one lies there turned. */
function usable(
  { content }: Look,
  { side, player, isTentOpen }: { side: Side; player: SeenPlayer; isTentOpen: boolean },
): Usable[] {
  const helps = (tile: string): boolean => {
    const timing = content.supports[tile]?.timing;
    return timing === 'lance' || (timing === 'tent' && isTentOpen);
  };
  const kinds = [
    ['support', player.supports.ready.filter(helps)],
    ['relic', player.relics.ready],
    ['prestige', player.prestige.ready],
  ] as const;
  const ready = kinds.flatMap(([icon, tiles]) =>
    grouped(tiles).map(({ name, times }) => ({ tile: name, times, icon, isTurned: false })),
  );
  const turned = grouped(side.spent).map(({ name, times }): Usable => {
    const icon =
      content.supports[name] === undefined
        ? content.relics[name] === undefined
          ? 'prestige'
          : 'relic'
        : 'support';
    return { tile: name, times, icon, isTurned: true };
  });
  return [...ready, ...turned];
}

/** What can be done with a tile now. Some supports turn another tile back: which one is chosen with them. */
function picksOf({ picks }: Look, { tile, isTurned }: Usable, player: SeenPlayer) {
  if (isTurned) return { own: picks.option('recover', tile), more: [] };
  const own =
    picks.option('tent', tile) ??
    picks.option('lance', tile) ??
    picks.option('relic', tile) ??
    picks.option('turn', tile);
  const used = [...player.supports.used, ...player.relics.used, ...player.prestige.used];
  const more = grouped(used).map(
    ({ name }): Pick | undefined =>
      picks.option('tent', tile, name) ?? picks.option('lance', tile, name),
  );
  return { own, more };
}

export function UsableTiles(props: {
  readonly side: Side;
  readonly player: SeenPlayer;
  /** Whether the duel is about to begin. */
  readonly isTentOpen: boolean;
}) {
  const { side, player } = props;
  const look = useLook();
  const { say } = look;
  const tiles = usable(look, props);
  if (tiles.length === 0) return null;
  return (
    <ul className="usable" aria-label={say('board.duel.tiles')}>
      {tiles.map((one) => (
        <UsableTile
          key={`${one.tile} ${one.isTurned}`}
          one={one}
          player={player}
          isAsked={look.picks.seat === side.who}
        />
      ))}
    </ul>
  );
}

function UsableTile(props: {
  readonly one: Usable;
  readonly player: SeenPlayer;
  readonly isAsked: boolean;
}) {
  const { one, player, isAsked } = props;
  const look = useLook();
  const { named, say, speaker } = look;
  const { own, more } = isAsked ? picksOf(look, one, player) : { own: undefined, more: [] };
  return (
    <Thing id={one.tile} className={one.isTurned ? 'usable-tile turned' : 'usable-tile'} pick={own}>
      <p className="thing-name">
        <Icon name={one.icon} size={14} /> {named(one.tile)}
        {one.times > 1 ? ` ×${one.times}` : ''}
        {one.isTurned ? <span className="turned-mark">{say('board.duel.used')}</span> : null}
      </p>
      <p className="thing-text">{speaker.effect([one.tile])}</p>
      <Choices picks={more} />
    </Thing>
  );
}
