/**
 * `node serve-plain-page.ts page.html` serves one page on a free port of this machine, compressed once, and prints the
 * port. A separate process, so that memory and speed are those of a small static server. Run directly by Node.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const [, , file = ''] = process.argv;
const page = readFileSync(file);
const compressed = gzipSync(page);
const server = createServer((request, response) => {
  if (request.url !== '/') {
    response.writeHead(404).end();
    return;
  }
  const isCompressed = String(request.headers['accept-encoding']).includes('gzip');
  const body = isCompressed ? compressed : page;
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=0',
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('No port was given.');
process.stdout.write(`${address.port}\n`);
