import { useState } from 'react';
import { useWords } from '../app/words.js';
import { RADIUS } from '../art/hexes/shape.js';
import { landMap } from '../art/hexes/tile.js';
import { Picture } from '../art/picture.js';
import { pawn } from '../art/pieces.js';
import { onRing, RING, ringBoard } from '../art/scenes/ring.js';
import { Cover } from '../board/cover.js';
import { HexMap } from '../board/hex-map.js';
import { degreesOf, onRingBox, Ring } from '../board/ring.js';
import { LANDS, RING_SAMPLE } from './scenes.js';

const STEPS = [1, 3, 5];

/** A ring on which a pawn goes on by one, three or five spaces. */
export function RingSample() {
  const { say } = useWords();
  const [at, setAt] = useState(0);
  const spaces = RING_SAMPLE.spaces.length;
  const lit = STEPS.map((step) => (at + step) % spaces);
  const spotOf = (space: number) => onRing(degreesOf(space, spaces), (RING.table + RING.ring) / 2);
  return (
    <div className="sampler-ring">
      <Ring
        label={say('sampler.ring')}
        anchor="sample-ring"
        drawing={ringBoard(RING_SAMPLE)}
        spaces={spaces}
        lit={lit}
      >
        {lit.map((space) => (
          <span key={space} className="sampler-on" style={onRingBox(spotOf(space), 46)}>
            <Cover
              label={`${say('sampler.thing.place')} ${space + 1}`}
              onPress={() => setAt(space)}
            />
          </span>
        ))}
        <span className="sampler-on" style={onRingBox(spotOf(at), 30)}>
          <Picture drawing={pawn('gules')} />
        </span>
      </Ring>
    </div>
  );
}

const GRID = { radius: RADIUS, isFlat: false, origin: [0, 0] } as const;

/** A land on which a pawn goes to any hex beside its own, but not into a lake. */
export function HexSample() {
  const { say } = useWords();
  const [on, setOn] = useState('0 0');
  const [q = 0, r = 0] = on.split(' ').map(Number);
  const hexes = LANDS.map((land, nth) => {
    const id = `${land.q} ${land.r}`;
    const label = `${say('sampler.thing.place')} ${nth + 1}`;
    const far = Math.max(
      Math.abs(land.q - q),
      Math.abs(land.r - r),
      Math.abs(land.q + land.r - q - r),
    );
    const pick =
      land.terrain === 'lake'
        ? ({ kind: 'blocked', label, reason: say('sampler.reason'), rule: '' } as const)
        : ({ kind: 'open', label, take: () => setOn(id) } as const);
    return {
      q: land.q,
      r: land.r,
      anchor: `sample-hex:${id}`,
      said: label,
      ...(far === 1 ? { pick } : {}),
      children: id === on ? <Picture drawing={pawn('gules')} width={40} /> : null,
    };
  });
  return (
    <div className="sampler-hexes">
      <HexMap grid={GRID} land={landMap(LANDS, 'sample')} hexes={hexes} />
    </div>
  );
}
