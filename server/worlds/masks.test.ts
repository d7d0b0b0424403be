import { expect, it } from 'vitest';
import { masked } from './masks.js';

const ids = new Map([
  ['k3j', '<table>'],
  ['xY-_', '<person 0>'],
]);

it('takes ids, times, commitments and checksums out', () => {
  expect(masked('{"table":"k3j","at":17,"person":"xY-_","commitment":"sha256:0a"}', ids)).toBe(
    '{"table":"<table>","at":0,"person":"<person 0>","commitment":}',
  );
  const record = 'commitment sha256:0a\nsetup #0123456789ab\nend sha256:';
  expect(masked(`${record}${'0'.repeat(64)}\n`, ids)).toBe('commitment \nsetup #\nend sha256:\n');
});

it.each([
  '{"seq":3,"count":5,"left":[7],"known":["lion-9"]}',
  '{"ask":"12.1","option":"give lion-9","at":"here"}',
  '1 0 give lion-9 #0123456789',
  'shape sha256:0a',
])('leaves %s as it is', (text) => {
  expect(masked(text, ids)).toBe(text);
});
