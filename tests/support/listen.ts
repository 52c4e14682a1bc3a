import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';

interface Place {
  host?: string;
  port?: number;
}

/** Lets a server of any protocol listen, by default on a free port of 127.0.0.1. */
export async function listen(server: Server, { host = '127.0.0.1', port: wanted = 0 }: Place = {}) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const { port } = address;
  return {
    port,
    host: `${host}:${port}`,
    origin: `http://${host}:${port}`,
    /** Cuts all connections, and resolves when the server has ended. */
    stop: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Answers requests by HTTP. */
export const serve = (answer: RequestListener, place?: Place) => listen(createServer(answer), place);
