import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from './listen';
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
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    // A followed link asks for the page in Next's own format, in which the function answers.
    const answer = request.headers.rsc ? undefined : output.answer(pathname);
    if (!answer) return void response.writeHead(404).end();
    const type = types[path.extname(answer.file)];
    response.writeHead(200, { ...(type && { 'content-type': type }), ...answer.headers });
    response.end(readFileSync(answer.file));
  });
  return { origin: `http://localhost:${server.port}`, stop: server.stop };
}
