import 'server-only';
import { FetchError } from '@/lib/net/fetch-error';
import { looksLikeHtml, mayBePage, readContentType } from './html-type';
import type { Ask } from './probe';
import { readPageHead } from './read-documents';
import type { PageProbe } from './site-facts';
import type { HeadInput } from './tasks/head-task';

const PAGE_MS = 8000;
/** Bytes read of another page, enough for its head. */
const PAGE_BYTES = 256 * 1024;

/** The metadata of another page; redirects are not followed. Null when the budget is exhausted. */
export async function gatherPage(ask: Ask, address: string, signal: AbortSignal): Promise<PageProbe | null> {
  const asked = await ask(address, {
    totalMs: PAGE_MS,
    maxDecodedBytes: PAGE_BYTES,
    noRedirects: true,
    wantsBody: mayBePage,
  });
  if (!asked) return null;
  const { url, outcome, body } = asked;
  if (outcome.kind === 'failed' || body.length === 0) return { url, outcome, head: null };
  const { headers, finalUrl } = outcome;
  const isPage = looksLikeHtml(readContentType(headers), body);
  const head = isPage ? await readDocumentHead({ bytes: body, headers, url: finalUrl }, signal) : null;
  return { url, outcome, head };
}

async function readDocumentHead(input: HeadInput, signal: AbortSignal): Promise<PageProbe['head']> {
  try {
    return await readPageHead(input, signal);
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
