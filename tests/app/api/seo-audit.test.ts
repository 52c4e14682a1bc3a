import '@/tests/support/audit-environment';
import { z } from 'zod';
import { POST as analyse } from '@/app/api/seo-analysis/route';
import { POST } from '@/app/api/seo-audit/route';
import { requestAudit } from '@/lib/audit/requests';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { localeCodes } from '@/lib/i18n/locales';
import { mailMessageSchema } from '@/lib/mail/message';
import { isReportToken } from '@/lib/site/report-path';
import { type CaseServer, startCaseServer } from '@/tests/support/case-server';
import { fakeDate } from '@/tests/support/fake-date';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { sends } from '@/tests/support/target-site';

withAuditDatabase();

describe('POST /api/seo-audit', () => {
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

describe('POST /api/seo-audit by a form without script', () => {
  const site = withTargetSite();

  const person = { email: 'Dana@whitlock-motors.example', businessName: 'Whitlock Motors' };

  const leads = () => database().selectFrom('leads').selectAll().execute();

  const links = () => database().selectFrom('audit_links').selectAll().execute();

  const send = (fields: Record<string, string> = {}, init: Parameters<typeof postForm>[3] = {}) => {
    const page = { page: '/fa/seo-audit', locale: 'fa' };
    return postForm(POST, '/api/seo-audit', { url: site().url, ...person, ...page, ...fields }, init);
  };

  it('goes on to the report in the language of the page', async () => {
    const answer = await send();
    const [link] = await links();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/fa/reports/${link?.token}`);
  });

  it('makes one report of two presses of the button, also minutes later, and another one for anybody else', async () => {
    fakeDate();
    jest.setSystemTime(new Date('2026-11-26T02:09:10Z'));
    const browser = (agent: string) => ({ headers: { 'user-agent': agent } });
    const pressed = await Promise.all([send({}, browser('Ann')), send({}, browser('Ann'))]);
    jest.setSystemTime(new Date('2026-11-26T02:17:00Z'));
    const later = await send({}, browser('Ann'));
    jest.useRealTimers();
    expect(await links()).toHaveLength(1);
    expect(later.headers.get('location')).toBe(pressed[0]?.headers.get('location'));
    await send({}, browser('Bob'));
    expect(await links()).toHaveLength(2);
  });

  it.each([
    ['exa mple', 'Това не прилича на адрес на сайт.'],
    ['няма', 'Можем да проверяваме само публични сайтове'],
    ['http://192.168.0.1/', 'Можем да проверяваме само публични сайтове'],
  ])('names the address %s and what is wrong with it, and keeps the rest', async (url, reason) => {
    const answer = await send({ url, locale: 'bg', page: '/bg/seo-audit' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<html lang="bg"');
    expect(answer.text).toMatch(new RegExp(`<p id="field-url-error">${reason}`));
    expect(answer.text).toContain(`value="${url}"`);
    expect(answer.text).toContain(`value="${person.businessName}"`);
    expect(answer.text).toContain(`value="${person.email}"`);
    expect(await leads()).toEqual([]);
  });

  it('shows the form once more, with what was typed, when something is missing', async () => {
    const answer = await send({ email: '', rivalOne: 'rival.example' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<form method="post" action="/api/seo-audit">');
    expect(answer.text).toContain(`value="${site().url}"`);
    expect(answer.text).toContain('value="rival.example"');
    expect(answer.text).toMatch(/<p id="field-email-error">\p{Script=Arabic}/u);
  });

  it('says on the page that the website could not be read and the enquiry is kept', async () => {
    site().page = sends(200, '', { 'content-type': 'image/png' });
    const answer = await send();
    expect(answer.headers.get('location')).toBe('/fa/seo-audit#not-read');
    expect(await leads()).toHaveLength(1);
  });
});

describe('POST /api/seo-audit, whatever happens', () => {
  const site = withTargetSite();

  const person = { email: 'dana@whitlock-motors.example', businessName: 'Whitlock Motors' };

  const post = () => postJson(POST, '/api/seo-audit', { url: site().url, ...person });

  const leads = () => database().selectFrom('leads').selectAll().execute();

  describe('an enquiry is kept', () => {
    it.each([
      ['a private name', 'http://localhost/'],
      ['no address at all', `https://${'a'.repeat(2100)}.example/`],
    ])('when the website itself leads where we may not go: %s', async (_, location) => {
      site().page = sends(301, '', { location });
      const answer = await post();
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: expect.stringContaining('We have your details') });
      expect(await leads()).toMatchObject([{ email: person.email }]);
    });

    it('when the audit fails by our own fault', async () => {
      const broken = jest.fn().mockRejectedValue(new TypeError('a fault of ours'));
      const input = { url: site().url, ...person, locale: 'en' as const };
      const requested = requestAudit(input, {}, { audit: broken });
      await expect(requested).rejects.toMatchObject({ code: 'internal', isLeadStored: true });
      expect(await leads()).toMatchObject([{ email: person.email }]);
    });
  });

  describe('a page with characters that no database takes', () => {
    it('is audited like any other', async () => {
      const data = '{"@context":"https://schema.org","@type":"Plumber\\u0000\\u0007","name":"x"}';
      site().page = sends(
        200,
        `<!doctype html><html lang="en"><head><title>A&#7;b</title><script type="application/ld+json">${data}</script></head><body>x</body></html>`,
      );
      const answer = await post();
      expect(answer.status).toBe(200);
      expect(/\\u00(?:00|07)/.test(JSON.stringify(answer.body))).toBe(false);
      const runs = await database().selectFrom('audit_runs').selectAll().execute();
      expect(/\\u00(?:00|07)/.test(runs[0]?.facts ?? '')).toBe(false);
    });
  });
});

describe('a website whose protection answers instead of it', () => {
  let site: CaseServer;

  beforeAll(async () => {
    const challenge = {
      path: '*',
      status: 403,
      headers: { 'content-type': 'text/html', 'cf-mitigated': 'challenge' },
      body: '<!doctype html><title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
      as: [],
    };
    site = await startCaseServer([challenge, { ...challenge, path: '/robots.txt' }]);
  });

  afterAll(() => site.stop());

  const person = { email: 'dana@whitlock-motors.example', businessName: 'Whitlock Motors' };

  const mails = async (kind: string) => {
    const rows = await database().selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
    return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
  };

  it('gets no score and no findings from the checker, but a sentence that says who refused', async () => {
    const { status, body } = await postJson(analyse, '/api/seo-analysis', { url: site.origin });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, result: { score: null, issues: [], suggestions: [] } });
    expect(JSON.stringify(body)).toContain('Cloudflare');
    expect(JSON.stringify(body)).toContain('That says nothing about Google');
    expect(JSON.stringify(body)).not.toContain('Just a moment');
  });

  it.each(localeCodes)('gets a report and a mail without a figure in %s', async (locale) => {
    const { status, body } = await postJson(POST, '/api/seo-audit', { url: site.origin, ...person, locale });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, overallScore: null, checks: [], recommendations: [] });
    expect(body).not.toHaveProperty('site');
    const [mail] = await mails('audit-report');
    expect(mail?.text).toContain('Cloudflare');
    expect(mail?.text).toContain('CornerpieceDigitalAuditBot');
    expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(
      /\b(?:100|[0-9]{1,2} (?:out of|von|de|em|na|от)|null)\b|۱۰۰/,
    );
    const [staff] = await mails('lead');
    expect(staff?.text).toContain('turned our program away');
    expect(await database().selectFrom('audit_crawls').selectAll().execute()).toEqual([]);
  });
});

describe('the SEO tools, asked too often', () => {
  beforeEach(() => {
    jest.replaceProperty(env, 'RATE_LIMITS', 'on');
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/api/seo-analysis', analyse, 10],
    ['/api/seo-audit', POST, 5],
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
      ['/api/seo-audit', POST],
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
});
