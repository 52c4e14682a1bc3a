import '@/tests/support/audit-environment';
import { z } from 'zod';
import { GET as describeIt } from '@/app/api/attachments/[name]/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET } from '@/app/api/reports/[token]/file/[format]/route';
import { POST as rerun } from '@/app/api/reports/[token]/route';
import { GET as readBack } from '@/app/api/results/[token]/route';
import { POST as check } from '@/app/api/seo-analysis/route';
import { POST as request } from '@/app/api/seo-audit/route';
import { presentReport } from '@/lib/audit/read-report';
import { reportFileSchema } from '@/lib/audit/report/file/report-file';
import { writeMarkdown } from '@/lib/audit/report/file/write-markdown';
import { loadSiteWords } from '@/lib/audit/report/words/site-words';
import { database } from '@/lib/db/database';
import { dayMs } from '@/lib/durations';
import seoReport from '@/messages/en/seo-report.json';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { enquiry } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { readRouteParams } from '@/tests/support/route-params';
import { callRoute } from '@/tests/support/route-server';
import { sends, soundHtml } from '@/tests/support/target-site';

withAuditDatabase();
const site = withTargetSite();

describe('a report', () => {
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
});

describe('a report as a file', () => {
  const hostile =
    '<title>](javascript:alert(1)) # ``` <b>x</b></title><h1>Hi</h1><a href="/x">click here</a>';

  async function order(): Promise<string> {
    site().page = sends(200, `<!doctype html><html lang="en"><head>${hostile}`);
    const body = { url: site().url, email: 'dana@example.com', businessName: 'Whitlock # Motors' };
    const answer = await postJson(request, '/api/seo-audit', body);
    return z.object({ reportUrl: z.url() }).parse(answer.body).reportUrl.split('/').at(-1) ?? '';
  }

  const inEnglish = async () =>
    ({ words: seoReport, say: (await loadSiteWords('en')).t, locale: 'en' }) as const;

  const read = (path: string) => {
    const params = Promise.resolve(readRouteParams(`/api/reports/${path}`));
    return GET(new Request(`https://cornerpiece.example/api/reports/${path}`), { params });
  };

  it('is JSON of its published form, in the language of the address, private and in no list', async () => {
    const token = await order();
    const answer = await read(`${token}/file/json?locale=de`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-language': 'de',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    });
    const body = await answer.text();
    const file = reportFileSchema.parse(JSON.parse(body));
    expect(file).toMatchObject({
      version: 2,
      language: 'de',
      website: { name: 'Whitlock # Motors', status: 200 },
      phone: { journey: { ways: [{ id: 'call' }, { id: 'visit' }, { id: 'form' }, { id: 'message' }] } },
    });
    expect(file.report).toBe(`https://cornerpiece.example/de/reports/${token}`);
    const fault = file.checks.find(({ id }) => id === 'link-text');
    expect(fault).toMatchObject({
      status: 'failed',
      evidence: [{ snippet: expect.stringContaining('click here') }],
    });
    expect(file.repairs.map(({ number }) => number)).toContain(fault?.repair);
    expect(body).not.toContain('dana@');
  });

  it('is Markdown in which a stranger’s words are only words', async () => {
    const token = await order();
    const answer = await read(`${token}/file/md`);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Whitlock \\# Motors\n/);
    expect(text).toContain('- [ ] **1. ');
    expect(text).toContain('`link-text`');
    const outside = text.replace(/^ *(`{3,})\n[\s\S]*?\n *\1$/gm, '');
    expect(outside).not.toMatch(/(?<!\\)\]\(|<b>|<a /);
  });

  it('fences code that has fences in it', async () => {
    const token = await order();
    const file = reportFileSchema.parse(await (await read(`${token}/file/json`)).json());
    const [fault] = file.checks.filter(({ status }) => status === 'failed');
    if (!fault) throw new Error('Nothing failed.');
    const evidence = [{ snippet: 'a\n````\n# b' }];
    const text = writeMarkdown(
      { ...file, repairs: [], checks: [{ ...fault, evidence }], site: null },
      await inEnglish(),
    );
    expect(text).toContain('`````\na\n````\n# b\n`````');
  });

  it('lists the facts side by side, with the pages that give them', async () => {
    const token = await order();
    const file = reportFileSchema.parse(await (await read(`${token}/file/json`)).json());
    const pages = ['https://a.com/'];
    const facts = [
      { id: 'name', title: 'Name', values: [{ value: 'Smith', note: '', source: 'shown' as const, pages }] },
      {
        id: 'mail',
        title: 'Mail domains',
        values: [{ value: 'smith.com.au', note: '# It receives', source: null, pages }],
      },
    ];
    const site = { state: 'done' as const, message: '', findings: [], pages: [], facts };
    expect(writeMarkdown({ ...file, repairs: [], checks: [], site }, await inEnglish())).toContain(
      [
        '## Facts about you, side by side\n',
        '### Name\n\n- `Smith`\n  Visitors read it on 1 page:\n  - <https://a.com/>\n',
        '### Mail domains\n\n- `smith.com.au`: \\# It receives\n  An address there is on 1 page:\n  - <https://a.com/>',
      ].join('\n'),
    );
  });

  it('is no PDF without a browser, and says how to get one all the same', async () => {
    const answer = await read(`${await order()}/file/pdf`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('choose “Save as PDF” there');
  });

  it.each([
    'AbCdEfGhIjKlMnOpQrStUv/file/json',
    'AbCdEfGhIjKlMnOpQrStUv/file/pdf',
    'AbCdEfGhIjKlMnOpQrStUv/file/docx',
    'x/file/md',
  ])('is not there at %s', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});

describe('what is attached to an enquiry', () => {
  const linked = z.object({ reportUrl: z.url() });

  const unknown = 'AbCdEfGhIjKlMnOpQrStUv';

  beforeEach(() => {
    site().page = sends(200, soundHtml.replace(/<title>.*<\/title>/, ''));
  });

  /** The token of a check of the website as it is now. */
  async function checked(): Promise<string> {
    const { body } = await postJson(check, '/api/seo-analysis', { url: site().url });
    return tokenIn(z.object({ result: linked }).parse(body).result);
  }

  function tokenIn({ reportUrl }: z.infer<typeof linked>): string {
    return reportUrl.split('/').at(-1) ?? '';
  }

  const ask = (name: string, language = 'en') =>
    callRoute(describeIt, { path: `/api/attachments/${name}`, headers: { 'accept-language': language } });

  const send = (body: object) => postJson(contact, '/api/contact', { ...enquiry, ...body });

  const attached = async () =>
    (await database().selectFrom('leads').select('attachment').executeTakeFirstOrThrow()).attachment;

  const staffMail = async () =>
    (await database().selectFrom('outbox').select('payload').executeTakeFirstOrThrow()).payload;

  describe('GET /api/attachments/[name]', () => {
    it('says in the reader’s language what a check found, with the link to the complete result', async () => {
      const token = await checked();
      const answer = await ask(token, 'de');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toEqual({
        attachment: {
          kind: 'check',
          title: 'SEO-Schnelltest von 127.0.0.1',
          lines: [expect.stringMatching(/^Punktzahl: \d+ von 100$/), ...Array(3).fill(expect.any(String))],
          url: `https://cornerpiece.example/de/reports/${token}`,
        },
      });
    });

    it('knows audits, and the projects of the portfolio', async () => {
      const body = { url: site().url, email: 'dana@example.com', businessName: 'Whitlock Motors' };
      const token = tokenIn(linked.parse((await postJson(request, '/api/seo-audit', body)).body));
      expect((await ask(token)).body).toMatchObject({
        attachment: { kind: 'audit', title: 'SEO audit of 127.0.0.1' },
      });
      expect(JSON.stringify((await ask(token)).body)).not.toContain('dana@');
      expect((await ask('project:nerang-creek-mechanical', 'fa')).body).toMatchObject({
        attachment: {
          kind: 'project',
          url: 'https://cornerpiece.example/fa/clients?project=nerang-creek-mechanical',
        },
      });
    });

    it.each([unknown, 'project:nowhere', 'project:', '%27%20or%201%3D1', 'x'.repeat(500)])(
      'knows nothing of %s',
      async (name) => {
        expectFailure(await ask(name), { status: 404, code: 'not_found' });
      },
    );
  });

  describe('GET /api/results/[token]', () => {
    it('gives a tool back what it found', async () => {
      const token = await checked();
      const answer = await callRoute(readBack, { path: `/api/results/${token}` });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({
        kind: 'check',
        result: { finalUrl: site().url, reportUrl: `https://cornerpiece.example/reports/${token}` },
        expiresAt: expect.any(String),
      });
    });

    it('knows no other tokens', async () => {
      for (const token of [unknown, '..', 'short']) {
        expectFailure(await callRoute(readBack, { path: `/api/results/${token}` }), {
          status: 404,
          code: 'not_found',
        });
      }
    });
  });

  describe('an enquiry with an attachment', () => {
    it('reaches staff with score, first faults and link, in English', async () => {
      const token = await checked();
      expect((await send({ attachment: token, locale: 'fa' })).status).toBe(200);
      const text = await attached();
      expect(text).toMatch(/^SEO check of 127\.0\.0\.1\n- Score: \d+ out of 100\n- /);
      expect(text).toContain(`https://cornerpiece.example/reports/${token}`);
      expect(await staffMail()).toContain(`> https://cornerpiece.example/reports/${token}`);
    });

    it('has it without script, too: the address of the page that sent the form names it', async () => {
      const token = await checked();
      const headers = { referer: `https://cornerpiece.example/contact?attachment=${token}` };
      await postForm(contact, '/api/contact', enquiry, { headers });
      expect(await attached()).toContain(token);
    });

    it('goes without where the visitor left it out', async () => {
      const token = await checked();
      const headers = { referer: `https://cornerpiece.example/contact?attachment=${token}` };
      await postJson(contact, '/api/contact', enquiry, { headers });
      expect(await attached()).toBeNull();
    });

    it.each(['x', 42, { token: 'x' }, "'; drop table leads"])('is not refused for %j', async (attachment) => {
      expect((await send({ attachment })).status).toBe(200);
      expect(await attached()).toBeNull();
    });

    it('informs staff when the result has expired', async () => {
      expect((await send({ attachment: unknown })).status).toBe(200);
      expect(await attached()).toContain('has expired');
    });
  });
});
