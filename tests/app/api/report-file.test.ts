import '@/tests/support/audit-environment';
import { z } from 'zod';
import { GET } from '@/app/api/reports/[token]/file/[format]/route';
import { POST as request } from '@/app/api/seo-audit/route';
import { reportFileSchema } from '@/lib/audit/report/file/report-file';
import { writeMarkdown } from '@/lib/audit/report/file/write-markdown';
import words from '@/messages/en/seo-report.json';
import { postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { sends } from '@/tests/support/target-site';

// The page is parsed in a process of its own, which takes its time to start on a busy machine.
jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();
const hostile = '<title>](javascript:alert(1)) # ``` <b>x</b></title><h1>Hi</h1><a href="/x">click here</a>';

async function order(): Promise<string> {
  site().page = sends(200, `<!doctype html><html lang="en"><head>${hostile}`);
  const body = { url: site().url, email: 'dana@example.com', businessName: 'Whitlock # Motors' };
  const answer = await postJson(request, '/api/seo-audit', body);
  return z.object({ reportUrl: z.url() }).parse(answer.body).reportUrl.split('/').at(-1) ?? '';
}

const read = (path: string) => GET(new Request(`https://cornerpiece.example/api/reports/${path}`));

describe('a report as a file', () => {
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
      version: 1,
      language: 'de',
      website: { name: 'Whitlock # Motors', status: 200 },
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
      words,
      'en',
    );
    expect(text).toContain('`````\na\n````\n# b\n`````');
  });

  it('lists the facts side by side, with the pages that give them', async () => {
    const token = await order();
    const file = reportFileSchema.parse(await (await read(`${token}/file/json`)).json());
    const value = {
      value: 'smith.com.au',
      note: '# It receives',
      source: 'On a page:',
      pages: ['https://a.com/'],
    };
    const facts = [{ id: 'mail', title: 'Mail domains', values: [value] }];
    const site = { state: 'done' as const, message: '', findings: [], pages: [], factsTitle: 'Facts', facts };
    expect(writeMarkdown({ ...file, repairs: [], checks: [], site }, words, 'en')).toContain(
      '## Facts\n\n### Mail domains\n\n- `smith.com.au`: \\# It receives\n  On a page:\n  - <https://a.com/>',
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
