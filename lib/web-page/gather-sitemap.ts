import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import { isSuccess, readContentType } from './html-type';
import type { Sitemap } from './parse-sitemap';
import type { Ask, ProbeResponse } from './probe';
import { readSitemap } from './read-documents';
import type { SitemapFacts } from './site-facts';
import type { VisitPlan } from './visit-plan';

const SITEMAP_BYTES = 5 * 1024 * 1024;

interface Wanted {
  pageUrl: string;
  plan: Pick<VisitPlan, 'canonical' | 'sitemap'>;
  signal: AbortSignal;
}

/** Requests the planned sitemap. Null when the budget is exhausted. */
export async function gatherSitemap(
  ask: Ask,
  { pageUrl, plan: { canonical, sitemap }, signal }: Wanted,
): Promise<SitemapFacts | null> {
  const asked = await ask(sitemap.address, {
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
    from: sitemap.from,
    contentType: readContentType(headers),
    content: await parse(asked, canonical ? [pageUrl, canonical] : [pageUrl], signal),
  };
}

async function parse(
  { body, bytes }: ProbeResponse,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<Sitemap | null> {
  if (body.length === 0) return null;
  try {
    return await readSitemap({ bytes: body, asked: { addresses, isCut: bytes.truncated } }, signal);
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
