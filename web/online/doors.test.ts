import { expect, it } from 'vitest';
import { isLocal, linksFor } from './doors.js';

const HASH = '#/table/t1?key=secret';
const OWN = `http://localhost:8080/${HASH}`;

it('invites to the addresses that others reach, from a page that only this machine reaches', () => {
  const addresses = ['http://192.168.1.20:8080/', 'http://10.0.0.5:8080/'];
  expect(linksFor(OWN, { addresses, alone: false })).toEqual({
    links: [`http://192.168.1.20:8080/${HASH}`, `http://10.0.0.5:8080/${HASH}`],
    trouble: null,
  });
});

it('keeps the path of the public address', () => {
  const addresses = ['https://games.example.org/play/'];
  expect(linksFor(OWN, { addresses, alone: false }).links).toEqual([
    `https://games.example.org/play/${HASH}`,
  ]);
});

it('says why nobody else gets in: by what the server does, not by where the page was opened', () => {
  expect(linksFor(OWN, { addresses: [], alone: true }).trouble).toBe('alone');
  expect(linksFor(OWN, { addresses: [], alone: false })).toEqual({
    links: [OWN],
    trouble: 'unknown',
  });
});

it('says nothing before the server has answered', () => {
  expect(linksFor(OWN, null)).toEqual({ links: [OWN], trouble: null });
});

it('leaves an address alone by which somebody came from elsewhere', () => {
  const own = `http://club.lan/${HASH}`;
  expect(linksFor(own, { addresses: ['http://10.0.0.5/'], alone: false }).links).toEqual([own]);
});

it('knows the names of this machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect([host, isLocal(`http://${host}:8080/`)]).toEqual([host, true]);
  for (const host of ['localhost.club.lan', '192.168.1.127', '127.example.org', '[::2]'])
    expect([host, isLocal(`http://${host}:8080/`)]).toEqual([host, false]);
});
