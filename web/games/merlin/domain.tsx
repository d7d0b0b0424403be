import { COLUMNS, tileOf } from '@destrier/merlin/page';
import { written } from '../../art/outline.js';
import { Drawn, Picture } from '../../art/picture.js';
import { Leaf } from '../../board/leaf.js';
import {
  DOMAIN_WIDTH,
  domainDrawing,
  domainHeight,
  HEX,
  middleOfTile,
  tileCorners,
} from './domain-drawing.js';
import './domain.css';
import { useLook } from './look.js';
import { manorDrawing } from './manor.js';
import { colourOf, SeatArms } from './pieces.js';
import { onDomainBox } from './places.js';
import { isOpen, Ways } from './ways.js';

/** The domain between its frames, with the manors on it. */
export function Domain() {
  const { content, g, say, view } = useLook();
  const tiles = view.manors.map((_, tile) => {
    const { terrain, tower } = tileOf(g, tile);
    return { terrain, tower };
  });
  const { top, bottom } = content.frames;
  const height = domainHeight(tiles.length / COLUMNS);
  return (
    <Leaf className="merlin-domain" label={say('board.domain')} anchor="domain">
      <h3>{say('board.domain')}</h3>
      <div className="domain-land" style={{ aspectRatio: `${DOMAIN_WIDTH} / ${height}` }}>
        <Picture drawing={domainDrawing(tiles, { top: top.materials, bottom: bottom.materials })} />
        {tiles.map((_, tile) => (
          <Tile key={tile} tile={tile} height={height} />
        ))}
      </div>
    </Leaf>
  );
}

const RINGS = written(tileCorners(HEX - 3));

function Tile({ tile, height }: { readonly tile: number; readonly height: number }) {
  const { g, name, say, speaker, view, ways } = useLook();
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
  const isLit = here.some(isOpen);
  return (
    <span
      className="domain-tile"
      data-anchor={`domain:${tile}`}
      style={onDomainBox(middleOfTile(tile), HEX * 1.5, height)}
      title={said}
    >
      {isLit ? (
        <svg
          viewBox={`${-HEX} ${-HEX} ${2 * HEX} ${2 * HEX}`}
          className="tile-lit"
          aria-hidden="true"
        >
          <path d={RINGS} />
          <path d={RINGS} />
        </svg>
      ) : null}
      {owner === null ? null : (
        <span className="manor" data-thing={`manor:${tile}`}>
          <Drawn drawing={manorDrawing(colourOf(owner))} />
          <SeatArms seat={owner} />
        </span>
      )}
      <span className="heard">{said}</span>
      <Ways thing={said} ways={here} />
    </span>
  );
}
