import type { BoardProps } from '../../table/board.js';
import './board.css';
import { Aside, Before, Combat } from './combat.js';
import { Hand } from './hand.js';
import { Head, News } from './head.js';
import { LookContext, lookOf, useLook } from './look.js';
import { Godsends, Heroes, Loose, PileCards, Places, Suits } from './offers.js';
import { Players } from './players.js';

/** The table of Avalon as somebody sees it at a moment. */
export function AvalonBoard(props: BoardProps) {
  return (
    <LookContext value={lookOf(props)}>
      <div className="avalon">
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
  const { view } = useLook();
  return (
    <div className="middle">
      <Head />
      <News />
      <Godsends />
      <Suits />
      {view.phase === 'combats' ? <Combat /> : null}
      <Loose />
      <Aside />
      <Before />
    </div>
  );
}
