import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './listen';

export interface PrivateListener {
  port: number;
  /** TCP connections and UDP datagrams received. */
  hits: () => number;
  datagrams: () => number;
  /** First segments of requested paths, each once. */
  paths: () => string[];
  forget: () => void;
  stop: () => Promise<void>;
}

/** Starts a local service that no page may reach, by TCP or UDP. It responds to every request. */
export async function startPrivateListener(): Promise<PrivateListener> {
  let hits = 0;
  let received = 0;
  const paths = new Set<string>();
  const server = createServer((socket) => {
    hits += 1;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const [, path] = /^[A-Z]+ \/([\w-]+)/.exec(chunk.toString('latin1')) ?? [];
      if (path) paths.add(path);
      socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret');
    });
  });
  const { port, stop } = await listen(server);
  const udp = createSocket('udp4');
  udp.on('message', () => {
    hits += 1;
    received += 1;
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return {
    port,
    hits: () => hits,
    datagrams: () => received,
    paths: () => [...paths],
    forget: () => {
      hits = 0;
      paths.clear();
    },
    stop: async () => {
      udp.close();
      await stop();
    },
  };
}
