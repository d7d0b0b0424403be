import { avalonEvents } from '@destrier/avalon/page';
import { Picture } from '../../art/picture.js';
import { hall } from '../../art/scenes/hall.js';
import type { BoardProps } from '../../table/board.js';
import '../../board/board.css';
import { Inspect } from '../../board/inspect.js';
import './board.css';
import { lastDecided } from './account.js';
import { Aside, Combat } from './combat.js';
import { Dusk } from './dusk.js';
import { Ended } from './ended.js';
import { Hand } from './hand.js';
import { Lead, PlacesInForce } from './head.js';
import { inspectedOf } from './inspected.js';
import { LookContext, lookOf, useLook } from './look.js';
import { Notices } from './notices.js';
import { Godsends, Heroes, Numbers, PileCards, Places, Suits } from './offers.js';
import { OwnLegend } from './own-legend.js';
import { Players } from './players.js';
import { Slots, Stock } from './slots.js';
import { stageOf } from './stage.js';

/** The table of Avalon as somebody sees it at a moment. */
export function AvalonBoard(props: BoardProps) {
  const look = lookOf(props);
  return (
    <LookContext value={look}>
      <div className="board avalon">
        <div
          className="avalon-stage"
          data-setup={look.viewer === null || look.view.phase === 'setup'}
        >
          <Middle />
          <Hand />
          <Players />
          <OwnLegend />
        </div>
        <Inspect of={(thing) => inspectedOf(look, thing)} />
      </div>
    </LookContext>
  );
}

/** The table itself, and what lies on it. */
function Middle() {
  const { moment, view } = useLook();
  const events = avalonEvents(moment.events);
  const stage = stageOf(view, events);
  const ended = stage === 'between' ? lastDecided(events) : undefined;
  return (
    <div className="middle">
      <Floor />
      <Tray />
      <Slots />
      {stage === 'fought' || stage === 'dawn' ? <Lead /> : null}
      <Stock />
      <Aside />
      {ended === undefined ? null : <Ended account={ended} />}
      {stage === 'fought' || stage === 'decided' ? <Combat /> : null}
      <PlacesInForce />
      <Notices />
    </div>
  );
}

/** The hall; where the screen is wider than it, the floor goes on as in a mirror. */
function Floor() {
  return (
    <div className="avalon-floor">
      <Picture drawing={hall()} />
      <Picture drawing={hall()} />
      <Picture drawing={hall()} />
    </div>
  );
}

/** What is laid out over the table to be chosen from, or to be looked at between two rounds. */
function Tray() {
  return (
    <div className="laid-out">
      <Heroes />
      <Places />
      <PileCards />
      <Godsends />
      <Suits />
      <Numbers />
      <Dusk />
    </div>
  );
}
