import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { z } from 'zod';
import { programFile } from '@/scripts/process/program-file';
import { allTests } from '@/tests/support/started';
import { head, repeats, saysAndStalls, startHostileServer } from '../../support/hostile-server';

const rootDir = path.resolve(__dirname, '../../..');
const zeros = Buffer.alloc(256 * 1024 * 1024);
const server = allTests(startHostileServer);

beforeAll(() => {
  server.at('/gzip', saysAndStalls(head('content-encoding: gzip'), gzipSync(zeros, { level: 1 })));
  server.at('/deflate', saysAndStalls(head('content-encoding: deflate'), deflateSync(zeros, { level: 1 })));
  // Its best quality takes ten times as long as all the others.
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  server.at('/br', saysAndStalls(head('content-encoding: br'), brotliCompressSync(zeros, quick)));
  server.at('/zstd', saysAndStalls(head('content-encoding: zstd'), zstdCompressSync(zeros)));
  server.at('/endless', repeats(head(), 'a'.repeat(65_536)));
});

// The queue of visits lets four run, each with one page and small extra requests: ten complete pages at once are more
// than the maximum.
it('ten bombs at once fit into 300 MB, a good third of it the process itself', async () => {
  const paths = ['/gzip', '/deflate', '/br', '/zstd', '/endless'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      // Its process is between the two: on Linux, a process's maxRSS begins with that of the one that started it.
      programFile(rootDir, 'tsx'),
      '--conditions=react-server',
      'tests/support/bomb-memory-process.ts',
      `http://127.0.0.1:${server.port}`,
      ...paths,
    ],
    { cwd: rootDir, timeout: 25_000 },
  );
  const { truncated, peakMb } = z.object({ truncated: z.int(), peakMb: z.int() }).parse(JSON.parse(stdout));
  expect(truncated).toBe(10);
  expect(peakMb).toBeLessThan(300);
});
