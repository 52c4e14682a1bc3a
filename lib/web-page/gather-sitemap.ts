import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import { contentTypeOf, isSuccess } from './html-type';
import { parseSitemapInWorker } from './parse-in-worker';
import type { Sitemap } from './parse-sitemap';
import type { Ask, Asked } from './probe';
import { sitemapsIn } from './robots-txt';
import type { RobotsTxtFacts, SitemapFacts } from './site-facts';

const SITEMAP_BYTES = 5 * 1024 * 1024;

interface Wanted {
  pageUrl: string;
  canonical: string | null;
  signal: AbortSignal;
  robots: RobotsTxtFacts | null;
}

/** The first sitemap that robots.txt names, else /sitemap.xml. Null: no time for it. */
export async function gatherSitemap(
  ask: Ask,
  { pageUrl, canonical, robots, signal }: Wanted,
): Promise<SitemapFacts | null> {
  const [named] = sitemapsIn(robots?.text ?? '').filter((address) => URL.canParse(address, pageUrl));
  const address = new URL(named ?? '/sitemap.xml', pageUrl).href;
  const asked = await ask(address, {
    accept: 'application/xml,text/xml,*/*;q=0.5',
    totalMs: 10_000,
    maxDecodedBytes: SITEMAP_BYTES,
    wantsBody: isSuccess,
  });
  if (!asked) return null;
  const { url, outcome } = asked;
  const headers = outcome.kind === 'answered' ? outcome.headers : [];
  return {
    url,
    outcome,
    from: named ? 'robots' : 'default',
    contentType: contentTypeOf(headers),
    content: await parse(asked, canonical ? [pageUrl, canonical] : [pageUrl], signal),
  };
}

async function parse(
  { body, bytes }: Asked,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<Sitemap | null> {
  if (body.length === 0) return null;
  try {
    return await parseSitemapInWorker(body, { addresses, isCut: bytes.truncated }, signal);
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
