import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { Lockstep, type Dialect } from './lockstep.js';

/** Two who count to three; what is not a number is about something else. */
const counting: Dialect = {
  momentOf: (text) => (/^\d$/.test(text) ? Number(text) : null),
  reply: ([told]) => (told === '3' ? null : { seat: Number(told) % 2, text: `after ${told}` }),
};

function two(): { sockets: WebSocket[]; hear(seat: number, text: string): void; sent: string[] } {
  const sent: string[] = [];
  const sockets = [0, 1].map((seat) =>
    Object.assign(new EventEmitter(), { send: (text: string) => sent.push(`${seat}: ${text}`) }),
  );
  return {
    sockets: sockets as unknown as WebSocket[],
    hear: (seat, text) => void sockets[seat]?.emit('message', Buffer.from(text)),
    sent,
  };
}

it('goes on when every seat has seen the last choice, and not before', async () => {
  const { sockets, hear, sent } = two();
  const match = new Lockstep(sockets, counting);
  const begun = match.begun();
  hear(0, '1');
  hear(1, 'news');
  hear(1, '1');
  await begun;
  expect(sent).toEqual([]);
  const played = match.play();
  expect(sent).toEqual(['1: after 1']);
  hear(0, '2');
  expect(sent).toHaveLength(1);
  hear(1, '2');
  expect(sent).toEqual(['1: after 1', '0: after 2']);
  hear(1, '3');
  hear(0, '3');
  expect(await played).toBe(2);
});

it('is no longer told of by sockets that play another match', () => {
  const { sockets, hear, sent } = two();
  void new Lockstep(sockets, counting).play();
  void new Lockstep(sockets, counting).play();
  hear(0, '1');
  hear(1, '1');
  expect(sent).toEqual(['1: after 1']);
});
