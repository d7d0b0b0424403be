import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PeerPackage {
  readonly name: string;
  readonly version: string;
  /** What it depends on that the measure depends on too, so that the figure does not move by itself. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Where peers are put. */
export const CACHE = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url));

/**
 * Installs a peer beside the project, once, and returns a `require` that finds it. A peer is not among the
 * project's own packages: it would double what every clone installs, for the sake of one command.
 */
export function installPeer(peer: PeerPackage): NodeJS.Require {
  const folder = join(CACHE, `${peer.name}-${peer.version}`);
  const manifest = join(folder, 'package.json');
  const dependencies = { [peer.name]: peer.version };
  const { overrides } = peer;
  const wanted = `${JSON.stringify({ private: true, dependencies, overrides })}\n`;
  if (textOf(manifest) !== wanted || installedVersion(folder, peer.name) !== peer.version) {
    process.stderr.write(`bench: installing ${peer.name} ${peer.version}\n`);
    mkdirSync(folder, { recursive: true });
    // Else npm would keep what it finds, also where an override now says otherwise.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    writeFileSync(manifest, wanted);
    install(folder, peer);
  }
  return createRequire(manifest);
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function installedVersion(folder: string, name: string): unknown {
  try {
    const path = join(folder, 'node_modules', name, 'package.json');
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return (manifest as { version?: unknown }).version;
  } catch {
    return undefined;
  }
}

function install(folder: string, { name, version }: PeerPackage): void {
  const args = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (status === 0 && installedVersion(folder, name) === version) return;
  throw new Error(`${name} ${version} could not be installed; npm says why above`);
}
