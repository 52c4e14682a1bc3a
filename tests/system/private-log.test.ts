import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type RunningSite, startSite } from '@/tests/support/route-site';
import { startTargetSite, type TargetSite } from '@/tests/support/target-site';

/** Part of everything that the visitors of this test enter. */
const mark = 'zyxmark';
const phone = '0477 123 981';
const email = `${mark}.person@marked-mail.example`;
const marked = /zyxmark|0477 ?123 ?981/i;

const line = z.looseObject({ level: z.string(), msg: z.string(), requestId: z.string().optional() });

let site: RunningSite;
let target: TargetSite;

beforeAll(async () => {
  target = await startTargetSite();
  site = await startSite({
    LOG_LEVEL: 'debug',
    RATE_LIMITS: 'off',
    OUTBOUND_ALLOW: target.host,
    STAFF_EMAILS: email,
    OPEN_METEO_BASE_URL: 'http://127.0.0.1:9',
    OPEN_METEO_GEOCODING_BASE_URL: 'http://127.0.0.1:9',
    IP_LOOKUP_BASE_URL: 'http://127.0.0.1:9',
  });
});
afterAll(async () => {
  await site.stop();
  await target.stop();
});

function bodies(): [path: string, body: object][] {
  const businessName = `${mark} Motors`;
  const url = `${target.url}?${mark}`;
  return [
    ['/api/contact', { name: `${mark} Ann`, email, phone, message: `Call me, ${mark}`, source: mark }],
    ['/api/contact', { name: `${mark} Ann`, email: `${mark}@`, message: '' }],
    ['/api/newsletter', { email }],
    ['/api/newsletter', { email: `${mark}@nowhere` }],
    ['/api/seo-analysis', { url }],
    ['/api/seo-analysis', { url: `http://${mark}.invalid/` }],
    ['/api/seo-audit', { url, email, businessName }],
    ['/api/business-growth-analysis', { businessName, category: 'automotive', suburb: mark, website: url }],
    ['/api/smart-personalization', { businessName, location: mark, industry: 'automotive' }],
    ['/api/ai-recommendations/generate', { businessName, painPoints: mark }],
    [
      '/api/client-profile',
      { businessName, industry: 'automotive', businessSize: 'small', primaryGoals: [], painPoints: mark },
    ],
    ['/api/payment-return', { package: 'starter', reference: mark, name: mark, email }],
    ['/api/metrics/pageview', { page: `/contact?${mark}`, title: mark }],
    ['/api/personalization/track-behavior', { sessionId: mark, eventType: mark }],
    [
      '/api/csp-report',
      { 'csp-report': { 'document-uri': `http://localhost/?${mark}`, 'blocked-uri': 'eval' } },
    ],
  ];
}

async function post(address: string, body: object, type: string): Promise<Response> {
  const isForm = type.includes('urlencoded');
  return fetch(site.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, origin: site.url },
    body: isForm
      ? new URLSearchParams(Object.entries(body).map(([key, value]) => [key, `${value}`]))
      : JSON.stringify(body),
  });
}

async function sendEverything(): Promise<string[]> {
  const ids: string[] = [];
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    for (const [address, body] of bodies()) {
      const answer = await post(address, body, type);
      await answer.arrayBuffer();
      ids.push(answer.headers.get('x-request-id') ?? 'none');
    }
  }
  for (const address of [
    `/api/weather?city=${mark}`,
    `/api/location?${mark}`,
    `/contact?name=${mark}`,
    `/api/newsletter/confirm?token=${mark}zyxzyxzyx`,
    `/reports/${mark}12345678901`,
    `/api/results/${mark}12345678901`,
    `/api/attachments/check-${mark}12345678901`,
  ]) {
    const answer = await fetch(site.url + address, { redirect: 'manual' });
    await answer.arrayBuffer();
  }
  await post('/staff/ask', { email }, 'application/x-www-form-urlencoded');
  return ids;
}

const lines = () =>
  site
    .printed()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => line.parse(JSON.parse(text)));

describe('the log of the built site', () => {
  it('is JSON, names each request by the id that its answer has, and says nothing of what visitors enter', async () => {
    const ids = await sendEverything();
    const told = lines();
    for (const id of ids) {
      expect(told).toContainEqual(
        expect.objectContaining({
          level: 'debug',
          requestId: id,
          msg: expect.stringMatching(/^POST \/api\//),
        }),
      );
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      site
        .printed()
        .split('\n')
        .filter((text) => marked.test(text)),
    ).toEqual([]);
  });

  it('says nothing of them either when the database fails, and names the request that met it', async () => {
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) {
      rmSync(path.join(site.dataDir, name), { force: true });
    }
    await sendEverything();
    const failed = lines().filter(({ level }) => level === 'error');
    expect(failed).toContainEqual(
      expect.objectContaining({
        msg: expect.stringContaining('the database failed'),
        requestId: expect.any(String),
      }),
    );
    expect(
      site
        .printed()
        .split('\n')
        .filter((text) => marked.test(text)),
    ).toEqual([]);
  });
});
