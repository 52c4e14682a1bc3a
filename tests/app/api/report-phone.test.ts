import '@/tests/support/browser-expected';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GET as getPicture } from '@/app/api/reports/[token]/phone/[picture]/route';
import { GET as getPhone } from '@/app/api/reports/[token]/phone/route';
import { POST } from '@/app/api/seo-audit/route';
import { createPhoneScreenJob } from '@/lib/audit/jobs/phone-screen-job';
import type { PresentedAudit, PresentedPhoneScreen } from '@/lib/audit/presented';
import { presentReport } from '@/lib/audit/read-report';
import { env } from '@/lib/config/env';
import { database, databaseHandles } from '@/lib/db/database';
import type { Rendering, RenderPage } from '@/lib/headless-browser/rendered-page';
import { deliverDue } from '@/lib/mail/deliver';
import { claimDue } from '@/lib/mail/outbox';
import { exportPerson } from '@/lib/privacy/export-person';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { finishJobs } from '@/tests/support/finish-jobs';
import { postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { faultyRendering, samplePicture } from '@/tests/support/sample-rendering';

withAuditDatabase();
const site = withTargetSite();
const email = 'dana@whitlock.example';

async function order(): Promise<PresentedAudit & { token: string }> {
  const { text } = await postJson(POST, '/api/seo-audit', { url: site().url, email, businessName: 'W' });
  const audit: PresentedAudit = JSON.parse(text);
  return { ...audit, token: audit.reportUrl.split('/').at(-1) ?? '' };
}
const renders =
  (rendering: Rendering): RenderPage =>
  async () =>
    rendering;
const finishRenderings = ({ render, now }: { render: RenderPage; now?: () => number }) =>
  finishJobs([createPhoneScreenJob({ render })], { now });
const faulty = renders({ outcome: 'rendered', page: faultyRendering() });
const fails = (reason: 'timeout' | 'busy') => renders({ outcome: 'not_rendered', reason });

async function watch(token: string): Promise<PresentedPhoneScreen> {
  return JSON.parse((await callRoute(getPhone, { path: `/api/reports/${token}/phone` })).text);
}
const mailRow = () =>
  database().selectFrom('outbox').selectAll().where('kind', '=', 'audit-report').executeTakeFirstOrThrow();

describe('the page of an audit on a phone', () => {
  it('is waited for after the first answer, and then told with its marks under the link', async () => {
    const { phone, token, overallScore } = await order();
    expect(phone).toMatchObject({ state: 'waiting', path: `/api/reports/${token}/phone`, picture: null });
    expect((await watch(token)).state).toBe('waiting');
    await finishRenderings({ render: faulty });
    const { state, picture, findings, figures } = await watch(token);
    expect(state).toBe('rendered');
    const numbered = findings.filter(({ number }) => number !== '').map(({ id, number }) => [number, id]);
    expect(numbered.map(([number]) => number)).toEqual(numbered.map((_, index) => String(index + 1)));
    const marked = new Set(picture?.marks.map(({ number }) => number));
    expect(numbered.some(([number, id]) => id === 'tap-targets' && marked.has(number ?? ''))).toBe(true);
    expect(findings.find(({ id }) => id === 'overflow')?.message).toContain('640 pixels wide');
    expect(figures[0]?.value).toBe('Google sees 0 words until scripts have run; then there are 420 words.');
    const report = await presentReport(token, 'de');
    expect(report?.overallScore).toBe(overallScore);
    expect(report?.phone?.figures[0]?.name).toBe('Wörter');
    expect(report?.checks.find(({ id }) => id === 'tap-targets')).toMatchObject({ source: 'browser' });
  });

  it('is a private picture: by the report’s link only, never stored by a browser or shown elsewhere', async () => {
    const { token } = await order();
    const picture = (name: string, given = token) =>
      callRoute(getPicture, { path: `/api/reports/${given}/phone/${name}` });
    expectFailure(await picture('first-screen'), { status: 404, code: 'not_found' });
    await finishRenderings({ render: faulty });
    expectFailure(await picture('mail'), { status: 404, code: 'not_found' });
    for (const name of ['first-screen', 'whole-page']) {
      const { status, headers, text } = await picture(name);
      expect(status).toBe(200);
      expect(text.startsWith('RIFF')).toBe(true);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expectFailure(await picture(name, 'A'.repeat(22)), { status: 404, code: 'not_found' });
    }
  });

  it('goes along in the mail that waits a moment for it, once and without its picture', async () => {
    await order();
    await deliverDue();
    expect((await mailRow()).status).toBe('pending');
    await finishRenderings({ render: faulty });
    await deliverDue();
    const { status, key, attempts } = await mailRow();
    expect({ status, attempts }).toEqual({ status: 'sent', attempts: 1 });
    const sent = readFileSync(path.join(env.DATA_DIR, 'mail', `${key}.eml`), 'utf8');
    // The address may be a stranger's, and the page draws what the sender wants.
    expect(sent).not.toMatch(/image\/|cid:|<img/i);
  });

  it('is in no mail that was tried before it was there: every try sends the same bytes', async () => {
    await order();
    const before = await mailRow();
    await claimDue(database(), { now: before.next_attempt_at, leaseMs: 1000, limit: 9 });
    await finishRenderings({ render: faulty });
    expect((await mailRow()).payload).toBe(before.payload);
  });

  it('keeps no mail waiting where there is no picture, nor longer than twenty seconds', async () => {
    const asked = Date.now();
    const { token } = await order();
    const { next_attempt_at: due, payload } = await mailRow();
    expect(due).toBeGreaterThan(asked + 15_000);
    expect(due).toBeLessThan(Date.now() + 20_001);
    await finishRenderings({ render: fails('timeout') });
    await deliverDue();
    expect(await mailRow()).toMatchObject({ status: 'sent', payload });
    expect(await watch(token)).toMatchObject({
      state: 'not_rendered',
      message: 'Not measured: our browser didn’t finish your page in time. Run the report again later.',
    });
  });

  it('is tried again after the browser was busy', async () => {
    const { token } = await order();
    await finishRenderings({ render: fails('busy') });
    expect((await watch(token)).state).toBe('waiting');
    await finishRenderings({ render: faulty, now: () => Date.now() + 30_000 });
    expect((await watch(token)).state).toBe('rendered');
  });

  it('is exported with the report, and forgotten with its person', async () => {
    await order();
    await finishRenderings({ render: faulty });
    const { renderings } = await exportPerson(database(), env.DATA_DIR, email);
    expect(renderings).toMatchObject([{ first_screen: samplePicture.toString('base64') }]);
    await forgetPerson(databaseHandles(), env.DATA_DIR, email);
    expect(await database().selectFrom('audit_renderings').select('token').execute()).toEqual([]);
  });

  it('stays where somebody else’s page names the address, without it and without its pictures', async () => {
    site().page = (response) => response.end(`<title>Ann</title><p>ann@example.org</p>`);
    await order();
    const page = faultyRendering({
      contrast: {
        count: 1,
        elements: [{ selector: 'p', text: 'ann@example.org', box: { x: 0, y: 0, width: 9, height: 9 } }],
      },
    });
    await finishRenderings({ render: renders({ outcome: 'rendered', page }) });
    await forgetPerson(databaseHandles(), env.DATA_DIR, 'ann@example.org');
    const renderings = await database().selectFrom('audit_renderings').selectAll().execute();
    expect(renderings).toMatchObject([{ first_screen: null }]);
    expect(JSON.stringify(renderings)).not.toContain('ann@example.org');
    expect(await database().selectFrom('audit_links').select('token').execute()).toHaveLength(1);
  });
});
