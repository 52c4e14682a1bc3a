import '@/tests/support/audit-environment';
import { z } from 'zod';
import { POST as rerun } from '@/app/api/reports/[token]/route';
import { POST as request } from '@/app/api/seo-audit/route';
import { presentReport } from '@/lib/audit/report/present-report';
import { database } from '@/lib/db/database';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { sends, soundHtml } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();
const dayMs = 24 * 60 * 60_000;

/** The token of a report about the website as it is now. */
async function order(): Promise<string> {
  const body = { url: site().url, email: 'dana@example.com', businessName: 'Whitlock Motors' };
  const answer = await postJson(request, '/api/seo-audit', body);
  return z.object({ reportUrl: z.url() }).parse(answer.body).reportUrl.split('/').at(-1) ?? '';
}

const again = (token: string) => postForm(rerun, `/api/reports/${token}`, {});

describe('a report under its link', () => {
  it('is what the audit answered, in the reader’s language', async () => {
    const token = await order();
    const report = await presentReport(token, 'de');
    expect(report).toMatchObject({
      businessName: 'Whitlock Motors',
      siteUrl: site().url,
      reportUrl: `https://cornerpiece.example/de/reports/${token}`,
      rerunPath: `/api/reports/${token}`,
      change: null,
    });
    expect(JSON.stringify(report)).not.toContain('dana@');
  });

  it('is gone 90 days after the last run', async () => {
    const token = await order();
    const now = Date.now();
    expect(await presentReport(token, 'en', { now: now + 89 * dayMs })).not.toBeNull();
    expect(await presentReport(token, 'en', { now: now + 90 * dayMs + 60_000 })).toBeNull();
  });

  it.each(['', 'AbCdEfGhIjKlMnOpQrStUv', "' or 1=1 --"])('is not there under %j', async (token) => {
    expect(await presentReport(token, 'en')).toBeNull();
  });
});

describe('POST /api/reports/[token]', () => {
  it('runs the audit again and shows what has changed since', async () => {
    const token = await order();
    const before = await presentReport(token, 'en');
    site().page = sends(200, soundHtml.replace(/<title>.*<\/title>/, ''));
    const answer = await again(token);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/reports/${token}`);
    const after = await presentReport(token, 'en');
    expect(after?.change).toMatchObject({
      since: before?.fetchedAt,
      overallScore: before?.overallScore,
      fixed: [],
      broken: ['Google has no title to show for this page'],
    });
    expect(after?.overallScore).toBeLessThan(before?.overallScore ?? 0);

    site().page = sends(200, soundHtml);
    await again(token);
    const repaired = await presentReport(token, 'en');
    expect(repaired?.change?.fixed).toEqual(['Page title']);
    expect(repaired?.overallScore).toBe(before?.overallScore);
  });

  it('mails nobody, and keeps no more than the run before', async () => {
    const token = await order();
    for (let round = 0; round < 3; round += 1) expect((await again(token)).status).toBe(303);
    expect(await database().selectFrom('outbox').selectAll().execute()).toHaveLength(2);
    expect(await database().selectFrom('audit_runs').selectAll().execute()).toHaveLength(2);
  });

  it('comes back to the report when the website cannot be read', async () => {
    const token = await order();
    site().page = sends(200, '', { 'content-type': 'image/png' });
    expect((await again(token)).headers.get('location')).toBe(`/reports/${token}#not-run`);
    expect((await presentReport(token, 'en'))?.change).toBeNull();
  });

  it('knows no other links', async () => {
    expectFailure(await postJson(rerun, '/api/reports/AbCdEfGhIjKlMnOpQrStUv', {}), {
      status: 404,
      code: 'not_found',
    });
  });
});
