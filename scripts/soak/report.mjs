import { findingText } from '@destrier/engine/testkit/check';

/**
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {object} Machine
 * @property {string} node
 * @property {number} cores
 * @property {number[]} loadAverage
 * @property {number[]} loadAverageAfter
 * @property {null} calibration
 */

/** @param {Result[]} results */
const isPartial = (results) => results.some(({ games, wanted }) => games < wanted);

/** @param {Result[]} results */
const isGood = (results) =>
  results.every((result) => result.findings.length + wordsOf(result).length === 0);

/**
 * What is wrong, where it is told in words.
 * @param {Result} result
 */
const wordsOf = ({ odds, trial }) => [...(odds?.wrong ?? []), ...(trial?.faults ?? [])];

/** @param {Result[]} results */
export function exitCode(results) {
  if (!isGood(results)) return 1;
  return isPartial(results) ? 4 : 0;
}

/**
 * @param {Result[]} results
 * @param {Machine} machine
 */
export function toJson(results, machine) {
  const rows = results.flatMap(rowsOf);
  const findings = results.flatMap(({ game, findings: found }) =>
    found.map((finding) => ({ game, ...finding })),
  );
  const missed = Object.fromEntries(results.map(({ game, missed: names }) => [game, names]));
  const partial = isPartial(results) ? { partial: true } : {};
  const ok = isGood(results);
  return JSON.stringify({
    contract: 1,
    command: 'soak',
    ok,
    ...partial,
    rows,
    findings,
    missed,
    machine,
  });
}

/** @param {Result} result */
function rowsOf(result) {
  const { game, games, wanted, choices, findings, odds, trial } = result;
  const wrong = findings.length + wordsOf(result).length;
  const least = trial?.underWay.length ? Math.min(...trial.underWay) : null;
  return [
    row(`${game}.games`, trial?.unit ?? 'games', games, { op: '>=', value: wanted }),
    row(`${game}.findings`, 'findings', wrong, { op: '<', value: 1 }),
    odds === undefined
      ? row(`${game}.choices`, 'choices', choices, null)
      : row(`${game}.worst`, 'standard errors', odds.worst, null),
    ...(least === null ? [] : [row(`${game}.underWay`, 'choices', least, { op: '>=', value: 1 })]),
  ];
}

/**
 * @param {string} id
 * @param {string} unit
 * @param {number} value
 * @param {{ op: '>=' | '<', value: number } | null} goal
 */
function row(id, unit, value, goal) {
  const met = goal === null ? null : goal.op === '>=' ? value >= goal.value : value < goal.value;
  return { id, unit, value, runs: [value], peer: null, ratio: null, goal, met };
}

/** @param {Result[]} results */
export function toText(results) {
  return results
    .flatMap((result) => [
      headOf(result),
      ...wordsOf(result).map((words) => `  ${words}`),
      ...(result.missed.length === 0 ? [] : [`  never taken: ${result.missed.join(', ')}`]),
      ...result.findings.map((finding) => `\n${findingText(finding)}`),
    ])
    .join('\n');
}

/** @param {Result} result */
function headOf(result) {
  const { game, games, wanted, choices, findings, odds, trial } = result;
  const found = `${findings.length + wordsOf(result).length} findings`;
  if (odds !== undefined)
    return `${game}: ${games} of ${wanted} duels, off by ${odds.worst.toFixed(2)} standard errors at most, ${found}`;
  if (trial === undefined)
    return `${game}: ${games} of ${wanted} games, ${choices} choices, ${found}`;
  const { unit, underWay } = trial;
  const busy =
    underWay.length === 0
      ? ''
      : `, ${choices} choices acknowledged, at least ${Math.min(...underWay)} under way at each`;
  return `${game}: ${games} of ${wanted} ${unit}${busy}, ${found}`;
}
