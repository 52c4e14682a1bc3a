import '@/tests/support/route-environment';
import { POST } from '@/app/api/payment-return/route';
import { brand } from '@/lib/config/brand';
import { onlyLead, outbox, storedLeads, withContactDatabase } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

withContactDatabase();

const path = '/api/payment-return';
const paid = { provider: 'stripe', reference: 'cs_test_a1b2c3d4e5f6g7h8i9', paidFor: 'gold', locale: 'de' };
let clients = 0;

function tell(
  body: object,
  { headers = {}, clientAddress }: { headers?: object; clientAddress?: string } = {},
) {
  clients += 1;
  return callRoute(POST, {
    path,
    method: 'POST',
    clientAddress: clientAddress ?? `10.7.0.${clients}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('POST /api/payment-return', () => {
  it('notifies staff of a reached payment page, with package and reference, as unverified', async () => {
    const answer = await tell(paid);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    const lead = await onlyLead();
    expect(lead).toMatchObject({
      name: 'Payment page reached (unverified)',
      email: brand.supportEmail,
      source: 'payment-page',
      page: '/success',
      locale: 'de',
    });
    expect(lead.message).toContain('UNVERIFIED');
    expect(lead.message).toContain('Provider: Stripe');
    expect(lead.message).toContain('Reference: cs_test_a1b2c3d4e5f6g7h8i9');
    expect(lead.message).toContain('Package: gold ($850 a month)');
    expect(await outbox()).toMatchObject([{ kind: 'lead', status: 'pending' }]);
    await answer.finish();
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  it('reports each reference once, also for repeated and concurrent requests', async () => {
    await Promise.all([1, 2, 3].map(() => tell(paid)));
    expect((await tell({ ...paid, provider: 'unknown', paidFor: undefined })).status).toBe(200);
    expect(await storedLeads()).toHaveLength(1);
    await tell({ ...paid, reference: 'I-BW452GLLEP1G', provider: 'paypal' });
    expect(await storedLeads()).toHaveLength(2);
  });

  it.each([
    [undefined, 'Package: the address doesn’t say'],
    ['P-5ML4271244454362WXNWU5NQ', 'Package: none of ours, the address says P-5ML4271244454362WXNWU5NQ'],
    ['<b>gold</b>', 'Package: the address doesn’t say'],
    [42, 'Package: the address doesn’t say'],
  ])('says of the package %j what is known', async (paidFor, line) => {
    await tell({ ...paid, paidFor });
    expect((await onlyLead()).message).toContain(line);
  });

  it.each([
    ['reference', undefined],
    ['reference', 'short-7'],
    ['reference', 'x'.repeat(256)],
    ['reference', { $ne: '' }],
    ['provider', 'bank'],
  ])('refuses the %s %j', async (field, value) => {
    const answer = await tell({ ...paid, [field]: value });
    expectFailure(answer, {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { [field]: [expect.any(String)] },
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('takes nothing from other websites, and no GET', async () => {
    const foreign = await tell(paid, { headers: { origin: 'https://evil.example' } });
    expectFailure(foreign, { status: 403, code: 'cross_site' });
    const { GET } = await import('@/app/api/payment-return/route');
    expect((await callRoute(GET, { path })).status).toBe(405);
    expect(await storedLeads()).toEqual([]);
  });

  it('accepts five a minute from one client', async () => {
    const clientAddress = '10.8.0.1';
    for (let index = 0; index < 5; index += 1) {
      const answer = await tell({ ...paid, reference: `cs_test_1234567${index}` }, { clientAddress });
      expect(answer.status).toBe(200);
    }
    const sixth = await tell({ ...paid, reference: 'cs_test_99999999' }, { clientAddress });
    expectFailure(sixth, { status: 429, code: 'rate_limited' });
    expect(await storedLeads()).toHaveLength(5);
  });
});
