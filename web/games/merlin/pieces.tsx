import { need } from '@destrier/engine';
import { liveryOf } from '@destrier/heraldry';
import type { Servant } from '@destrier/merlin/page';
import { bust, type Sitting } from '../../art/bust.js';
import type { Drawing } from '../../art/drawing.js';
import type { Pigment } from '../../art/palette.js';
import { shield, token, type PawnColour } from '../../art/pieces.js';
import { Drawn, Picture } from '../../art/picture.js';
import { Figure } from '../../board/figure.js';
import type { Sitter } from '../../table/link.js';
import { useLook } from './look.js';

/** The colour of a seat: of its knight, its servants, its dice and its manors. */
export function colourOf(sitters: readonly Sitter[], seat: number): PawnColour {
  return liveryOf(armsOf(sitters, seat));
}

function armsOf(sitters: readonly Sitter[], seat: number): string {
  return need(sitters[seat], 'somebody on the seat').arms;
}

export function SeatArms({ seat, width }: { readonly seat: number; readonly width?: number }) {
  const { sitters } = useLook();
  return (
    <span className="arms">
      <Picture drawing={shield(armsOf(sitters, seat))} width={width} />
    </span>
  );
}

const PLAIN = { robe: 'vellum', collar: 'argent' } as const;
export const SERVANT_LOOKS: {
  readonly [servant in Servant]: { readonly person: Sitting; readonly ground: Pigment };
} = {
  mason: {
    person: {
      seed: 'mason',
      wears: 'coif',
      dye: ['cream', 'cream'],
      beard: 'short',
      carries: 'mallet',
      robe: 'thatch',
      collar: 'wood',
    },
    ground: 'or',
  },
  'shield-bearer': { person: { seed: 'shield-bearer', hair: 'bob', ...PLAIN }, ground: 'gules' },
  'flag-bearer': {
    person: { seed: 'flag-bearer', wears: 'feather', hair: 'bob', ...PLAIN },
    ground: 'vert',
  },
  lady: {
    person: { seed: 'lady', wears: 'hennin', dye: ['rose', 'argent'], ...PLAIN },
    ground: 'azure',
  },
};

/** A servant as a disc in the colour of a seat; without one, of stone. */
export function servantDisc(
  servant: Servant,
  colour: PawnColour | 'stone-deep' = 'stone-deep',
): Drawing {
  const { person } = SERVANT_LOOKS[servant];
  return token(`${servant} ${colour}`, { ring: colour, ground: colour }, bust(person), {
    y: 14,
    scale: servant === 'lady' ? 0.9 : 1.15,
  });
}

/** A sign and how many, in words for those who hear. */
export function Amount(props: {
  readonly drawing: Drawing;
  readonly n: number | string;
  readonly said: string;
}) {
  const { drawing, n, said } = props;
  return <Figure icon={<Drawn drawing={drawing} />} shown={n} said={said} />;
}

const DOTS: { readonly [face: number]: readonly number[] } = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The pips of a face. */
export function Pips({ face }: { readonly face: number }) {
  return (
    <span className="pips">
      {FIELDS.map((at) => (
        <i key={at} data-on={DOTS[face]?.includes(at) === true} />
      ))}
    </span>
  );
}
