import { log } from '@/lib/log/log';
import { fetchPageSpeed } from '@/lib/web-page/page-speed';
import { allTests } from '@/tests/support/started';
import { pageSpeedAnswer, pageSpeedKey, startFakePageSpeed } from '../../support/fake-page-speed';
import { allFailureModes } from '../../support/fake-provider';

const pageUrl = 'https://www.smith.example/?a=1&b=2';
let answer: object = pageSpeedAnswer;
const google = allTests(() => startFakePageSpeed(() => answer));
let warned: jest.SpyInstance;

beforeEach(() => {
  answer = pageSpeedAnswer;
  google.failureMode = undefined;
  google.asked.length = 0;
  warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const ask = (key: string | undefined = pageSpeedKey) =>
  fetchPageSpeed(pageUrl, { key, baseUrl: google.baseUrl, deadlineMs: 500 });
const changed = (change: object) => ({
  lighthouseResult: { ...pageSpeedAnswer.lighthouseResult, ...change },
});

describe('Google’s own measurement', () => {
  it('comes from one mobile run of all four categories', async () => {
    await expect(ask()).resolves.toMatchObject({
      scores: { performance: 62, seo: 92, accessibility: null, bestPractices: 100 },
      metrics: { lcpMs: 3321.5, cls: 0.02, tbtMs: 180, fcpMs: 1800, totalBytes: 1_234_567 },
      audits: { 'font-size': 1, 'tap-targets': null },
      version: '13.4.1',
      measuredAt: '2026-11-20T10:00:00.000Z',
    });
    const [asked] = google.asked;
    expect(asked?.searchParams.get('url')).toBe(pageUrl);
    expect(asked?.searchParams.get('strategy')).toBe('mobile');
    expect(asked?.searchParams.getAll('category')).toEqual([
      'performance',
      'seo',
      'accessibility',
      'best-practices',
    ]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is not asked for without a key', async () => {
    await expect(fetchPageSpeed(pageUrl, { key: undefined, baseUrl: google.baseUrl })).resolves.toBeNull();
    expect(google.asked).toEqual([]);
  });

  it.each(allFailureModes)(
    'is left out when Google %s, and the log keeps the key to itself',
    async (misdeed) => {
      google.failureMode = misdeed;
      await expect(ask()).resolves.toBeNull();
      expect(warned).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warned.mock.calls)).not.toContain(pageSpeedKey);
    },
  );

  it('is left out when the key is refused', async () => {
    await expect(ask('wrong')).resolves.toBeNull();
  });

  it('is left out when Lighthouse could not load the page', async () => {
    answer = changed({ runtimeError: { code: 'NO_FCP', message: 'x' } });
    await expect(ask()).resolves.toBeNull();
    answer = changed({ runtimeError: { code: 'NO_ERROR' } });
    await expect(ask()).resolves.toMatchObject({ scores: { seo: 92 } });
  });

  it('counts a figure that makes no sense as not given', async () => {
    answer = changed({
      categories: { performance: { score: 'fast' }, seo: { score: 7 }, accessibility: null },
      audits: { 'largest-contentful-paint': { score: 0.5, numericValue: -1 }, 'font-size': 'fine' },
      lighthouseVersion: 13,
    });
    await expect(ask()).resolves.toEqual({
      scores: { performance: null, seo: null, accessibility: null, bestPractices: null },
      metrics: { lcpMs: null, cls: null, tbtMs: null, fcpMs: null, totalBytes: null },
      audits: { 'largest-contentful-paint': 0.5, 'font-size': null },
      version: '',
      measuredAt: '2026-11-20T10:00:00.000Z',
    });
  });
});
