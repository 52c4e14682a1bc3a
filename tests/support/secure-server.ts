import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { Certificate } from './make-certificate';

export interface SecureServer {
  port: number;
  /** Host headers of the requests. */
  hosts: string[];
  /** SNI names of handshakes. */
  names: (string | false)[];
  stop: () => Promise<void>;
}

/** A local website with this certificate that agrees to these protocols, and answers each request with `hello`. */
export async function startSecureServer(
  { key, cert }: Certificate,
  ALPNProtocols: readonly string[] = ['http/1.1'],
): Promise<SecureServer> {
  const hosts: string[] = [];
  const names: (string | false)[] = [];
  const server: Server = createServer(
    { key, cert, ALPNProtocols: [...ALPNProtocols] },
    (request, response) => {
      hosts.push(request.headers.host ?? '');
      response.end('hello');
    },
  );
  server.on('secureConnection', ({ servername }) => void names.push(servername || false));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    hosts,
    names,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
