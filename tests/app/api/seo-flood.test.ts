import '@/tests/support/route-environment';
import { POST as analyse } from '@/app/api/seo-analysis/route';
import { POST as audit } from '@/app/api/seo-audit/route';
import { postForm, postJson } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';

describe('the SEO tools, asked too often', () => {
  it.each([
    ['/api/seo-analysis', analyse, 10],
    ['/api/seo-audit', audit, 5],
  ] as const)('%s pauses a client and says for how long', async (path, endpoint, most) => {
    const post = (clientAddress: string) => postJson(endpoint, path, { url: '' }, { clientAddress });
    for (let count = 0; count < most; count += 1) expect((await post('203.0.113.5')).status).toBe(422);
    const refused = await post('203.0.113.5');
    expectFailure(refused, { status: 429, code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('203.0.113.6')).status).toBe(422);
  });

  it('takes no order from another website', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const [path, endpoint] of [
      ['/api/seo-analysis', analyse],
      ['/api/seo-audit', audit],
    ] as const) {
      const answer = await postJson(
        endpoint,
        path,
        { url: 'example.com' },
        { headers, clientAddress: '203.0.113.7' },
      );
      expectFailure(answer, { status: 403, code: 'cross_site' });
    }
  });

  it('takes no form where JSON is asked for', async () => {
    const answer = await postForm(
      analyse,
      '/api/seo-analysis',
      { url: 'x' },
      { clientAddress: '203.0.113.8' },
    );
    expectFailure(answer, { status: 415, code: 'unsupported_type' });
  });
});
