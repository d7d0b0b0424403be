import { join } from 'node:path';
import { root, workspaces } from './workspaces.mjs';

/** Where a bundler finds every package by name: its sources, never a build that may be stale. */
export function sources() {
  return workspaces().flatMap((workspace) =>
    Object.entries(workspace.exports).map(([subpath, target]) => ({
      find: new RegExp(`^${workspace.name}${subpath.slice(1)}$`),
      replacement: join(
        root,
        workspace.folder,
        target.default.replace('./dist/', '').replace(/\.js$/, '.ts'),
      ),
    })),
  );
}
