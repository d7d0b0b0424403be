import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import type { Spot } from '../art/outline.js';
import type { Drawing } from '../art/drawing.js';
import { Picture } from '../art/picture.js';
import { SHOWN } from '../parts/shown.js';
import { isSeen, type Extent, type Sight } from './camera.js';
import './pan-zoom.css';
import { useCamera, type CameraHandle } from './use-camera.js';
import { useStepAside } from './use-step-aside.js';

/** Something that the small map shows: gold where it may be chosen. */
export interface MapMark {
  readonly at: Spot;
  readonly isOpen: boolean;
}

interface Props {
  readonly label: string;
  /** How large the picture is, in pixels at scale 1: things stand on it in this measure. */
  readonly size: Extent;
  /** How large it is to begin with; never so small that it does not fill its pane. */
  readonly scale: number;
  /** What the camera goes to: where something was chosen. It goes there every time that it changes. */
  readonly at: Spot;
  /** The land on the small map, without anything that stands on it. */
  readonly land: Drawing;
  readonly marks: readonly MapMark[];
  readonly children: ReactNode;
}

/** So near to the edge something is not seen well, in pixels of the picture. */
const MARGIN = 60;
const STEP = 0.25;
const CLOSER = 1.3;

/** A scene that is larger than its pane: fingers move and pinch it, keys too, and what gets the focus comes into sight. */
export function PanZoom(props: Props) {
  const { label, size, scale, at, land, marks, children } = props;
  const { say } = useWords();
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const stepAside = useStepAside(root, picture, '.mini-map, .pan-zoom-buttons');
  const camera = useCamera({
    pane,
    picture,
    size,
    scale,
    from: at,
    onSight: (sight) => {
      showFrame(frame.current, size, sight);
      stepAside();
    },
  });
  const [x, y] = at;
  const go = useEffectEvent(() => camera.lookAt([x, y]));
  useEffect(() => go(), [x, y]);
  const onKey = useEffectEvent((event: KeyboardEvent) => press(camera, event));
  const onFocus = useEffectEvent(({ target }: Event) => bring(camera, picture.current, target));
  useEffect(() => {
    const ends = new AbortController();
    root.current?.addEventListener('keydown', onKey, { signal: ends.signal });
    for (const kind of ['focusin', SHOWN])
      root.current?.addEventListener(kind, onFocus, { signal: ends.signal });
    return () => ends.abort();
  }, []);
  return (
    <div ref={root} className="pan-zoom" role="group" aria-label={label}>
      <div ref={pane} className="pan-zoom-pane">
        <div
          ref={picture}
          className="pan-zoom-picture"
          style={{ width: size.width, height: size.height }}
        >
          {children}
        </div>
      </div>
      <p id={id} className="heard">
        {say('kit.map.keys')}
      </p>
      <MiniMap size={size} land={land} marks={marks} frame={frame} onPress={camera.lookAt} />
      <div className="pan-zoom-buttons">
        <Closer name={say('kit.map.in')} about={id} onPress={() => camera.zoom(CLOSER)}>
          +
        </Closer>
        <Closer name={say('kit.map.out')} about={id} onPress={() => camera.zoom(1 / CLOSER)}>
          −
        </Closer>
      </div>
    </div>
  );
}

function Closer(props: {
  readonly name: string;
  /** The id of what says which keys there are. */
  readonly about: string;
  readonly children: string;
  onPress(): void;
}) {
  const { name, about, children, onPress } = props;
  return (
    <button type="button" aria-label={name} aria-describedby={about} onClick={onPress}>
      {children}
    </button>
  );
}

/** The whole of it, small, and what is seen now; those who come by keys need it not. */
function MiniMap(props: {
  readonly size: Extent;
  readonly land: Drawing;
  readonly marks: readonly MapMark[];
  readonly frame: { current: HTMLSpanElement | null };
  onPress(spot: Spot): void;
}) {
  const { size, land, marks, frame, onPress } = props;
  return (
    <div
      className="mini-map"
      aria-hidden="true"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onPointerDown={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onPress([
          ((clientX - left) / width) * size.width,
          ((clientY - top) / height) * size.height,
        ]);
      }}
    >
      <Picture drawing={land} />
      {marks.map(({ at: [x, y], isOpen }) => (
        <span
          key={`${x} ${y}`}
          className="mini-map-mark"
          data-open={isOpen}
          style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
        />
      ))}
      <span ref={frame} className="mini-map-frame" />
    </div>
  );
}

function showFrame(frame: HTMLElement | null, size: Extent, sight: Sight): void {
  if (frame === null) return;
  const { left, top, width, height } = sight;
  frame.style.left = `${(left / size.width) * 100}%`;
  frame.style.top = `${(top / size.height) * 100}%`;
  frame.style.width = `${(width / size.width) * 100}%`;
  frame.style.height = `${(height / size.height) * 100}%`;
}

const STEPS: { readonly [key: string]: Spot } = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Arrows belong to what stands on the picture, where that has the focus; at the buttons they move the picture. */
function press(camera: CameraHandle, event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
  const isAtButtons = target instanceof Element && target.closest('.pan-zoom-buttons') !== null;
  const step = isAtButtons ? STEPS[key] : undefined;
  if (step !== undefined) camera.move(...step);
  else if (key === '+') camera.zoom(CLOSER);
  else if (key === '-') camera.zoom(1 / CLOSER);
  else if (key === '0') camera.whole();
  else return;
  event.preventDefault();
}

/** What gets the focus or is shown comes into sight; what is seen already stays where it is. */
function bring(
  camera: CameraHandle,
  picture: HTMLElement | null,
  target: EventTarget | null,
): void {
  const sight = camera.sight();
  if (sight === null || !(target instanceof Element) || picture?.contains(target) !== true) return;
  const around = picture.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  const scale = around.width / picture.offsetWidth;
  const spot: Spot = [
    (left + width / 2 - around.left) / scale,
    (top + height / 2 - around.top) / scale,
  ];
  if (!isSeen(sight, spot, MARGIN)) camera.lookAt(spot);
}
