import { avalonEvents } from '@destrier/avalon/page';
import type { BoardProps } from '../../table/board.js';
import '../../board/board.css';
import './board.css';
import { lastDecided } from './account.js';
import { Aside, Combat, ToPlay } from './combat.js';
import { Dusk } from './dusk.js';
import { Before, Ended } from './ended.js';
import { Hand } from './hand.js';
import { Head, News } from './head.js';
import { LookContext, lookOf, useLook } from './look.js';
import { Godsends, Heroes, Loose, PileCards, Places, Suits } from './offers.js';
import { Players } from './players.js';
import { stageOf } from './stage.js';

/** The table of Avalon as somebody sees it at a moment. */
export function AvalonBoard(props: BoardProps) {
  return (
    <LookContext value={lookOf(props)}>
      <div className="board avalon">
        <Heroes />
        <Places />
        <PileCards />
        <div className="avalon-table">
          <Middle />
          <Hand />
          <Players />
        </div>
      </div>
    </LookContext>
  );
}

function Middle() {
  const { moment, view } = useLook();
  const events = avalonEvents(moment.events);
  const stage = stageOf(view, events);
  const ended = stage === 'between' ? lastDecided(events) : undefined;
  return (
    <div className="middle">
      <Head />
      <News />
      <Dusk />
      <Godsends />
      <Suits />
      {ended === undefined ? null : <Ended account={ended} />}
      {stage === 'fought' || stage === 'decided' ? <Combat /> : null}
      {view.phase === 'combats' ? <ToPlay /> : null}
      <Loose />
      <Aside />
      {stage === 'fought' || stage === 'dawn' ? <Before /> : null}
    </div>
  );
}
