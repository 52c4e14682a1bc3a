import '@/tests/support/audit-environment';
import { POST } from '@/app/api/business-growth-analysis/route';
import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { readResult } from '@/lib/attachments/read-result';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { growthAnswer } from '@/tests/support/growth-answer';
import { postForm, postJson, withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';

withAuditDatabase();
afterEach(() => jest.restoreAllMocks());

describe('POST /api/business-growth-analysis', () => {
  const path = '/api/business-growth-analysis';

  const site = withTargetSite();

  const asked = { businessName: 'Ferry Road Autos', category: 'automotive', suburb: 'Southport' };

  const post = (body: object, headers?: Record<string, string>) => postJson(POST, path, body, { headers });

  async function analyse(body: object, headers?: Record<string, string>) {
    const answer = await post({ ...asked, ...body }, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return growthAnswer.parse(answer.body);
  }

  it('answers everything that the page shows [API-26, API-27, API-28, API-29, API-30]', async () => {
    const result = await analyse({ website: site().url, currentRating: 4.3, reviewCount: 18 });
    expect(result).toMatchObject({
      businessName: 'Ferry Road Autos',
      location: 'Southport',
      category: 'automotive',
      marketPosition: 'other',
      positionBasis: 'rating',
      currentRating: 4.3,
      reviewCount: 18,
      performanceMetrics: { customerSatisfactionScore: 86, competitivenessScore: null },
    });
    expect(result.performanceMetrics.digitalPresenceScore).toBeGreaterThan(0);
    expect(result.sources.figures.digitalPresenceScore?.source).toBe('website');
  });

  it('takes the two figures as typed text, and empty fields as unanswered [API-25]', async () => {
    const result = await analyse({ website: '', currentRating: '4,6', reviewCount: '52' });
    expect(result).toMatchObject({ currentRating: 4.6, reviewCount: 52, marketPosition: 'other' });
    expect(await analyse({ website: '', currentRating: '۴٫۶', reviewCount: '５２' })).toMatchObject({
      currentRating: 4.6,
      reviewCount: 52,
    });
    expect(await analyse({ website: ' ', currentRating: '', reviewCount: null })).toMatchObject({
      currentRating: null,
      reviewCount: null,
    });
  });

  it.each<[string, object, string, RegExp?]>([
    ['an empty business name', { businessName: '' }, 'businessName'],
    ['a blank suburb', { suburb: '   ' }, 'suburb'],
    ['no suburb', { suburb: undefined }, 'suburb'],
    ['a category of its own', { category: 'circus' }, 'category'],
    ['nine stars', { currentRating: 9 }, 'currentRating', /from 1 to 5/],
    ['stars that are no number', { currentRating: 'many' }, 'currentRating', /from 1 to 5/],
    ['half a review', { reviewCount: 1.5 }, 'reviewCount', /whole number .* from 0 to 1,000,000/],
    ['a negative number of reviews', { reviewCount: -1 }, 'reviewCount', /from 0 to 1,000,000/],
    ['a rating that nobody gave', { currentRating: 1, reviewCount: 0 }, 'reviewCount'],
  ])(
    'refuses %s with 422 and names the field [API-25]',
    async (_what, wrong, field, sentence = /please/i) => {
      const answer = await post({ ...asked, ...wrong });
      expectFailure(answer, {
        status: 422,
        code: 'validation_failed',
        fieldErrors: { [field]: [expect.stringMatching(sentence)] },
      });
    },
  );

  it('leaves unknown figures null, and names the source of every figure [API-31]', async () => {
    const { sources, ...result } = await analyse({});
    expect(result).toMatchObject({
      marketPosition: 'other',
      positionBasis: null,
      currentRating: null,
      reviewCount: null,
      performanceMetrics: {
        customerSatisfactionScore: null,
        digitalPresenceScore: null,
        competitivenessScore: null,
        growthReadinessScore: null,
      },
    });
    for (const figure of ['currentRating', 'reviewCount', 'marketPosition', 'digitalPresenceScore']) {
      expect(sources.figures[figure]?.source).toBe('none');
    }
    expect(sources.figures.estimatedRevenue?.source).toBe('estimate');
    expect(sources.asked.map(({ source, status }) => [source, status])).toEqual([
      ['google', 'not-asked'],
      ['website', 'not-asked'],
      ['typed', 'nothing'],
    ]);
  });

  it('gives the same answer to the same question', async () => {
    const question = { website: site().url, currentRating: 4.3 };
    const { reportUrl: first, ...answer } = await analyse(question);
    const { reportUrl: second, ...again } = await analyse(question);
    expect(again).toEqual(answer);
    expect(second).not.toBe(first);
  });

  it('is kept under a private link, where each reader has it in their own language', async () => {
    const answer = await analyse({ website: site().url, currentRating: 4.3 });
    const { reportUrl, ...found } = answer;
    expect(reportUrl).toMatch(/^https:\/\/cornerpiece\.example\/reports\/[\w-]{22}$/);
    const token = reportUrl?.split('/').at(-1) ?? '';
    const { success: _success, ...result } = found;
    expect(await readResult(token, 'en')).toMatchObject({ kind: 'growth', result, url: reportUrl });
    const persian = await readResult(token, 'fa');
    expect(persian?.url).toBe(`https://cornerpiece.example/fa/reports/${token}`);
    expect(JSON.stringify(persian)).toMatch(/[۰-۹]/);
    expect(await describeAttachment(token, 'en')).toEqual({
      kind: 'growth',
      title: 'Growth analysis of Ferry Road Autos, Southport',
      lines: [
        'Emerging Business · Rating: 4.3',
        ...result.recommendations.slice(0, 3).map(({ title }) => title),
      ],
      url: reportUrl,
    });
  });

  it('goes without a link where nothing can be kept', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    await database().schema.alterTable('results').renameTo('results_away').execute();
    expect((await analyse({})).reportUrl).toBeNull();
    await database().schema.alterTable('results_away').renameTo('results').execute();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('goes on without a website that can’t be read, and says so', async () => {
    site().page = (response) => void response.destroy();
    const { sources, recommendations } = await analyse({ website: site().url, currentRating: 4 });
    expect(sources.asked[1]).toMatchObject({ source: 'website', status: 'failed' });
    expect(recommendations[0]?.id).toBe('repair-website');
  });

  it.each([
    ['http://10.0.0.1/', 'url_not_allowed'],
    ['http://localhost:3000', 'url_not_allowed'],
    ['https://exa mple.com', 'invalid_url'],
  ] as const)('refuses the address %s', async (website, code) => {
    expectFailure(await post({ ...asked, website }), { status: 422, code });
  });

  it('answers in the language of the reader', async () => {
    const english = await analyse({});
    const persian = await analyse({}, { 'accept-language': 'fa' });
    expect(persian.recommendations.map(({ id }) => id)).toEqual(english.recommendations.map(({ id }) => id));
    expect(persian.formulas[0]?.text).toMatch(/[۰-۹]/);
  });

  it('takes JSON of our own pages only, and no more than fits', async () => {
    expectFailure(await postForm(POST, path, asked), { status: 415, code: 'unsupported_type' });
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expectFailure(await post(asked, foreign), { status: 403, code: 'cross_site' });
    const long = await post({ ...asked, website: 'x'.repeat(70_000) });
    expectFailure(long, { status: 413, code: 'too_large' });
  });
});

it('the growth analysis pauses a client that asks too often, and says for how long', async () => {
  jest.replaceProperty(env, 'RATE_LIMITS', 'on');
  const post = (clientAddress: string) =>
    postJson(POST, '/api/business-growth-analysis', {}, { clientAddress });
  for (let count = 0; count < 5; count += 1) expect((await post('203.0.113.5')).status).toBe(422);
  const refused = await post('203.0.113.5');
  expectFailure(refused, { status: 429, code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('203.0.113.6')).status).toBe(422);
});
