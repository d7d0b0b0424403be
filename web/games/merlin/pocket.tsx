import { need, type Seat } from '@destrier/engine';
import { bookOf, SPACES } from '@destrier/merlin/page';
import { useId, useState } from 'react';
import type { Spot } from '../../art/outline.js';
import { Drawn } from '../../art/picture.js';
import { onRing, RING } from '../../art/scenes/ring.js';
import { sign, type SignName } from '../../art/signs.js';
import { around } from '../../board/around.js';
import { PanZoom } from '../../board/pan-zoom.js';
import { degreesOf } from '../../board/ring.js';
import { PocketTabs, usePart } from '../../board/pocket.js';
import { useMedia } from '../../parts/use-media.js';
import { SeatState } from '../../people/seat-state.js';
import type { PlacedPick } from '../../table/board.js';
import { isBesides } from './besides.js';
import { Castle, Now } from './castle.js';
import { Dice } from './dice.js';
import { Domain } from './domain.js';
import { Draft } from './draft.js';
import { useLook, type Look } from './look.js';
import { isLoose } from './loose.js';
import { Others, Whole } from './mats.js';
import { SeatArms } from './pieces.js';
import './pocket.css';
import { Hand, Row } from './quests.js';
import { MerlinRing } from './ring.js';
import { ringDrawing } from './ring-drawing.js';
import { tabOf, TABS, type Tab } from './tabs.js';
import { isOpen } from './ways.js';

const TAB_SIGNS: { readonly [tab in Tab]: SignName } = {
  ring: 'coin',
  castle: 'wall',
  domain: 'leaf',
  quests: 'scroll',
  table: 'pawn',
};

/** How often something in each part can be chosen now, and which part answers the question itself. */
function opensIn({ moment, picks, ways }: Look): {
  readonly counts: ReadonlyMap<Tab, number>;
  readonly asked: Tab | null;
} {
  const counts = new Map<Tab, number>();
  const add = (tab: Tab | null): void => {
    if (tab !== null) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  };
  for (const way of ways) if (isOpen(way)) add(tabOf(way.verb));
  const own = moment.asks.filter(({ seat, kind }) => seat === picks.seat && kind !== 'aside');
  const offers = own.flatMap((ask) => ask.offers ?? []);
  for (const offer of offers) if (offer.form !== 'option') add(tabOf(offer.verb));
  const asked = offers.map(({ verb }) => tabOf(verb)).find((tab) => tab !== null) ?? null;
  return { counts, asked };
}

/**
 * The table on a small screen: one part at a time, dice below it. A question opens the part that answers it. Where there is
 * room for two, the ring stays beside the others.
 */
export function Pocket() {
  const look = useLook();
  const isWide = useMedia('(min-width: 60rem) and (min-height: 36rem)');
  const { counts, asked } = opensIn(look);
  const [tab, choose] = usePart<Tab>(look.moment.asks, asked, 'ring');
  const tabs = isWide ? TABS.filter((one) => one !== 'ring') : TABS;
  const shown = isWide && tab === 'ring' ? 'castle' : tab;
  const [die, setDie] = useState<string | null>(null);
  const id = useId();
  const { say } = look;
  return (
    <div className="merlin-pocket" data-wide={isWide}>
      <Plates />
      {isWide ? (
        <div className="pocket-ring">
          <RingOrDraft die={die} />
        </div>
      ) : null}
      <div
        className="pocket-pane"
        id={id}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}-${shown}`}
      >
        <Pane tab={shown} die={die} />
      </div>
      <PocketTabs
        label={say('board.tabs')}
        parts={tabs}
        shown={shown}
        opens={counts}
        here={say('board.here')}
        pane={id}
        sign={(one) => <Drawn drawing={sign(TAB_SIGNS[one])} width={22} />}
        name={(one) => say(`board.tab.${one}`)}
        onChoose={choose}
      />
      <Dice onDie={setDie} />
    </div>
  );
}

function Pane({ tab, die }: { readonly tab: Tab; readonly die: string | null }) {
  switch (tab) {
    case 'ring':
      return <RingOrDraft die={die} />;
    case 'castle':
      return <Castle />;
    case 'domain':
      return <Domain />;
    case 'quests':
      return (
        <div className="pocket-quests">
          <Hand />
          <Row />
        </div>
      );
    case 'table':
      return (
        <div className="pocket-others">
          <Others />
        </div>
      );
  }
}

/** Large enough for fingers. */
const SCALE = 1.27;
const SIZE = { width: RING.size, height: RING.size };

/** The ring, larger than the screen; while knights are chosen, they alone. */
function RingOrDraft({ die }: { readonly die: string | null }) {
  const look = useLook();
  const { g, say, ways } = look;
  if (ways.some(({ verb }) => verb === 'pick')) return <Draft />;
  const open = ways.filter(isOpen);
  const lit = litSpots(look, open);
  // What may be done besides is no reason to leave the space that is asked about.
  const [asked] = litSpots(
    look,
    open.filter(({ verb, words }) => !isBesides(verb, words)),
  );
  return (
    <PanZoom
      label={say('board.ring')}
      size={SIZE}
      scale={SCALE}
      at={asked ?? spotOfSpace(look.view.turn.space)}
      land={ringDrawing(bookOf(g).ring)}
      marks={lit.map((at) => ({ at, isOpen: true }))}
    >
      <MerlinRing die={die} />
    </PanZoom>
  );
}

const spotOfSpace = (space: number): Spot =>
  onRing(degreesOf(space, SPACES), (RING.table + RING.ring) / 2);

/** Where on the ring and in the provinces something can be chosen. */
function litSpots({ g, spaceOf }: Look, ways: readonly PlacedPick[]): readonly Spot[] {
  const { ring, spaceOf: home } = bookOf(g);
  const order = ring.flatMap(({ province }) => province ?? []);
  return ways.flatMap((way): readonly Spot[] => {
    const space = spaceOf(way);
    if (space !== null) return isLoose(way.verb) ? [] : [spotOfSpace(space)];
    if (tabOf(way.verb) !== 'ring') return [];
    const at = order.findIndex((province) => way.words.includes(province));
    const province = order[at];
    return province === undefined
      ? []
      : [onRing(degreesOf(home[province], SPACES), RING.inner + 48)];
  });
}

function Plates() {
  const { view, viewer } = useLook();
  return (
    <ul className="plates">
      {around(view.players.length, viewer ?? 0).map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Plate({ seat }: { readonly seat: Seat }) {
  const { figure, moment, name, view } = useLook();
  const { score } = need(view.players[seat], 'a player');
  const isAsked = moment.asks.some((ask) => ask.seat === seat && ask.kind !== 'aside');
  return (
    <li
      className={isAsked ? 'plate plate-asked' : 'plate'}
      data-anchor={`seat:${seat}`}
      data-seat={seat}
    >
      <SeatArms seat={seat} />
      <span className="plate-side">
        <bdi>{name(seat)}</bdi>
        <span>
          <b>{figure(score)}</b> <Now seat={seat} />
        </span>
      </span>
      <SeatState seat={seat} tagsBots={false} />
      <Whole seat={seat} />
    </li>
  );
}
