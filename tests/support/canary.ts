import { once } from 'node:events';
import { createServer } from 'node:http';

export interface Canary {
  port: number;
  hits: () => number;
  stop: () => Promise<void>;
}

/** Starts a local server that the site's fetcher must not reach; if possible on a web port, where only the address rule protects it. */
export async function startCanary(
  host = '127.0.0.1',
  ports: readonly number[] = [8080, 8443, 0],
): Promise<Canary> {
  let hits = 0;
  const server = createServer((_request, response) => response.end('secret'));
  server.on('connection', () => {
    hits += 1;
  });
  for (const port of ports) {
    server.listen(port, host);
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) break;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    hits: () => hits,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
