import { readCanonicalUrl } from '@/lib/web-page/read-head';
import type { Evidence, Visit } from '../../check';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { findCodeFault, parseLanguage } from '../../facts/hreflang/hreflang-code';
import { type HreflangLink, hreflangLinks } from '../../facts/hreflang/hreflang-links';
import { EVIDENCE_LIMIT, shortened } from '../../facts/page/evidence';
import { isClosedByRobots } from '../../facts/page/is-closed-by-robots';
import { isSamePage } from '../../facts/page/page-links';

/**
 * Links to the page in other languages. Stricter than Lighthouse, which checks only the language and relative
 * addresses: Google also requires an existing country code, the page itself in the list, and return links from the
 * other pages.
 */
export const hreflang = definePageCheck({
  id: 'hreflang',
  category: 'international',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons: [
    'language',
    'relative',
    'region',
    'region-mistaken',
    'duplicate',
    'no-self',
    'broken-alternate',
    'no-return',
    'lang-mismatch',
  ],
  cause: { kind: 'languages' },
  effort: { loses: 'find', minutes: 60 },
  run: (visit) => {
    const { html } = visit.page;
    const links = hreflangLinks(html, visit.page);
    const [first] = links;
    if (!html || !first) return notApplicable;
    const own = [
      visit.page.url,
      readCanonicalUrl(html, visit.page.headers, visit.page.url) ?? visit.page.url,
    ];
    const isOwn = (address: string) => own.some((url) => URL.canParse(address) && isSamePage(address, url));

    const unknown = links.filter(({ code }) => findCodeFault(code)?.kind === 'language');
    if (unknown[0]) return failed('language', unknown, { code: shortened(unknown[0].code) });
    const relative = links.filter(({ href }) => !/^https?:/i.test(href));
    if (relative[0])
      return failed('relative', relative, {
        href: shortened(relative[0].href),
        address: relative[0].address,
      });
    const withBadRegion = links.filter(({ code }) => findCodeFault(code) !== null);
    const place = findCodeFault(withBadRegion[0]?.code ?? 'x-default');
    if (withBadRegion[0] && place?.kind === 'region') {
      const { region, instead } = place;
      const values = { code: withBadRegion[0].code, region, instead };
      return failed(instead === '' ? 'region' : 'region-mistaken', withBadRegion, values);
    }
    const twice = links.filter(({ code, address }) =>
      links.some((other) => other.code === code && other.address !== address),
    );
    if (twice[0]) return failed('duplicate', twice, { code: twice[0].code });
    if (!links.some(({ address }) => isOwn(address))) {
      return failed('no-self', [first], { url: visit.page.url, code: ownCode(visit) });
    }
    const ownLinks = links.filter(({ address }) => isOwn(address));
    const fault = findAlternatesFault(visit, isOwn) ?? findLanguageFault(visit, ownLinks);
    if (fault) return fault;
    // Also where the page names itself only: naming fewer languages must not help where robots.txt keeps us out.
    const areUnread = visit.site.alternates.length === 0;
    return areUnread && isClosedByRobots(visit) ? notMeasured : passed;
  },
});

function failed<Reason extends string>(
  reason: Reason,
  links: readonly { evidence: Evidence }[],
  values: Record<string, string | number>,
) {
  const evidence = links.slice(0, EVIDENCE_LIMIT).map((link) => link.evidence);
  return {
    status: 'failed',
    reason,
    values: { count: links.length, ...values },
    evidence,
    count: links.length,
  } as const;
}

/** Faults on the pages in other languages; pages that couldn't be read are left out. */
function findAlternatesFault({ page, site }: Visit, isOwn: (address: string) => boolean) {
  const read = site.alternates.flatMap(({ url, outcome, head }) =>
    outcome.kind === 'answered'
      ? [{ url, status: outcome.status, head, evidence: { snippet: shortened(url), url } }]
      : [],
  );
  const broken = read.filter(({ status }) => status >= 300);
  if (broken[0]) return failed('broken-alternate', broken, { url: broken[0].url, status: broken[0].status });
  const silent = read.filter(({ head }) => head && !head.alternates.some(({ href }) => isOwn(href)));
  return silent[0] ? failed('no-return', silent, { url: silent[0].url, own: page.url }) : null;
}

function findLanguageFault(visit: Visit, own: readonly HreflangLink[]) {
  const lang = htmlLang(visit);
  const named = own.filter(({ code }) => code !== 'x-default');
  const isContradicted =
    lang !== '' && named.length > 0 && named.every(({ code }) => parseLanguage(code) !== parseLanguage(lang));
  if (isContradicted)
    return failed('lang-mismatch', named, { code: named[0]?.code ?? '', lang: shortened(lang) });
  return null;
}

function htmlLang({ page }: Visit): string {
  return page.html?.elements.html?.[0]?.attributes.lang?.trim() ?? '';
}

/** The most likely hreflang code of the page, for the suggested line. */
function ownCode(visit: Visit): string {
  return findCodeFault(htmlLang(visit).toLowerCase()) === null ? htmlLang(visit) : 'en';
}
