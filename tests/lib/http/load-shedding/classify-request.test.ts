import { classifyRequest } from '@/lib/http/load-shedding/classify-request';

it.each([
  ['GET', '/api/health', undefined],
  ['GET', '/api/health?verbose=1', undefined],
  ['POST', '/api/contact', 'lead'],
  ['POST', '/api/newsletter', 'lead'],
  ['POST', '/api/seo-audit', 'audit'],
  ['GET', '/api/contact', 'tool'],
  ['POST', '/api/seo-analysis', 'remote-tool'],
  ['GET', '/api/weather?q=Robina', 'remote-tool'],
  ['POST', '/api/reports/some-token', 'remote-tool'],
  ['GET', '/api/ai-recommendations', 'tool'],
  ['POST', '/api/ai-recommendations/generate', 'remote-tool'],
  ['GET', '/api/newsletter/confirm?token=x', 'tool'],
  ['GET', '/_next/static/chunks/a.js', 'static'],
  ['GET', '/icon.svg?v=1', 'static'],
  ['GET', '/art/hero.avif', 'static'],
  ['GET', '/', 'page'],
  ['GET', '/fa/about?_rsc=1', 'page'],
  ['GET', '/api', 'page'],
])('%s %s is of the kind %s', (method, url, kind) => {
  expect(classifyRequest({ method, url, headers: {} })).toBe(kind);
});

it('knows what a browser fetches before anybody wants it', () => {
  const headers = { 'next-router-prefetch': '1' };
  expect(classifyRequest({ method: 'GET', url: '/about?_rsc=1', headers })).toBe('prefetch');
  expect(
    classifyRequest({ method: 'GET', url: '/_next/static/a.js', headers: { purpose: 'prefetch' } }),
  ).toBe('static');
});
