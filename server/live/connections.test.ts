import { expect, it } from 'vitest';
import { Connections } from './connections.js';

const limits = { personConnections: 2, addressConnections: 3 };
const ann = { person: 'ann', address: '192.0.2.1' };

it('counts by person and by address, and gives back once', () => {
  const connections = new Connections(limits);
  const release = connections.take(ann);
  connections.take(ann);
  expect(() => connections.take(ann)).toThrow('connections.many');
  connections.take({ ...ann, person: 'bob' });
  expect(() => connections.check({ ...ann, person: 'eve' })).toThrow('connections.many');
  release();
  release();
  connections.take(ann);
  expect(() => connections.check(ann)).toThrow('connections.many');
});

it('takes all addresses of one network for one', () => {
  const connections = new Connections(limits);
  for (const person of ['ann', 'bob', 'eve'])
    connections.take({ person, address: `2001:db8::${person.length}` });
  expect(() => connections.check({ person: 'fay', address: '2001:db8::ffff' })).toThrow(
    'connections.many',
  );
  expect(() => connections.check({ person: 'fay', address: '2001:db8:0:1::1' })).not.toThrow();
});
