import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import { contentTypeOf, looksLikeHtml, mayBePage } from './html-type';
import type { WebPage } from './page';
import { parseInWorker } from './parse-in-worker';
import type { Ask } from './probe';
import { alternatesOf, canonicalOf, elementsOf } from './read-head';
import type { PageProbe } from './site-facts';

const PAGE_MS = 8000;
/** A head is at the beginning. */
const PAGE_BYTES = 256 * 1024;

/** What another page says about itself; redirects are not followed. Null: no time for it. */
export async function gatherPage(ask: Ask, address: string, signal: AbortSignal): Promise<PageProbe | null> {
  const asked = await ask(address, {
    totalMs: PAGE_MS,
    maxDecodedBytes: PAGE_BYTES,
    staysPut: true,
    wantsBody: mayBePage,
  });
  if (!asked) return null;
  const { url, outcome, body } = asked;
  if (outcome.kind === 'failed' || body.length === 0) return { url, outcome, head: null };
  const { headers, finalUrl } = outcome;
  const isPage = looksLikeHtml(contentTypeOf(headers), body);
  return { url, outcome, head: isPage ? await headOf(body, { headers, url: finalUrl, signal }) : null };
}

interface Delivery {
  headers: WebPage['headers'];
  url: string;
  signal: AbortSignal;
}

async function headOf(body: Uint8Array, { headers, url, signal }: Delivery): Promise<PageProbe['head']> {
  try {
    const html = await parseInWorker(body, contentTypeOf(headers), signal);
    const robots = elementsOf(html, 'meta')
      .filter(({ inHead, attributes }) => inHead && /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
      .map(({ attributes }) => attributes.content ?? '');
    const inHeaders = headers.filter(([name]) => name === 'x-robots-tag').map(([, value]) => value);
    return {
      canonical: canonicalOf(html, headers, url),
      robots: [...robots, ...inHeaders].join(','),
      alternates: alternatesOf(html, headers, url),
    };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
