import type { IncomingHttpHeaders } from 'node:http';

/** Kinds of requests with limits of their own; see `limits.ts`. */
export type RequestKind = 'prefetch' | 'page' | 'tool' | 'remote-tool' | 'static' | 'audit' | 'lead';

const kindOfPost = new Map<string, RequestKind>([
  ['/api/contact', 'lead'],
  ['/api/newsletter', 'lead'],
  ['/api/payment-return', 'lead'],
  // Also an enquiry, but it reads a website before it responds, so it has its own places.
  ['/api/seo-audit', 'audit'],
]);
/** Tools that call a provider or read another website. */
const remoteTool =
  /^\/api\/(?:weather|location|seo-analysis|business-growth-analysis|smart-personalization|ai-recommendations\/generate|reports\/.*)$/;
const staticPath = /^\/(?:_next\/static|fonts|art)\/|^\/(?:icon\.svg|apple-icon\.png|favicon\.ico)$/;

interface Asked {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
}

/** The kind of a request; undefined for the health check, which is always answered. */
export function classifyRequest({ method, url = '/', headers }: Asked): RequestKind | undefined {
  const path = url.split('?', 1)[0] ?? url;
  if (path === '/api/health') return undefined;
  if (path.startsWith('/api/')) {
    const usual = remoteTool.test(path) ? 'remote-tool' : 'tool';
    return method === 'POST' ? (kindOfPost.get(path) ?? usual) : usual;
  }
  if (staticPath.test(path)) return 'static';
  return isPrefetch(headers) ? 'prefetch' : 'page';
}

/** Whether it is a prefetch by Next, or by the browser: https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return 'next-router-prefetch' in headers || (typeof purpose === 'string' && purpose.includes('prefetch'));
}
