import '@/tests/support/route-environment';
import { POST } from '@/app/api/business-growth-analysis/route';
import { postJson } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';

it('the growth analysis pauses a client that asks too often, and says for how long', async () => {
  const post = (clientAddress: string) =>
    postJson(POST, '/api/business-growth-analysis', {}, { clientAddress });
  for (let count = 0; count < 5; count += 1) expect((await post('203.0.113.5')).status).toBe(422);
  const refused = await post('203.0.113.5');
  expectFailure(refused, { status: 429, code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('203.0.113.6')).status).toBe(422);
});
