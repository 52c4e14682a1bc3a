import { listElements, resolveAddress } from '@/lib/web-page/read-head';
import { definePageCheck, type Evidence, passed } from '../../check';
import { lineEvidence, toEvidence } from '../../facts/page/evidence';
import { headerValues } from '../../facts/page/header';
import { isSamePage } from '../../facts/page/page-links';

/** Reloads at intervals of at least twenty hours are allowed (the limit of WCAG 2.2.1). */
const HARMLESS_SECONDS = 20 * 60 * 60;

/** Characters; longer header values are truncated. */
const CONTENT_LIMIT = 2000;

interface Refresh {
  seconds: number;
  /** The target address; null for a reload of the page itself. */
  target: string | null;
  evidence: Evidence;
}

/** Fails for an automatic redirect or reload. Stricter than accessibility checkers, which allow one without delay. */
export const metaRefresh = definePageCheck({
  id: 'meta-refresh',
  category: 'indexing',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
  reasons: ['redirects', 'reloads'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'find', minutes: 30 },
  run: ({ page }) => {
    const inPage = listElements(page.html, 'meta')
      .filter(({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'refresh')
      .map((meta) => refreshIn(meta.attributes.content ?? '', page.url, toEvidence(meta)));
    const inHeader = headerValues(page, 'refresh').map((value) =>
      refreshIn(value, page.url, lineEvidence(`refresh: ${value}`)),
    );
    const refresh = [...inPage, ...inHeader].find((found) => found !== null && isDisturbing(found));
    if (!refresh) return passed;
    const { seconds, target, evidence } = refresh;
    return {
      status: 'failed',
      reason: target === null ? 'reloads' : 'redirects',
      values: { seconds, target: target ?? page.url },
      evidence: [evidence],
    };
  },
});

/**
 * Parses a value such as `5; url=/next`; null where browsers ignore it.
 * https://html.spec.whatwg.org/#attr-meta-http-equiv-refresh
 */
function refreshIn(content: string, pageUrl: string, evidence: Evidence): Refresh | null {
  const [, seconds, rest = ''] =
    /^\s*(\d{1,9})?[\d.]*(?:\s*[;,\s]\s*(.{0,2000}))?$/s.exec(content.slice(0, CONTENT_LIMIT)) ?? [];
  if (seconds === undefined) return null;
  const href = rest
    .replace(/^url\s*=\s*/i, '')
    .replace(/^(["'])(.*?)\1.*$/s, '$2')
    .trim();
  const target = href === '' ? null : resolveAddress(href, pageUrl)?.href;
  if (target === undefined) return null;
  const leads = target !== null && !isSamePage(target, pageUrl);
  return { seconds: Number(seconds), target: leads ? target : null, evidence };
}

function isDisturbing({ seconds, target }: Refresh): boolean {
  return target !== null || seconds < HARMLESS_SECONDS;
}
