import type { SeenDuel, SeenPlayer } from '@destrier/glory/page';
import { useState } from 'react';
import { Picture } from '../../../art/picture.js';
import { Choice } from '../../../board/choice.js';
import { Cover } from '../../../board/cover.js';
import { Piece } from '../../../board/piece.js';
import type { Pick } from '../../../table/board.js';
import { grouped } from '../grouped.js';
import { useLook, type Look } from '../look.js';
import { tilePicture, type TileKind } from './companion.js';
import { duelWords } from './text/index.js';

type Side = SeenDuel['sides'][number];

interface Usable {
  readonly tile: string;
  readonly times: number;
  readonly kind: TileKind;
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
  const ready = kinds.flatMap(([kind, tiles]) =>
    grouped(tiles).map(({ name, times }) => ({ tile: name, times, kind, isTurned: false })),
  );
  const turned = grouped(side.spent).map(({ name, times }): Usable => {
    const kind =
      content.supports[name] === undefined
        ? content.relics[name] === undefined
          ? 'prestige'
          : 'relic'
        : 'support';
    return { tile: name, times, kind, isTurned: true };
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
  return { own, more: more.filter((pick) => pick !== undefined) };
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
    <ul className="standing-by" aria-label={say('board.duel.tiles')}>
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
  const { tile, times, kind, isTurned } = one;
  const look = useLook();
  const { named, say, speaker } = look;
  const { own, more } = isAsked ? picksOf(look, one, player) : { own: undefined, more: [] };
  // A helper who can turn back one tile alone turns that one.
  const [only] = more.length === 1 ? more : [];
  const effect = speaker.effect([tile]);
  return (
    <li className="by" title={`${speaker.word(tile)}. ${effect}`}>
      <Piece id={tile} form="disc" pick={own ?? only} isDimmed={isTurned}>
        <Picture drawing={tilePicture(kind, tile)} />
      </Piece>
      {more.length < 2 ? null : <TurningBack tile={tile} picks={more} />}
      <span className="by-name">
        {named(tile)}
        {times > 1 ? ` ×${times}` : ''}
        {isTurned ? <span className="heard"> {say('board.duel.used')}</span> : null}
      </span>
      <span className="heard">{effect}</span>
    </li>
  );
}

/** A helper who turns one of several tiles back: which one is asked above the helper. */
function TurningBack({ tile, picks }: { readonly tile: string; readonly picks: readonly Pick[] }) {
  const { speaker } = useLook();
  const [isUnfolded, setUnfolded] = useState(false);
  const label = duelWords(speaker.language)('duel.turnBack', {
    name: { said: speaker.word(tile) },
  });
  return (
    <span className="piece piece-disc piece-open turning-back">
      <Cover
        className="piece-cover"
        label={label}
        isUnfolded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
      />
      <span className="turning-back-choices" hidden={!isUnfolded}>
        {picks.map((pick) => (
          <Choice key={pick.label} pick={pick} />
        ))}
      </span>
    </span>
  );
}
