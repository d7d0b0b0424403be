const LOOK_MS = 500;

/**
 * Ends this process, as a signal would, when the one that started it is gone. For what `npm start` runs: npm and its
 * shell end when they are told to, but do not tell what they have started.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/**
 * Whether npm runs this very script, rather than something that runs it in its turn and may want it to stay.
 * @param {NodeJS.ProcessEnv} env
 */
export function isRunByNpm(env) {
  return env['npm_lifecycle_script']?.startsWith('node scripts/run.mjs ') ?? false;
}
