import type { BoardProps } from '../../table/board.js';
import { Inspect } from '../../board/inspect.js';
import { Oak } from '../../board/leaf.js';
import { useSoon } from '../../parts/use-soon.js';
import { useFrame } from '../../table/use-frame.js';
import '../../board/board.css';
import './board.css';
import { duelsIn } from './duel/fought.js';
import { Duels, prepareDuels } from './duel/index.js';
import { Hand } from './hand.js';
import { inspectedOf } from './inspected.js';
import { Lists } from './lists.js';
import { LookContext, lookOf, useLook } from './look.js';
import { Order, Others } from './mats.js';
import { Mine } from './mine.js';
import { Own } from './own.js';
import { Pocket } from './pocket.js';
import { Signs } from './signs.js';
import { Strip } from './strip.js';
import { Town } from './town.js';
import { Travel } from './travel.js';
import { Tray } from './tray.js';

/** The table of Glory as somebody sees it at a moment. Everything has its place, from the first choice to the last. */
export function GloryBoard(props: BoardProps) {
  return (
    <LookContext value={lookOf(props)}>
      <Table />
    </LookContext>
  );
}

function Table() {
  const look = useLook();
  const isDesk = useFrame('filled') === 'desk';
  useSoon(prepareDuels, look.moment.seq);
  return (
    <div className="board glory" data-phase={look.view.phase}>
      <Oak className="glory-oak">{isDesk ? <Desk /> : <Pocket />}</Oak>
      <Inspect of={(thing) => inspectedOf(look, thing)} />
    </div>
  );
}

function Desk() {
  const isFight = duelsIn(useLook()).length > 0;
  return (
    <div className="glory-table" data-fight={isFight}>
      <div className="glory-left">
        <div className="glory-top">
          <Order />
          <Signs />
        </div>
        <Others />
      </div>
      <div className="glory-middle">
        <Town />
        <Strip />
      </div>
      <div className="glory-right">
        <Travel />
        <div className="glory-lists">
          <Lists />
          <Tray />
        </div>
      </div>
      {isFight ? <Duels /> : null}
      <div className="glory-own">
        <Own />
        <Hand hasCharacters />
        <Mine />
      </div>
    </div>
  );
}
