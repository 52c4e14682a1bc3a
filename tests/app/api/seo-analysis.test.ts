import '@/tests/support/audit-environment';
import { z } from 'zod';
import { POST } from '@/app/api/seo-analysis/route';
import { categories } from '@/lib/audit/check';
import { checks, checksVersion } from '@/lib/audit/checks/registry';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { sends, soundHtml } from '@/tests/support/target-site';

const site = withTargetSite();

describe('POST /api/seo-analysis', () => {
  withAuditDatabase();

  const post = (body: object, headers?: Record<string, string>) =>
    postJson(POST, '/api/seo-analysis', body, { headers });

  const issue = z.looseObject({ id: z.string(), type: z.string(), status: z.string().optional() });

  const analysis = z.looseObject({
    score: z.number(),
    fetchedAt: z.string(),
    statusCode: z.number(),
    categories: z.record(z.string(), z.number().nullable()),
    issues: z.array(issue.extend({ message: z.string(), fix: z.string().optional() })),
    suggestions: z.array(z.string()),
  });

  type Analysis = z.infer<typeof analysis>;

  function issueOf({ issues }: Analysis, id: string) {
    return issues.find((found) => found.id === id);
  }

  async function analyse(body: object) {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    const { result } = z.object({ success: z.literal(true), result: analysis }).parse(answer.body);
    return result;
  }

  it('tries an address without a scheme with https, then with http, and says which answered', async () => {
    const result = await analyse({ url: site().host });
    expect(result).toMatchObject({ url: site().url, finalUrl: site().url, statusCode: 200 });
  });

  it('does not try http where https was requested, and mentions no certificate where there is none', async () => {
    const answer = await post({ url: `https://${site().host}/` });
    expectFailure(answer, { status: 422, code: 'tls_failed' });
    expect(JSON.stringify(answer.body)).not.toContain('certificate');
  });

  it('answers what it found on the page [API-15]', async () => {
    const answer = await post({ url: site().url });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      success: true,
      result: {
        url: site().url,
        finalUrl: site().url,
        statusCode: 200,
        redirects: [],
        title: 'Hot water repairs in Southport, same day',
        description: expect.stringMatching(/^Plumbers in Southport/),
        score: expect.any(Number),
        issues: expect.any(Array),
        plan: expect.objectContaining({ repairs: expect.any(Array), week: expect.any(String) }),
        suggestions: expect.any(Array),
        reportUrl: expect.stringMatching(/^https:\/\/cornerpiece\.example\/reports\/[\w-]{22}$/),
        fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        timing: { dnsMs: expect.any(Number), ttfbMs: expect.any(Number), totalMs: expect.any(Number) },
        bytes: { wire: soundHtml.length, decoded: soundHtml.length, truncated: false },
        preview: {
          title: 'Hot water repairs in Southport, same day',
          description: expect.stringMatching(/^Plumbers/),
          url: site().url,
          image: '',
          siteName: '',
        },
        categories: expect.any(Object),
        verdict: { account: expect.any(String) },
        checksVersion,
      },
    });
  });

  it('lists every question once, with its answer in words, what is wrong first [API-16]', async () => {
    const { issues, suggestions, categories: scores } = await analyse({ url: site().url });
    expect(issues.map(({ id }) => id).sort()).toEqual(checks.map(({ id }) => id).sort());
    expect(issues.filter(({ message }) => message === '')).toEqual([]);
    expect(issues.filter(({ type }) => !['success', 'warning', 'error'].includes(type))).toEqual([]);
    expect(suggestions.filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
    expect(Object.keys(scores).sort()).toEqual([...categories].sort());
    const firstGood = issues.findIndex(({ type }) => type === 'success');
    expect(issues.slice(firstGood).filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('leads a form without script to its result, or asks for an address that it can read', async () => {
    const form = (url: string) => postForm(POST, '/api/seo-analysis', { url, locale: 'fa' });
    const read = await form(site().url);
    expect(read.status).toBe(303);
    expect(read.headers.get('location')).toMatch(/^\/fa\/reports\/[\w-]{22}$/);
    const refused = await form('http://10.0.0.1/');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="http://10.0.0.1/"');
    expect(refused.text).toContain('lang="fa"');
    await database().schema.alterTable('results').renameTo('lost').execute();
    const unsaved = await form(site().url).finally(() =>
      database().schema.alterTable('lost').renameTo('results').execute(),
    );
    expect([unsaved.status, unsaved.headers.get('location')]).toEqual([303, '/fa/seo-checker#not-sent']);
  });

  it('finds a fault, says what to do, and scores less for it', async () => {
    const sound = await analyse({ url: site().url });
    site().page = sends(200, soundHtml.replace(/<title>.*<\/title>/, ''));
    const broken = await analyse({ url: site().url, fresh: true });
    expect(issueOf(sound, 'document-title')).toMatchObject({ type: 'success' });
    const found = issueOf(broken, 'document-title');
    expect(found).toMatchObject({ type: 'error', severity: 'critical', category: 'content', source: 'html' });
    expect(broken.suggestions).toContain(found?.fix);
    expect(broken.score).toBeLessThan(sound.score);
  });

  it('returns a page that answers 404 or 500 as a result, not as an error of ours', async () => {
    for (const status of [404, 500]) {
      site().page = sends(status, '<h1>No</h1>');
      const result = await analyse({ url: site().url, fresh: true });
      expect(result).toMatchObject({ statusCode: status, score: expect.any(Number) });
      expect(result.score).toBeLessThanOrEqual(40);
      expect(issueOf(result, 'http-status-code')).toMatchObject({ type: 'error' });
      expect(issueOf(result, 'document-title')).toMatchObject({ status: 'not_applicable' });
    }
  });

  it('remembers a page for ten minutes and says when it was read; a re-check reads it anew', async () => {
    const first = await analyse({ url: site().url });
    const again = await analyse({ url: site().url });
    // Each visitor has a link of their own.
    expect(again).toEqual({ ...first, reportUrl: expect.any(String) });
    expect(again.reportUrl).not.toBe(first.reportUrl);
    const reads = () => site().asked.filter((line) => line === 'GET /').length;
    const readsBefore = reads();
    const fresh = await analyse({ url: site().url, fresh: true });
    expect(reads()).toBeGreaterThan(readsBefore);
    expect(fresh.fetchedAt > first.fetchedAt).toBe(true);
    expect(fresh.score).toBe(first.score);
  });

  it('visits once for several who ask at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => analyse({ url: site().url })));
    expect(new Set(answers.map(({ fetchedAt }) => fetchedAt)).size).toBe(1);
  });

  it('answers in the language of the reader', async () => {
    const answer = await post({ url: 'http://localhost/' }, { 'accept-language': 'fa' });
    expect(answer.headers.get('content-language')).toBe('fa');
  });

  it.each([
    ['', 'validation_failed'],
    ['https://exa mple.com', 'invalid_url'],
    ['file:///etc/passwd', 'url_not_allowed'],
    ['http://169.254.169.254/latest/meta-data', 'url_not_allowed'],
    ['http://127.0.0.1:22/', 'url_not_allowed'],
    ['http://localhost:3000', 'url_not_allowed'],
    ['http://[::1]/', 'url_not_allowed'],
  ] as const)('refuses %j with a message: %s [API-17]', async (url, code) => {
    const answer = await post({ url });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, code, message: expect.stringMatching(/\w/) },
    });
    if (code !== 'validation_failed') expectFailure(answer, { status: 422, code });
  });

  it('refuses an address that is longer than any', async () => {
    const answer = await post({ url: `https://example.com/${'x'.repeat(3000)}` });
    expectFailure(answer, {
      status: 422,
      code: 'validation_failed',
      fieldErrors: { url: ['Please use at most 2,048 characters.'] },
    });
  });

  it('says so when the address leads to a file', async () => {
    site().page = sends(200, '%PDF-1.7', { 'content-type': 'application/pdf' });
    expectFailure(await post({ url: site().url }), { status: 422, code: 'not_html' });
  });

  it('never answers 500 for what a website does', async () => {
    jest.spyOn(log, 'error').mockImplementation();
    site().page = (response) => void response.destroy();
    const answer = await post({ url: site().url });
    expect([422, 502]).toContain(answer.status);
    site().page = sends(302, '', { location: site().url });
    expectFailure(await post({ url: site().url }), { status: 422, code: 'too_many_redirects' });
    jest.restoreAllMocks();
  });
});

describe('POST /api/seo-analysis as a stream', () => {
  const post = (body: object, headers?: Record<string, string>) =>
    postJson(POST, '/api/seo-analysis', body, { headers });

  const stream = (url: string, parts: object = {}) =>
    post({ url, ...parts }, { accept: 'application/x-ndjson' });
  const linesOf = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('sends the stages as they begin, and then the same answer', async () => {
    const answer = await stream(site().url);
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const plain = z.object({ result: z.unknown() }).parse((await post({ url: site().url })).body);
    expect(linesOf(answer.text)).toEqual([
      { stage: 'fetching' },
      { stage: 'reading' },
      { stage: 'checking' },
      { result: plain.result },
    ]);
  });

  it('sends the current stage to a later caller', async () => {
    const [first, second] = await Promise.all([stream(site().url), stream(site().url)]);
    expect(linesOf(second.text)).toEqual(linesOf(first.text));
  });

  it('ends with the reason when the website cannot be read', async () => {
    site().page = sends(200, '', { 'content-type': 'image/png' });
    expect(linesOf((await stream(site().url)).text)).toEqual([
      { stage: 'fetching' },
      {
        error: {
          success: false,
          code: 'not_html',
          message: expect.stringMatching(/file, not to a web page/),
        },
      },
    ]);
  });

  it('refuses an address with its status, as without a stream', async () => {
    expectFailure(await stream('http://localhost/'), { status: 422, code: 'url_not_allowed' });
  });
});
