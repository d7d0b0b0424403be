import { parentPort, workerData } from 'node:worker_threads';
import { rulesFrom, verifyRecord, type Verdict } from '@destrier/engine';
import { boxes, gameNamed } from '@destrier/registry';
import { inheritGames } from '@destrier/registry/outside';
import { judgePack, type PackVerdict } from './pack-verdict.js';

/** What a thread judges that somebody sent: it may take any time and memory, so nobody else waits for it. */
export type Judging = RecordJudging | PackJudging;

/** A record to be played again: the ids of the games it may be of, and the contents of packs. */
export interface RecordJudging {
  readonly kind: 'record';
  readonly text: string;
  readonly games: readonly string[];
  readonly packs: readonly object[];
}

/** The text of a pack of a game. */
export interface PackJudging {
  readonly kind: 'pack';
  readonly text: string;
  readonly game: string;
}

function judged(judging: Judging): Verdict | PackVerdict {
  switch (judging.kind) {
    case 'record': {
      const games = judging.games.map((id) => gameNamed(id).game);
      return verifyRecord(judging.text, rulesFrom(games, judging.packs));
    }
    case 'pack': {
      const box = boxes().find(({ game }) => game.id === judging.game);
      if (box?.pack === undefined) throw new Error(`${judging.game} has no packs`);
      return judgePack(box.game, box.pack, judging.text);
    }
  }
}

await inheritGames();
parentPort?.postMessage(judged(workerData as Judging));
