import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { PlatformOutput } from './platform-output';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves what the platform serves as it was built, with its headers: pages and files. Functions answer 404 here. */
export async function servePlatformOutput(output: PlatformOutput) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    // A followed link asks for the page in Next's own format, in which the function answers.
    const answer = request.headers.rsc ? undefined : output.answer(pathname);
    if (!answer) return void response.writeHead(404).end();
    const type = types[path.extname(answer.file)];
    response.writeHead(200, { ...(type && { 'content-type': type }), ...answer.headers });
    response.end(readFileSync(answer.file));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${address.port}`, stop };
}
