import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { enquiry, postForm, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';

beforeAll(() => migrateToLatest(database()));
afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

const countLeads = async () => (await database().selectFrom('leads').select('id').execute()).length;

describe('a flood of enquiries', () => {
  const flood = async (clientAddress: string, count: number, headers = (_: number) => ({})) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      statuses.push((await postJson(enquiry, { clientAddress, headers: headers(index) })).status);
    }
    return statuses;
  };
  const tenTaken = Array(10).fill(200);

  it('is stopped after ten in a minute, with the time to wait, and stops nobody else [API-47]', async () => {
    expect(await flood('203.0.113.50', 10)).toEqual(tenTaken);
    const before = await countLeads();
    const answer = await postJson(enquiry, { clientAddress: '203.0.113.50' });
    expectFailure(answer, { status: 429, code: 'rate_limited' });
    const retryAfter = Number(answer.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(await countLeads()).toBe(before);
    expect((await postJson(enquiry, { clientAddress: '203.0.113.51' })).status).toBe(200);
  });

  it('is stopped whatever X-Forwarded-For it invents', async () => {
    const statuses = await flood('203.0.113.60', 11, (index) => ({ 'x-forwarded-for': `9.9.9.${index}` }));
    expect(statuses).toEqual([...tenTaken, 429]);
  });

  it('is stopped when it wanders through the addresses of one IPv6 customer', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await postJson(enquiry, { clientAddress: `2001:db8:1:2:${index}::7` })).status);
    }
    expect(statuses).toEqual([...tenTaken, 429]);
  });

  it('counts forms too, and sends them back to the page with the time to wait', async () => {
    await flood('203.0.113.70', 10);
    const answer = await postForm(enquiry, { clientAddress: '203.0.113.70' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#not-sent']);
  });
});
