/**
 * @typedef {object} Result
 * @property {string} file
 * @property {number} line
 * @property {import('./places.mjs').Kind} kind
 * @property {string} before
 * @property {string} after
 * @property {boolean} noticed
 * @property {string | null} by the test that failed first, `timeout` or `crash`
 * @property {boolean} reached whether any test runs the changed code
 *
 * @typedef {object} Report
 * @property {string} folder
 * @property {number} sample
 * @property {string} seed
 * @property {number} places how many places there are to sample from
 * @property {Result[]} results
 * @property {boolean} partial
 * @property {{ seconds: number, firstRunSeconds: number, secondsPerMutant: number, threads: number }} timing
 */

/** @param {Report} report */
export function toJson({ folder, sample, seed, places, results, partial, timing }) {
  const noticed = results.filter((one) => one.noticed).length;
  return JSON.stringify({
    contract: 1,
    command: 'mutate',
    ok: true,
    ...(partial ? { partial } : {}),
    folder,
    sample,
    seed,
    places,
    mutants: results,
    noticed,
    timeouts: results.filter((one) => one.by === 'timeout').length,
    unreached: results.filter((one) => !one.reached).length,
    share: results.length === 0 ? 0 : noticed / results.length,
    share95: wilson(noticed, results.length),
    survivors: results.filter((one) => !one.noticed),
    timing,
  });
}

/** @param {Report} report */
export function toText({ folder, places, results, partial, timing }) {
  const noticed = results.filter((one) => one.noticed).length;
  const late = results.filter((one) => one.by === 'timeout').length;
  const [low, high] = wilson(noticed, results.length).map(percent);
  const head = [
    `${folder}: ${noticed} of ${results.length} changes noticed`,
    `${percent(noticed / Math.max(1, results.length))} (95 % interval ${low} to ${high})`,
    `${late} by timeout`,
    `${places} places in all`,
    `${timing.seconds.toFixed(0)} s`,
  ].join(', ');
  const survivors = results.filter((one) => !one.noticed).map(showSurvivor);
  return [partial ? `${head} (ended early)` : head, ...survivors].join('\n');
}

/** @param {Result} result */
function showSurvivor({ file, line, kind, before, after, reached }) {
  const note = reached ? '' : ' (no test runs this)';
  return `\n${file}:${line} ${kind}${note}\n  - ${before}\n  + ${after}`;
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

/**
 * The Wilson interval at 95 %.
 * @param {number} hits
 * @param {number} tries
 * @returns {[low: number, high: number]}
 */
export function wilson(hits, tries) {
  if (tries === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = hits / tries;
  const centre = share + (z * z) / (2 * tries);
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const scale = 1 + (z * z) / tries;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
