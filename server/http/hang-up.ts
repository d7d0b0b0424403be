import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections are looked at once the server closes, and how long a request may still take then. */
const LOOK_MS = 50;
const LONGEST_MS = 10_000;

/**
 * Lets a server that closes end its connections as soon as they are of no use. Node itself would wait for those that
 * become idle only after it began to close, and for those on which browsers never asked anything.
 */
export function hangUpWhenClosing(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    const looking = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_MS);
    // Also sockets whose client does not say goodbye.
    const end = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, LONGEST_MS);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(end);
    });
  };
}
