import { type FakeProvider, type Reply, startFakeProvider } from './fake-provider';

export const pageSpeedKey = 'f4k3-p4g3-sp33d-k3y';

/** As in https://developers.google.com/speed/docs/insights/v5/get-started, shortened. */
export const pageSpeedAnswer = {
  captchaResult: 'CAPTCHA_NOT_NEEDED',
  kind: 'pagespeedonline#result',
  id: 'https://www.smith.example/',
  lighthouseResult: {
    requestedUrl: 'https://www.smith.example/',
    lighthouseVersion: '13.4.1',
    fetchTime: '2026-11-20T10:00:00.000Z',
    audits: {
      'largest-contentful-paint': {
        id: 'largest-contentful-paint',
        score: 0.62,
        numericValue: 3321.5,
        displayValue: '3.3 s',
      },
      'cumulative-layout-shift': { id: 'cumulative-layout-shift', score: 1, numericValue: 0.02 },
      'total-blocking-time': { id: 'total-blocking-time', score: 0.9, numericValue: 180 },
      'first-contentful-paint': { id: 'first-contentful-paint', score: 0.8, numericValue: 1800 },
      'total-byte-weight': { id: 'total-byte-weight', score: 0.5, numericValue: 1_234_567 },
      'tap-targets': { id: 'tap-targets', score: null, scoreDisplayMode: 'notApplicable' },
      'font-size': { id: 'font-size', score: 1 },
    },
    categories: {
      performance: { id: 'performance', score: 0.615 },
      seo: { id: 'seo', score: 0.92 },
      accessibility: { id: 'accessibility', score: null },
      'best-practices': { id: 'best-practices', score: 1 },
    },
  },
};

/** Implements runPagespeed of PageSpeed Insights v5. */
export function startFakePageSpeed(answer: () => object = () => pageSpeedAnswer): Promise<FakeProvider> {
  return startFakeProvider(({ pathname, searchParams: query }): Reply => {
    if (pathname !== '/pagespeedonline/v5/runPagespeed') return failure(404, 'Not Found');
    if (query.get('key') !== pageSpeedKey)
      return failure(400, 'API key not valid. Please pass a valid API key.');
    if (!/^https?:/.test(query.get('url') ?? '')) return failure(400, 'Invalid value for url.');
    return { body: answer() };
  });
}

function failure(code: number, message: string): Reply {
  return { status: code, body: { error: { code, message, status: 'INVALID_ARGUMENT' } } };
}
