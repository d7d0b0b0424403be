import { expect, it } from 'vitest';
import { ConfigError, readConfig, settings, unknownVariables } from './config.js';

const wrong = (env: Record<string, string>, flags: Record<string, string> = {}): string => {
  try {
    readConfig(env, flags);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
};

it('needs nothing', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ folder: 'data', host: '127.0.0.1', port: 8080, trustProxy: [] });
  expect(config.limits).toMatchObject({ body: 262_144, record: 2_097_152, personConnections: 10 });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.place).toBeUndefined();
});

it('takes a flag before the environment, and the environment before the usual', () => {
  expect(readConfig({ PORT: '81' }).port).toBe(81);
  expect(readConfig({ PORT: '81' }, { port: '82' }).port).toBe(82);
  expect(readConfig({ PORT: '' }, { port: '' }).port).toBe(8080);
});

it('names every variable that is wrong, and never says its value', () => {
  const words = wrong({
    PORT: '65536',
    LOG_LEVEL: 'loud',
    DESTRIER_SECRET: 'hunter2',
    DATABASE_URL: 'mysql://user:hunter2@db',
    DESTRIER_LIMIT_BODY: '-1',
  });
  for (const name of [
    'PORT',
    'LOG_LEVEL',
    'DESTRIER_SECRET',
    'DATABASE_URL',
    'DESTRIER_LIMIT_BODY',
  ])
    expect(words).toMatch(new RegExp(`^${name} must `, 'm'));
  expect(words).not.toContain('hunter2');
  expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
});

it('names a flag that is wrong, and one that is not known', () => {
  expect(wrong({}, { port: 'x' })).toMatch(/^--port must be a whole number from 0 to 65535\.$/);
  expect(wrong({}, { secret: 'x'.repeat(32) })).toMatch(/^--secret is not known/);
});

it('refuses a folder on the command line beside a database: one of them would be ignored', () => {
  const DATABASE_URL = 'postgres://user:hunter2@db/destrier';
  expect(wrong({ DATABASE_URL }, { data: 'data' })).toMatch(/^--data and DATABASE_URL name two/);
  expect(wrong({ DATABASE_URL }, { data: 'data' })).not.toContain('hunter2');
  expect(readConfig({ DATABASE_URL, DESTRIER_DATA: 'data' }).databaseUrl).toBe(DATABASE_URL);
  expect(readConfig({}, { data: 'kept' }).folder).toBe('kept');
});

it('finds variables that are misspelt, and none that belong to others', () => {
  const env = { DESTRIER_LIMIT_GEUSTS: '5', DESTRIER_LIMIT_GUESTS: '5', LIMIT: '', PATH: '/bin' };
  expect(unknownVariables(env)).toEqual(['DESTRIER_LIMIT_GEUSTS']);
  expect(unknownVariables({ DESTRIER_BROWSER: 'x', DESTRIER_BROWSERS: 'x' })).toEqual([
    'DESTRIER_BROWSERS',
  ]);
});

it('reads the public address with its path', () => {
  const placeOf = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).place;
  expect(placeOf('https://games.example.org/')).toEqual({
    origin: 'https://games.example.org',
    base: '',
    secure: true,
  });
  expect(placeOf('http://club.lan:8080/play/')).toEqual({
    origin: 'http://club.lan:8080',
    base: '/play',
    secure: false,
  });
});

it.each(['club.lan', 'ftp://club.lan', 'http://me:pass@club.lan', 'http://club.lan/?a=1'])(
  'does not take %s for a public address',
  (PUBLIC_URL) => {
    expect(wrong({ PUBLIC_URL })).toMatch(/^PUBLIC_URL must be an address such as/);
  },
);

it('believes proxies by address, network or name', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 ::1,loopback' });
  expect(trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'loopback']);
  for (const TRUST_PROXY of ['true', '*', '10.0.0.0/33', '10.0.0/8', 'proxy.lan'])
    expect(wrong({ TRUST_PROXY })).toMatch(/^TRUST_PROXY must be/);
});

it('tells of every setting in one sentence, and gives no flag to a secret', () => {
  for (const { name, about } of settings) {
    expect(name).toMatch(/^[A-Z_]+$/);
    expect(about).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
  const flagged = settings.flatMap(({ name, flag }) => (flag === undefined ? [] : [name]));
  expect(flagged).not.toContain('DESTRIER_SECRET');
  expect(flagged).not.toContain('DATABASE_URL');
});
