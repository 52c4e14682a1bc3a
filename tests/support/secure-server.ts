import { createServer } from 'node:https';
import { listen } from './listen';
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
  const server = createServer({ key, cert, ALPNProtocols: [...ALPNProtocols] }, (request, response) => {
    hosts.push(request.headers.host ?? '');
    response.end('hello');
  });
  server.on('secureConnection', ({ servername }) => void names.push(servername || false));
  const { port, stop } = await listen(server);
  return {
    port,
    hosts,
    names,
    stop,
  };
}
