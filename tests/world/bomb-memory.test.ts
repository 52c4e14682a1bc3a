import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { programFile } from '@/scripts/process/program-file';
import { heavyDocuments } from '@/tests/support/heavy-documents';
import { type HostileServer, head, says, startHostileServer } from '@/tests/support/hostile-server';

const rootDir = path.resolve(__dirname, '../..');
const documents = Object.values(heavyDocuments);
const hosts = Array.from({ length: 20 }, (_, index) => `127.0.0.${index + 2}`);
const text = (type: string) => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n\r\n`;
let server: HostileServer;

beforeAll(async () => {
  server = await startHostileServer('0.0.0.0');
  server.at('/ordinary', says(head(), '<!doctype html><title>Plumbing</title><p>We come to you.'));
  for (const [index, document] of documents.entries()) {
    server.at(`/${index}`, says(head('content-encoding: gzip'), gzipSync(document())));
  }
  server.at('/robots.txt', says(text('text/plain'), 'User-agent: *\n', 'Disallow: /x\n'.repeat(39_000)));
  const address = '<url><loc>https://a.example/b</loc></url>';
  server.at('/sitemap.xml', says(text('text/xml'), '<urlset>', address.repeat(120_000), '</urlset>'));
});
afterAll(() => server.stop());

// The parser's process comes on top: its heap is limited, and it ends when idle.
it('twenty bombs of six megabytes at once take the site less than 300 MB, and none of them fails', async () => {
  const addresses = hosts.map((host, index) => `http://${host}:${server.port}/${index % documents.length}`);
  const ordinary = `http://127.0.0.1:${server.port}/ordinary`;
  const allowed = ['127.0.0.1', ...hosts].map((host) => `${host}:${server.port}`).join(',');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      programFile(rootDir, 'tsx'),
      '--conditions=react-server',
      'tests/support/audit-memory-process.ts',
      ordinary,
      ...addresses,
    ],
    {
      cwd: rootDir,
      timeout: 280_000,
      env: { ...process.env, RATE_LIMITS: 'off', OUTBOUND_ALLOW: allowed, PAGESPEED_API_KEY: '' },
    },
  );
  const { failed, grownMb } = z.object({ failed: z.int(), grownMb: z.int() }).parse(JSON.parse(stdout));
  expect(failed).toBe(0);
  expect(grownMb).toBeLessThan(300);
}, 300_000);
