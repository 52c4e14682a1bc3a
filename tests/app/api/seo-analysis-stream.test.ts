import '@/tests/support/audit-environment';
import { z } from 'zod';
import { POST } from '@/app/api/seo-analysis/route';
import { postJson, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { sends } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

const site = withTargetSite();
const post = (body: object, headers?: Record<string, string>) =>
  postJson(POST, '/api/seo-analysis', body, { headers });

describe('POST /api/seo-analysis as a stream', () => {
  const stream = (url: string, parts: object = {}) =>
    post({ url, ...parts }, { accept: 'application/x-ndjson' });
  const linesOf = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('sends the stages as they begin, and then the same answer', async () => {
    const answer = await stream(site().url);
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const plain = z.object({ result: z.unknown() }).parse((await post({ url: site().url })).body);
    expect(linesOf(answer.text)).toEqual([
      { stage: 'fetching' },
      { stage: 'reading' },
      { stage: 'checking' },
      { result: plain.result },
    ]);
  });

  it('sends the current stage to a later caller', async () => {
    const [first, second] = await Promise.all([stream(site().url), stream(site().url)]);
    expect(linesOf(second.text)).toEqual(linesOf(first.text));
  });

  it('ends with the reason when the website cannot be read', async () => {
    site().page = sends(200, '', { 'content-type': 'image/png' });
    expect(linesOf((await stream(site().url)).text)).toEqual([
      { stage: 'fetching' },
      {
        error: {
          success: false,
          code: 'not_html',
          message: expect.stringMatching(/file, not to a web page/),
        },
      },
    ]);
  });

  it('refuses an address with its status, as without a stream', async () => {
    expectFailure(await stream('http://localhost/'), { status: 422, code: 'url_not_allowed' });
  });
});
