import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page that may run its own scripts and workers and nothing else: no code made at run time. */
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";

const CONFIG = fileURLToPath(new URL('../../vitest.config.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The worker and all it needs as one script, from the sources; what it would load later stands in it, too. */
export async function bundledWorker(): Promise<string> {
  const built = await build({
    configFile: CONFIG,
    configLoader: 'runner',
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: WORKER, output: { codeSplitting: false } } },
  });
  if (!('output' in built)) throw new Error('one script was asked for');
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${others.length} files beside the script`);
  return script.code;
}

/** Serves an empty page and scripts by path, on this machine only; `url` ends with a slash. */
export async function servePage(scripts: {
  readonly [path: string]: string;
}): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const script = scripts[url];
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><title>Destrier</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/` };
}
