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
  results.every(({ findings, odds }) => findings.length === 0 && (odds?.wrong ?? []).length === 0);

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
  const rows = results.flatMap(({ game, games, wanted, choices, findings, odds }) => [
    row(`${game}.games`, 'games', games, { op: '>=', value: wanted }),
    row(`${game}.findings`, 'findings', findings.length + (odds?.wrong.length ?? 0), {
      op: '<',
      value: 1,
    }),
    odds === undefined
      ? row(`${game}.choices`, 'choices', choices, null)
      : row(`${game}.worst`, 'standard errors', odds.worst, null),
  ]);
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
    .flatMap(({ game, games, wanted, choices, missed, findings, odds }) => [
      odds === undefined
        ? `${game}: ${games} of ${wanted} games, ${choices} choices, ${findings.length} findings`
        : `${game}: ${games} of ${wanted} duels, off by ${odds.worst.toFixed(2)} standard errors at most, ${odds.wrong.length} findings`,
      ...(odds?.wrong ?? []).map((words) => `  ${words}`),
      ...(missed.length === 0 ? [] : [`  never taken: ${missed.join(', ')}`]),
      ...findings.map((finding) => `\n${findingText(finding)}`),
    ])
    .join('\n');
}
