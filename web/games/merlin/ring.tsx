import { need } from '@destrier/engine';
import { bookOf, SPACES, stopAt, WHITE } from '@destrier/merlin/page';
import type { Spot } from '../../art/outline.js';
import { wizard } from '../../art/figures.js';
import { pawn } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import { onRing, RING } from '../../art/scenes/ring.js';
import { degreesOf, onRingBox, Ring } from '../../board/ring.js';
import type { PlacedPick } from '../../table/board.js';
import { isBesides } from './besides.js';
import { useLook, type Look } from './look.js';
import { Petals } from './petals.js';
import { colourOf } from './pieces.js';
import { ringDrawing } from './ring-drawing.js';
import './ring.css';
import { useAimed } from './use-aimed.js';
import { isOpen, Ways } from './ways.js';

/** The ring, the provinces around it, and who stands where. `die`: only where it leads is lit. */
export function MerlinRing({ die }: { readonly die: string | null }) {
  const look = useLook();
  const { g, say } = look;
  const at = waysBySpace(look);
  const led = [...at].flatMap(([space, ways]) => {
    const here = ways.filter((way) => isOpen(way) && leads(way, die));
    const isAsked = here.some(({ verb, words }) => !isBesides(verb, words));
    return here.length === 0 ? [] : { space, isAsked };
  });
  return (
    <div className="merlin-ring">
      <Ring
        label={say('board.ring')}
        anchor="ring"
        drawing={ringDrawing(bookOf(g).ring)}
        spaces={SPACES}
        lit={led.flatMap(({ space, isAsked }) => (isAsked ? space : []))}
        besides={led.flatMap(({ space, isAsked }) => (isAsked ? [] : space))}
      >
        <Petals />
        <Rounds />
        {Array.from({ length: SPACES }, (_, space) => (
          <Space key={space} space={space} ways={at.get(space) ?? []} die={die} />
        ))}
        <Figures />
        <Ghosts />
      </Ring>
    </div>
  );
}

function waysBySpace({ ways, spaceOf }: Look): ReadonlyMap<number, readonly PlacedPick[]> {
  const found = new Map<number, PlacedPick[]>();
  for (const way of ways) {
    const space = spaceOf(way);
    if (space !== null) found.set(space, [...(found.get(space) ?? []), way]);
  }
  return found;
}

/** By which die somebody comes there; null where it is by none. */
function dieOf({ verb, words }: PlacedPick): string | null {
  if (verb === 'merlin') return WHITE;
  return verb === 'ride' || verb === 'portal' ? String(words[0]) : null;
}

function leads(way: PlacedPick, die: string | null): boolean {
  return die === null || dieOf(way) === die;
}

/** Half of a space: two chips of one lie beside each other along its edge, and its sign stays free. */
const CHIP_DEGREES = 360 / SPACES / 2;

function chipAt(space: number, beside: number): Spot {
  return onRing(degreesOf(space, SPACES) + beside * CHIP_DEGREES, RING.ring - 3);
}

function Space(props: {
  readonly space: number;
  readonly ways: readonly PlacedPick[];
  readonly die: string | null;
}) {
  const { space, ways, die } = props;
  const { g, own, say, sitters, speaker, viewer } = useLook();
  const spot = onRing(degreesOf(space, SPACES), (RING.table + RING.ring) / 2);
  const stop = speaker.word(stopAt(g, space), 'stop');
  const open = ways.filter((way) => isOpen(way) && leads(way, die));
  const faces = [...new Set(open.flatMap((way) => dieOf(way) ?? []))];
  return (
    <>
      <div
        className="ring-space"
        data-anchor={`ring:${space}`}
        data-thing={`space:${space}`}
        style={onRingBox(spot, 46)}
        title={stop}
      >
        <span className="heard">{say('board.space', { stop: { said: stop }, n: space + 1 })}</span>
        <Ways thing={stop} ways={ways} />
      </div>
      {faces.map((face, nth) => (
        <span
          key={`${face} ${nth}`}
          className={face === WHITE ? 'ring-chip ring-chip-white' : 'ring-chip'}
          data-colour={viewer === null ? undefined : colourOf(sitters, viewer)}
          style={onRingBox(chipAt(space, nth - (faces.length - 1) / 2), 25)}
          aria-hidden="true"
        >
          {face === WHITE ? own?.white : face}
        </span>
      ))}
    </>
  );
}

/** Those who stand on one space stand beside each other. */
function Figures() {
  const { name, say, sitters, view } = useLook();
  const all = [
    ...view.players.map(({ knight }, seat) => ({
      id: `knight:${seat}`,
      space: knight,
      drawing: pawn(colourOf(sitters, seat)),
      width: 27,
      said: say('board.knightOf', { name: { said: name(seat) } }),
    })),
    {
      id: 'merlin',
      space: view.merlin,
      drawing: wizard(),
      width: 32,
      said: say('board.merlin'),
    },
  ];
  return all.map((figure) => {
    const beside = all.filter(({ space }) => space === figure.space);
    const nth = beside.indexOf(figure) - (beside.length - 1) / 2;
    const spot = onRing(degreesOf(figure.space, SPACES) + nth * 6.5, RING.table + 16);
    return (
      <span
        // Whoever comes to a space is put there: nothing slides through the layout.
        key={`${figure.id} ${figure.space} ${nth}`}
        className="ring-figure"
        data-anchor={`ring:${figure.space}`}
        data-thing={figure.id}
        style={onRingBox(spot, figure.width)}
      >
        <Picture drawing={figure.drawing} />
        <span className="heard">{figure.said}</span>
      </span>
    );
  });
}

/** Figures where they would come by what is pointed at. */
function Ghosts() {
  const { sitters, viewer } = useLook();
  return useAimed().map(({ figure, space }) => (
    <span
      key={space}
      className="ring-figure ring-ghost"
      // On the rim of the table: what is drawn on the space stays to be read.
      style={onRingBox(onRing(degreesOf(space, SPACES), RING.table - 10), 30)}
      aria-hidden="true"
    >
      <Picture drawing={figure === 'merlin' ? wizard() : pawn(colourOf(sitters, viewer ?? 0))} />
    </span>
  ));
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The rounds on the table in the middle; after those of gold there is a scoring. */
function Rounds() {
  const { content, view } = useLook();
  const { rounds, scoring } = content.figures;
  return Array.from({ length: rounds }, (_, i) => (
    <span
      key={i}
      className="ring-round"
      data-now={view.round === i + 1}
      data-scores={(i + 1) % scoring === 0}
      style={onRingBox(onRing((i * 360) / rounds, 78), 38)}
      aria-hidden="true"
    >
      {need(ROMAN[i] ?? String(i + 1), 'a number')}
    </span>
  ));
}
