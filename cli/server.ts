import type { Config } from '@destrier/server';
import { CommandError, wrongOption } from './errors.js';

/** The server and all it is made of: read only by the commands that need it. */
export const serverOf = () => import('@destrier/server');

export const SERVER = {
  data: { kind: 'text', value: 'folder', about: 'the folder in which everything is kept (data)' },
} as const;

/** Those of the settings that can be given on the command line. */
export const FLAGS = ['data', 'host', 'port', 'public-url', 'log-level'] as const;
export type Flags = { readonly [flag in (typeof FLAGS)[number]]?: string | undefined };

/** What the flags and the environment say; docs/operations.md lists all of it. */
export function configFrom(
  { readConfig, ConfigError }: Awaited<ReturnType<typeof serverOf>>,
  env: { readonly [name: string]: string | undefined },
  given: Flags,
): Config {
  try {
    return readConfig(env, Object.fromEntries(FLAGS.map((flag) => [flag, given[flag]])));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw wrongOption(error.message, 'docs/operations.md lists what can be set');
  }
}

/** Something about the data that the operator can mend. */
export function storageError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return new CommandError('storage.unavailable', error.message, 'see docs/operations.md');
}
