import '@/tests/support/audit-environment';
import { z } from 'zod';
import { POST } from '@/app/api/seo-audit/route';
import { database } from '@/lib/db/database';
import { mailMessageSchema } from '@/lib/mail/message';
import { isReportToken } from '@/lib/site/report-path';
import { postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { sends } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();

const person = { email: 'Dana@whitlock-motors.example', businessName: 'Whitlock Motors' };
const post = (body: object = {}, init: Parameters<typeof postJson>[3] = {}) =>
  postJson(POST, '/api/seo-audit', { url: site().url, ...person, ...body }, init);
const leads = () => database().selectFrom('leads').selectAll().execute();
const runs = () => database().selectFrom('audit_runs').selectAll().execute();
const links = () => database().selectFrom('audit_links').selectAll().execute();

async function mails(kind: string) {
  const rows = await database().selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
  return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
}

const audit = z.looseObject({ id: z.string(), reportUrl: z.url(), overallScore: z.number() });

describe('POST /api/seo-audit', () => {
  it('answers scores, counts, recommendations and the link of the report [API-18, API-19]', async () => {
    const answer = await post();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      siteUrl: site().url,
      businessName: 'Whitlock Motors',
      overallScore: expect.any(Number),
      issues: { critical: expect.any(Number), warning: expect.any(Number), passed: expect.any(Number) },
      reportUrl: expect.stringContaining('/reports/'),
      metrics: {
        loadSpeed: expect.any(Number),
        mobileScore: expect.any(Number),
        seoScore: expect.any(Number),
        securityScore: expect.any(Number),
      },
      sources: { seoScore: 'measured' },
      checks: expect.arrayContaining([expect.objectContaining({ id: 'document-title', type: 'success' })]),
      recommendations: expect.arrayContaining([
        {
          type: 'warning',
          title: expect.any(String),
          description: expect.any(String),
          impact: expect.any(String),
        },
      ]),
    });
  });

  it('contains for each recommendation its kind, subject and cost [API-20]', async () => {
    const { body } = await post();
    const recommendation = z.strictObject({
      type: z.enum(['critical', 'warning', 'good']),
      title: z.string().min(1),
      description: z.string().min(1),
      impact: z.string(),
    });
    expect(
      z.object({ recommendations: z.array(recommendation).min(1) }).safeParse(body).error,
    ).toBeUndefined();
  });

  it('has report, enquiry and both mails stored when it answers [AUDIT-17]', async () => {
    const { id, reportUrl, overallScore } = audit.parse((await post({ page: '/seo-audit' })).body);
    expect(await runs()).toMatchObject([{ id }]);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      name: 'Whitlock Motors',
      email: person.email,
      service: 'seo',
      source: 'seo-audit',
      page: '/seo-audit',
      message: expect.stringContaining(reportUrl),
    });
    const [toVisitor, ...others] = await mails('audit-report');
    expect(others).toEqual([]);
    expect(toVisitor?.to).toEqual([person.email]);
    expect(toVisitor?.subject).toBe(`Your SEO report for 127.0.0.1: ${overallScore} out of 100`);
    expect(toVisitor?.text).toContain(reportUrl);
    expect(toVisitor?.html).toContain(`href="${reportUrl}"`);
    const [toStaff] = await mails('lead');
    expect(toStaff).toMatchObject({ replyTo: { name: 'Whitlock Motors', address: person.email } });
    expect(toStaff?.text).toContain(`Overall ${overallScore} out of 100`);
  });

  it('sends both mails after the answer, through the outbox [AUDIT-17]', async () => {
    const answer = await post();
    await answer.finish();
    const rows = await database().selectFrom('outbox').select(['kind', 'status']).orderBy('kind').execute();
    expect(rows).toEqual([
      { kind: 'audit-report', status: 'sent' },
      { kind: 'lead', status: 'sent' },
    ]);
  });

  it('gives the report an address of 128 random bits that says nothing about who asked [AUDIT-18]', async () => {
    const urls = await Promise.all(
      ['a@example.com', 'b@example.com'].map(
        async (email) => audit.parse((await post({ email })).body).reportUrl,
      ),
    );
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/cornerpiece\.example\/reports\//);
      expect(isReportToken(url.split('/').at(-1) ?? '')).toBe(true);
    }
    const shared = (await links()).map(({ token, subject }) => `${token} ${subject}`);
    expect(shared.join()).not.toContain('example.com');
  });

  it('answers a stranger who repeats an address, website and name as it answered the first, with a report of its own', async () => {
    const [first, second] = [await post(), await post({ email: person.email.toLowerCase() })];
    const [own, strange] = [audit.parse(first.body), audit.parse(second.body)];
    expect(strange.reportUrl).not.toBe(own.reportUrl);
    const shape = (value: object) => JSON.stringify(value).replaceAll(/[\w-]{22,36}|\d+/g, '');
    expect(shape(strange)).toBe(shape(own));
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    // Staff hear of it once.
    expect(await mails('lead')).toHaveLength(1);
    expect(await leads()).toHaveLength(1);
    expect(await runs()).toHaveLength(2);
  });

  it('makes one report when a browser sends the same several times at the same moment', async () => {
    const headers = { 'idempotency-key': '0f6a1f3c5b7d9e2a' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post({}, { headers })));
    expect(new Set(answers.map(({ body }) => audit.parse(body).reportUrl)).size).toBe(1);
    expect(await mails('audit-report')).toHaveLength(1);
    expect(await leads()).toHaveLength(1);
  });

  it('writes to the visitor in their language, and to staff in English', async () => {
    const { reportUrl } = audit.parse((await post({ locale: 'de' })).body);
    expect(reportUrl).toMatch(/^https:\/\/cornerpiece\.example\/de\/reports\//);
    expect((await mails('audit-report'))[0]?.html).toContain('<html lang="de"');
    expect((await mails('lead'))[0]?.text).toContain('Language: German');
  });

  it('puts no input of the sender into the mail but the name of the website', async () => {
    await post({ businessName: 'Call 1900 000 000 now' });
    expect((await mails('audit-report'))[0]?.text).not.toContain('1900');
  });

  it('keeps the enquiry when the website cannot be read, and says so', async () => {
    site().page = sends(200, '', { 'content-type': 'image/png' });
    const answer = await post();
    expectFailure(answer, { status: 422, code: 'not_html' });
    expect(answer.body).toMatchObject({ message: expect.stringContaining('We have your details') });
    const [lead] = await leads();
    expect(lead).toMatchObject({ email: person.email, message: expect.stringContaining('not_html') });
    expect(await mails('lead')).toHaveLength(1);
    expect(await runs()).toEqual([]);
    await post();
    expect(await leads()).toHaveLength(1);
  });

  it.each(['http://localhost/', 'https://exa mple.com'])('keeps nothing for the mistyped %s', async (url) => {
    expect((await post({ url })).status).toBe(422);
    expect(await leads()).toEqual([]);
  });

  it.each([
    ['missing', {}],
    ['empty', { url: '', email: '', businessName: ' ' }],
  ])('names every field that is %s [API-21]', async (_, fields) => {
    const sentence = ['Please fill in this field.'];
    expectFailure(await postJson(POST, '/api/seo-audit', fields), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { url: sentence, email: sentence, businessName: sentence },
    });
  });
});
