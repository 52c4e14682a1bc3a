import { definePageCheck, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Characters. Longer addresses are truncated in results and break in mails; the figure itself is folklore. */
const LENGTH_LIMIT = 115;

const sessionNames =
  /^(?:phpsessid|jsessionid|sessionid|session_id|sid|aspsessionid\w*|cfid|cftoken|oscsid|zenid)$/i;

const folklore = new Set(['upper-case', 'underscores', 'long']);

/** Whether people can read, remember and copy the page's address. */
export const urlQuality = definePageCheck({
  id: 'url-quality',
  category: 'indexing',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  seenIn: 'network',
  reasons: ['session', 'double-slash', 'spaces', 'upper-case', 'underscores', 'long'],
  cause: 'myth',
  effort: { loses: 'find', minutes: 60 },
  run: ({ page }) => {
    const url = new URL(page.url);
    const reason = findAddressFault(url);
    if (!reason) return passed;
    return {
      status: 'failed',
      reason,
      // Faults that search engines ignore are reported and not scored.
      ...(folklore.has(reason) && { weight: 0 as const, severity: 'info' as const }),
      values: { length: url.href.length, limit: LENGTH_LIMIT, suggestion: tidied(url) },
      evidence: [lineEvidence(url.href, { url: url.href })],
    };
  },
});

function findAddressFault({ href, pathname, searchParams }: URL) {
  const path = pathname.replace(/%(?!20)[0-9a-f]{2}/gi, '');
  const hasSession = [...searchParams.keys()].some((name) => sessionNames.test(name));
  if (hasSession || /;jsessionid=/i.test(pathname)) return 'session';
  if (path.includes('//')) return 'double-slash';
  if (/%20|\+/.test(path)) return 'spaces';
  if (/[A-Z]/.test(path)) return 'upper-case';
  if (path.includes('_')) return 'underscores';
  return href.length > LENGTH_LIMIT ? 'long' : null;
}

/** The same address without its faults. */
function tidied({ origin, pathname }: URL): string {
  const path = pathname
    .replace(/;jsessionid=[^/]*/gi, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:%20|\+|_)+/g, '-')
    .replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return origin + path;
}
