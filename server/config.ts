import { isIP } from 'node:net';
import { z } from 'zod';

/** Where people find the server, if it is known. */
export interface PublicPlace {
  readonly origin: string;
  /** The path under which everything is served: empty, or with a slash in front and none behind. */
  readonly base: string;
  readonly secure: boolean;
}

/** One thing that an operator can set. */
interface Setting<T extends z.ZodType = z.ZodType> {
  /** In the environment. */
  readonly name: string;
  /** On the command line, for what is not a secret: `--port 8080`. */
  readonly flag?: string;
  /** The default, as the operator would write it; undefined if there is none. */
  readonly usual?: string;
  /** One sentence. */
  readonly about: string;
  readonly schema: T;
}

const setting = <T extends z.ZodType>(one: Setting<T>): Setting<T> => one;

function whole(least: number, most: number) {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, wrong)
    .transform(Number)
    .refine((number) => number >= least && number <= most, wrong);
}

const count = whole(1, 1_000_000_000);

function placeOf(text: string, context: z.RefinementCtx<string>): PublicPlace {
  const url = URL.canParse(text) ? new URL(text) : null;
  const good =
    (url?.protocol === 'http:' || url?.protocol === 'https:') &&
    url.search + url.hash + url.username + url.password === '';
  if (url === null || !good) {
    context.addIssue(
      'must be an address such as https://games.example.org or http://club.lan/play',
    );
    return z.NEVER;
  }
  return {
    origin: url.origin,
    base: url.pathname.replace(/\/+$/, ''),
    secure: url.protocol === 'https:',
  };
}

/** Fastify also knows names such as `loopback` for whole networks. */
function isBelieved(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const most = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && fits && more.length === 0;
}

const believed = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (parts) => parts.every(isBelieved),
    'must be addresses, networks or the names loopback, linklocal and uniquelocal, with commas between them, such as 127.0.0.1,10.0.0.0/8',
  );

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const SETTINGS = {
  folder: setting({
    name: 'DESTRIER_DATA',
    flag: 'data',
    usual: 'data',
    about: 'The folder in which everything is kept.',
    schema: z.string(),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    about:
      'A PostgreSQL database to keep everything in instead, for several processes: postgres://user:password@host:5432/name.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  }),
  host: setting({
    name: 'HOST',
    flag: 'host',
    usual: '127.0.0.1',
    about: 'The address to listen on; 0.0.0.0 lets others in the network in.',
    schema: z.string(),
  }),
  port: setting({
    name: 'PORT',
    flag: 'port',
    usual: '8080',
    about: 'The port to listen on; 0 takes any that is free.',
    schema: whole(0, 65_535),
  }),
  place: setting({
    name: 'PUBLIC_URL',
    flag: 'public-url',
    about:
      'The address that people type, with a path if the server has only part of a site; needed behind a proxy, which passes the path on unchanged. A page that is opened at another address cannot play.',
    schema: z.string().transform(placeOf).optional(),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    usual: '',
    about:
      'Proxies that are believed when they say for whom they ask: addresses, networks such as 10.0.0.0/8, or the names loopback, linklocal and uniquelocal.',
    schema: believed,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    flag: 'log-level',
    usual: 'info',
    about: `How much is logged: ${LOG_LEVELS.join(', ')}.`,
    schema: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }),
  }),
  metricsToken: setting({
    name: 'METRICS_TOKEN',
    about:
      'What a program must show to read /metrics, as "Authorization: Bearer …"; without it anybody may.',
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
  }),
  secret: setting({
    name: 'DESTRIER_SECRET',
    about: 'The key that signs cookies; without it one is made and kept with the data.',
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
  }),
} as const;

const LIMITS = {
  body: setting({
    name: 'DESTRIER_LIMIT_BODY',
    usual: '262144',
    about: 'Bytes that a request may have.',
    schema: count,
  }),
  record: setting({
    name: 'DESTRIER_LIMIT_RECORD',
    usual: '2097152',
    about: 'Bytes that a request with a record may have.',
    schema: count,
  }),
  personRequests: setting({
    name: 'DESTRIER_LIMIT_PERSON',
    usual: '600',
    about: 'Requests and frames of one person in a minute, besides what they do in games.',
    schema: count,
  }),
  personActions: setting({
    name: 'DESTRIER_LIMIT_ACTIONS',
    usual: '600',
    about: 'What one person may do in games in a minute: choices, and choices taken back.',
    schema: count,
  }),
  chatLines: setting({
    name: 'DESTRIER_LIMIT_CHAT',
    usual: '20',
    about: 'Lines that one person may say at one table in a minute.',
    schema: count,
  }),
  history: setting({
    name: 'DESTRIER_LIMIT_HISTORY',
    usual: '300',
    about: 'Earlier moments of games that one person may look at in a minute.',
    schema: count,
  }),
  packs: setting({
    name: 'DESTRIER_LIMIT_PACKS',
    usual: '10',
    about: 'Content packs that one person may send in a minute.',
    schema: count,
  }),
  addressRequests: setting({
    name: 'DESTRIER_LIMIT_ADDRESS',
    usual: '3000',
    about: 'Requests from one address in a minute.',
    schema: count,
  }),
  guests: setting({
    name: 'DESTRIER_LIMIT_GUESTS',
    usual: '60',
    about: 'New guests from one address in an hour.',
    schema: count,
  }),
  personConnections: setting({
    name: 'DESTRIER_LIMIT_PERSON_CONNECTIONS',
    usual: '10',
    about: 'Sockets and streams that one person may have open.',
    schema: count,
  }),
  addressConnections: setting({
    name: 'DESTRIER_LIMIT_ADDRESS_CONNECTIONS',
    usual: '200',
    about: 'Sockets and streams that one address may have open.',
    schema: count,
  }),
  backlog: setting({
    name: 'DESTRIER_LIMIT_BACKLOG',
    usual: '1048576',
    about: 'Bytes that may wait for a slow client before it is cut off.',
    schema: count,
  }),
  frame: setting({
    name: 'DESTRIER_LIMIT_FRAME',
    usual: '65536',
    about: 'Bytes that a frame of a client may have.',
    schema: count,
  }),
  badFrames: setting({
    name: 'DESTRIER_LIMIT_BAD_FRAMES',
    usual: '10',
    about: 'Frames that a client may get wrong before its socket is closed.',
    schema: count,
  }),
} as const;

type Read<Of extends Record<string, Setting>> = {
  readonly [Key in keyof Of]: z.output<Of[Key]['schema']>;
};

export type Limits = Read<typeof LIMITS>;
export type Config = Read<typeof SETTINGS> & { readonly limits: Limits };

/** Every setting, for the docs. */
export const settings: readonly Omit<Setting, 'schema'>[] = Object.values({
  ...SETTINGS,
  ...LIMITS,
}).map(({ schema: _, ...shown }) => shown);

/** What an operator set that cannot be; one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Given = { readonly [name: string]: string | undefined };

/** What the operator set: flags, then the environment, then the usual. An empty text counts as not set. */
export function readConfig(env: Given, flags: Given = {}): Config {
  const wrong = unknownFlags(flags);
  const read = <Of extends Record<string, Setting>>(of: Of): Read<Of> =>
    Object.fromEntries(
      Object.entries(of).map(([key, one]) => {
        const flag = one.flag === undefined ? undefined : flags[one.flag];
        const judged = one.schema.safeParse(flag || env[one.name] || one.usual);
        if (!judged.success)
          // Never the value: it may be a secret.
          wrong.push(`${flag ? `--${one.flag}` : one.name} ${judged.error.issues[0]?.message}.`);
        return [key, judged.data];
      }),
    ) as Read<Of>;
  const config = { ...read(SETTINGS), limits: read(LIMITS) };
  if (flags['data'] && config.databaseUrl !== undefined)
    wrong.push('--data and DATABASE_URL name two places to keep everything in: leave one out.');
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

/** Variables that look like ours but are not: most likely misspelt. */
export function unknownVariables(env: Given): readonly string[] {
  const known = settings.map(({ name }) => name);
  return Object.keys(env).filter((name) => OURS.test(name) && !known.includes(name));
}

/** Those of the tests are not for a server. */
const OURS = /^DESTRIER_(?!BROWSER$|TEST_)/;

function unknownFlags(flags: Given): string[] {
  const known = Object.values(SETTINGS).flatMap((one) => ('flag' in one ? [one.flag] : []));
  return Object.keys(flags)
    .filter((flag) => !known.some((one) => one === flag))
    .map(
      (flag) => `--${flag} is not known; there are ${known.map((one) => `--${one}`).join(' ')}.`,
    );
}
