import { useState } from 'react';
import { Inspect } from '../../board/inspect.js';
import { Oak } from '../../board/leaf.js';
import type { BoardProps } from '../../table/board.js';
import { useFrame } from '../../table/use-frame.js';
import '../../board/board.css';
import './board.css';
import { Castle } from './castle.js';
import { Dice } from './dice.js';
import { Domain } from './domain.js';
import { Draft } from './draft.js';
import { inspectedOf } from './inspected.js';
import { LookContext, lookOf, useLook } from './look.js';
import { Others } from './mats.js';
import { Pocket } from './pocket.js';
import { Hand, Row } from './quests.js';
import { MerlinRing } from './ring.js';

/** The table of Merlin as somebody sees it at a moment. Everything has its place, from the first choice to the last. */
export function MerlinBoard(props: BoardProps) {
  return (
    <LookContext value={lookOf(props)}>
      <Table />
    </LookContext>
  );
}

function Table() {
  const look = useLook();
  const isDesk = useFrame('filled') === 'desk';
  return (
    <div className="board merlin">
      <Oak className="merlin-oak">{isDesk ? <Desk /> : <Pocket />}</Oak>
      <Inspect of={(thing) => inspectedOf(look, thing)} />
    </div>
  );
}

function Desk() {
  // The die whose ways are unfolded.
  const [die, setDie] = useState<string | null>(null);
  return (
    <div className="merlin-table">
      <div className="merlin-left">
        <Others />
      </div>
      <div className="merlin-middle">
        <MerlinRing die={die} />
        <Draft />
      </div>
      <Castle />
      <div className="merlin-right">
        <Domain />
        <Row />
        <Dice onDie={setDie} />
        <Hand />
      </div>
    </div>
  );
}
