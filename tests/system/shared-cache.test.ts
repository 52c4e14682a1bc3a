import { request } from 'node:http';
import { type BuiltSite, isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { allTests } from '@/tests/support/started';
import { blankSettings } from '../support/browser-environment';
import { tempDir } from '../support/temp-dir';

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

const data = tempDir('shared-cache');
afterAll(() => data.remove());

interface Answer {
  status: number;
  control: string;
  type: string;
  location: string;
}

function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (response) => {
      const { 'cache-control': control = '', 'content-type': type = '', location = '' } = response.headers;
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, control, type, location }));
    })
      .once('error', reject)
      .end();
  });
}

/** For a link that is followed, one that comes into view, and a part of a page. */
const requests: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
];

/** A cache as some content delivery networks are set up: by path alone, without looking at `Vary`. */
function startCache(origin: string) {
  const kept = new Map<string, Answer>();
  return async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const [key = ''] = path.split('?');
    const known = kept.get(key);
    if (known) return known;
    const answer = await ask(origin + path, headers);
    const mayKeep =
      /public|s-maxage/.test(answer.control) && !/private|no-store|no-cache/.test(answer.control);
    if (answer.status === 200 && mayKeep) kept.set(key, answer);
    return answer;
  };
}

describe('a shared cache that ignores the query', () => {
  // A process that is late for a moment refuses prefetches, which is tested with the gate.
  const site: BuiltSite = allTests(() =>
    startBuiltSite({ ...blankSettings(), DATA_DIR: data.path, RENDERING: 'off', LOAD_SHEDDING: 'off' }),
  );

  it.each(['/about', '/', '/fa/services', '/blog'])(
    'shows visitors of %s the page, whoever asked for its data before',
    async (path) => {
      const visit = startCache(site.origin);
      for (const asked of requests) {
        const first = await visit(path, asked);
        const data = first.location
          ? await visit(first.location.replace(/^https?:\/\/[^/]+/, ''), asked)
          : first;
        expect(data.type).toContain('text/x-component');
        expect(data.control).toBe('private, no-cache');
      }
      const page = await visit(path);
      expect(page.type).toContain('text/html');
      expect(page.control).toContain('s-maxage=60');
      expect(await visit(path)).toBe(page);
    },
  );

  it('is told the same of a client that offers another protocol', async () => {
    const { status, type } = await ask(`${site.origin}/contact`, { connection: 'Upgrade', upgrade: 'h2c' });
    expect([status, type]).toEqual([200, expect.stringContaining('text/html')]);
  });
});
