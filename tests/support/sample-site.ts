import type { Crawl } from '@/lib/audit/crawl/crawl-site';
import type { SiteAudit, SiteOutcome } from '@/lib/audit/crawl/site-audit';

const at = (path: string) => `https://www.smith.example${path}`;
const passed: SiteOutcome = { status: 'passed' };

/** The audit of a website of three pages with a dead link, two pages with the same title, and a fault on two pages. */
export function sampleSiteAudit(changes: Partial<SiteAudit> = {}): SiteAudit {
  const page = { isNoindex: false, words: 210, clicks: 1, seo: 74 };
  return {
    origin: 'https://www.smith.example',
    finishedAt: '2026-11-22T02:00:00.000Z',
    end: 'complete',
    delaySeconds: 0,
    requests: 9,
    leftOut: { parameters: 0, endless: 0, closed: 2, relative: 0 },
    listed: 3,
    pages: [
      { ...page, url: at('/'), title: 'Home', clicks: 0 },
      { ...page, url: at('/about'), title: 'Home', seo: null },
      { ...page, url: at('/prices'), title: 'Prices', isNoindex: true, clicks: null },
    ],
    findings: [
      {
        id: 'duplicate-titles',
        outcome: {
          status: 'failed',
          severity: 'warning',
          count: 1,
          items: [{ text: 'Home', places: [{ url: at('/') }, { url: at('/about') }], more: 0 }],
        },
      },
      {
        id: 'broken-internal-links',
        outcome: {
          status: 'failed',
          severity: 'critical',
          count: 1,
          items: [
            {
              url: at('/gone'),
              status: 404,
              places: [{ url: at('/'), text: 'Our offers', line: 31 }, { url: at('/about') }],
              more: 0,
            },
          ],
        },
      },
      { id: 'mixed-hosts', outcome: passed },
      { id: 'orphaned-pages', outcome: { status: 'not-measured' } },
    ],
    groups: [
      { id: 'viewport', reason: 'missing', severity: 'critical', pages: [0, 2] },
      { id: 'document-title', reason: 'missing', severity: 'critical', pages: [1] },
    ],
    sheet: {
      values: [
        { fact: 'phone', source: 'shown', value: '(07) 5555 0100', pages: [0, 1], isContradicted: true },
        { fact: 'phone', source: 'stated', value: '07 5555 0199', pages: [2], isContradicted: true },
      ],
      robots: [{ robot: 'GPTBot', purpose: 'training', isAllowed: false }],
    },
    ...changes,
  };
}

/** A crawl that found robots.txt closed. */
export function sampleCrawl(changes: Partial<Crawl> = {}): Crawl {
  return {
    rules: { origin: 'https://www.smith.example', robots: null, userAgent: 'OurBot' },
    start: at('/'),
    starts: [],
    listed: [],
    sitemaps: [],
    delaySeconds: 0,
    records: [],
    end: 'closed',
    leftOut: { parameters: 0, endless: 0, relative: 0 },
    requests: 1,
    relative: 0,
    ...changes,
  };
}
