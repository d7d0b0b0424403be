import { tileOf } from '@destrier/merlin/page';
import { Drawn } from '../../art/picture.js';
import { HexMap, type HexShown } from '../../board/hex-map.js';
import { Leaf } from '../../board/leaf.js';
import { addressOf, domainDrawing, GRID } from './domain-drawing.js';
import './domain.css';
import { useLook, type Look } from './look.js';
import { manorDrawing } from './manor.js';
import { colourOf, SeatArms } from './pieces.js';
import { isOpen, Ways } from './ways.js';

/** The domain between its frames, with the manors on it. */
export function Domain() {
  const look = useLook();
  const { content, g, say, view } = look;
  const tiles = view.manors.map((_, tile) => {
    const { terrain, tower } = tileOf(g, tile);
    return { terrain, tower };
  });
  const { top, bottom } = content.frames;
  return (
    <Leaf className="merlin-domain" label={say('board.domain')} anchor="domain">
      <h3>{say('board.domain')}</h3>
      <HexMap
        grid={GRID}
        land={domainDrawing(tiles, { top: top.materials, bottom: bottom.materials })}
        hexes={tiles.map((_, tile) => shownAt(look, tile))}
      />
    </Leaf>
  );
}

function shownAt({ g, name, say, sitters, speaker, view, ways }: Look, tile: number): HexShown {
  const { terrain, tower } = tileOf(g, tile);
  const owner = view.manors[tile] ?? null;
  const here = ways.filter(({ verb, words }) => verb === 'build' && words[0] === tile);
  const parts = [
    speaker.word(tile, 'tile'),
    speaker.word(terrain),
    ...(tower ? [say('board.tower')] : []),
    ...(owner === null ? [] : [say('board.manor', { name: { said: name(owner) } })]),
  ];
  const said = parts.join(', ');
  return {
    ...addressOf(tile),
    anchor: `domain:${tile}`,
    said,
    isLit: here.some(isOpen),
    children: (
      <>
        <small className="printed tile-name" aria-hidden="true">
          {speaker.word(tile, 'tile')}
        </small>
        {owner === null ? null : (
          <span className="manor" data-thing={`manor:${tile}`}>
            <Drawn drawing={manorDrawing(colourOf(sitters, owner))} />
            <SeatArms seat={owner} />
          </span>
        )}
        <Ways thing={said} ways={here} />
      </>
    ),
  };
}
