import { describe, expect, it } from 'vitest';
import { addressesForOthers, isAlone, type Networks } from './addresses.js';
import { readConfig } from './config.js';

const lan = (address: string, internal = false) => ({
  address,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
  family: 'IPv4' as const,
  internal,
});

const NETWORKS: Networks = {
  lo: [lan('127.0.0.1', true)],
  docker0: [lan('172.17.0.1')],
  eth0: [lan('192.168.1.20'), { ...lan('fe80::1'), family: 'IPv6', scopeid: 2 } as const],
};

const at = (env: Record<string, string>): readonly string[] =>
  addressesForOthers(readConfig(env), 8080, NETWORKS);

describe('addressesForOthers', () => {
  it('names every address of the machine where it listens on all, its inner networks last', () => {
    const both = ['http://192.168.1.20:8080/', 'http://172.17.0.1:8080/'];
    expect(at({ HOST: '0.0.0.0' })).toEqual(both);
    expect(at({ HOST: '::' })).toEqual(both);
  });

  it('names only the address on which it listens', () => {
    expect(at({ HOST: '192.168.1.20' })).toEqual(['http://192.168.1.20:8080/']);
    expect(at({ HOST: 'fd00::5' })).toEqual(['http://[fd00::5]:8080/']);
  });

  it('names none where nobody else gets in', () => {
    expect(at({})).toEqual([]);
    expect(at({ HOST: 'localhost' })).toEqual([]);
  });

  it('names the public address before all others', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0'])
      expect(at({ HOST, PUBLIC_URL: 'https://games.example.org/play' })).toEqual([
        'https://games.example.org/play/',
      ]);
  });
});

it('knows what only this machine reaches', () => {
  for (const host of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', 'localhost'])
    expect([host, isAlone(host)]).toEqual([host, true]);
  for (const host of ['0.0.0.0', '::', '192.168.1.127', '12.127.0.1', 'club.lan'])
    expect([host, isAlone(host)]).toEqual([host, false]);
});
