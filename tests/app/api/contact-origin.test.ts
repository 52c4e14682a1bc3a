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

describe('POST /api/contact from elsewhere', () => {
  it.each([
    [
      'a browser says that another site sends it',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'a neighbour under the same domain sends it',
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.cornerpiece.example' },
    ],
    ['its origin is another site', { origin: 'https://evil.example' }],
    ['its origin only begins like ours', { origin: 'https://cornerpiece.example.evil.example' }],
    ['its origin is hidden', { origin: 'null' }],
    ['it comes out of a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('refuses an enquiry when %s [API-47]', async (_, headers) => {
    expectFailure(await postJson(enquiry, { headers }), { status: 403, code: 'cross_site' });
    const form = await postForm(enquiry, { headers });
    expectFailure(form, { status: 403, code: 'cross_site' });
  });
});

describe('POST /api/contact from our own pages and from tools', () => {
  it.each([
    ['a browser says so', { 'sec-fetch-site': 'same-origin', origin: 'https://cornerpiece.example' }],
    ['a browser says so but hides the origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the origin is the host asked', { origin: 'http://10.1.1.5:3000', host: '10.1.1.5:3000' }],
    ['the origin is the configured site', { origin: 'https://cornerpiece.example', host: '10.1.1.5:3000' }],
    ['nothing is said, as by curl', {}],
  ])('takes an enquiry when %s', async (_, headers) => {
    expect((await postJson(enquiry, { headers })).status).toBe(200);
  });
});
