import { isContentHash, shapeHash, type AnyGame } from '../game.js';
import { RecordFault } from './fault.js';
import type { GameRecord } from './record.js';

/** Rules to play a record by. */
export interface RulesFound {
  readonly game: AnyGame;
  readonly content: object;
  /** Whether the record names this version and shape; if not, these are later rules, and the record is tried by them. */
  readonly named: boolean;
}

/** `newer`: the record's rules come after all that are here; `shape`: it goes on from a state that later rules cannot read. */
export interface RulesMissing {
  readonly missing: 'game' | 'newer' | 'shape' | 'content';
}

export type RulesFor = (
  game: string,
  version: string,
  shape: string,
  content: string,
) => RulesFound | RulesMissing;

/** Looks rules up among games (several versions of one may stand there) and contents of packs. */
export function rulesFrom(games: readonly AnyGame[], packs: readonly object[] = []): RulesFor {
  return (id, version, shape, content) => {
    const versions = games.filter((game) => game.id === id);
    if (versions.length === 0) return { missing: 'game' };
    const isNamed = (game: AnyGame): boolean =>
      game.rulesVersion === version && shapeHash(game) === shape;
    const later = versions
      .filter((game) => !isNewer(version, game.rulesVersion))
      .toSorted((a, b) => (isNewer(a.rulesVersion, b.rulesVersion) ? 1 : -1));
    const game =
      later.find(isNamed) ?? later.find((one) => shapeHash(one) === shape) ?? later.at(0);
    if (game === undefined) return { missing: 'newer' };
    const found = isContentHash(game, content)
      ? (game.content as object)
      : packs.find((pack) => isContentHash(game, content, pack));
    return found === undefined
      ? { missing: 'content' }
      : { game, content: found, named: isNamed(game) };
  };
}

/** Whether a version (`1.4.2`) comes after another. */
function isNewer(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number)) as [
    number[],
    number[],
  ];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const ahead = (a[i] ?? 0) - (b[i] ?? 0);
    if (ahead !== 0) return ahead > 0;
  }
  return false;
}

/** The refusal of a record whose rules or content are not here. */
export function missingFault(
  { missing }: RulesMissing,
  record: GameRecord,
  version: string,
  line: number,
): RecordFault {
  const { game, content } = record;
  switch (missing) {
    case 'game':
      return new RecordFault(
        'record.foreign',
        2,
        `This is a record of ${game}, a game that is not here.`,
      );
    case 'newer':
      return new RecordFault(
        'record.newer',
        line,
        `This game of ${game} was played by rules ${version}, which are newer than those here.`,
      );
    case 'shape':
      return new RecordFault(
        'record.foreign',
        line,
        `This game of ${game} was played by rules ${version}, which are not here, and later rules cannot go on from its states.`,
      );
    case 'content':
      return new RecordFault(
        'record.content',
        5,
        `This game of ${game} was played with content ${content}, which is not here.`,
      );
  }
}
