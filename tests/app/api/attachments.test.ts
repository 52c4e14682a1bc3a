import '@/tests/support/audit-environment';
import { z } from 'zod';
import { GET as describeIt } from '@/app/api/attachments/[name]/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readBack } from '@/app/api/results/[token]/route';
import { POST as check } from '@/app/api/seo-analysis/route';
import { POST as audit } from '@/app/api/seo-audit/route';
import { database } from '@/lib/db/database';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { enquiry } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { sends, soundHtml } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();
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
    const token = tokenIn(linked.parse((await postJson(audit, '/api/seo-audit', body)).body));
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
