import type { Cause, CausePage } from '../causes/cause';
import { CauseCollection } from '../causes/collect-causes';
import { findPageCauses } from '../causes/find-page-causes';
import { findSharedTexts } from '../causes/find-shared-texts';
import { createSiteForecast } from '../causes/forecast-site';
import { withoutMeant } from '../checks/find-check';
import type { SiteAudit } from './site-audit';
import { type CrawledPages, findItself, type SiteCause } from './site-cause';
import type { SiteCheck } from './site-check';
import { findSiteCheck } from './site-checks';
import type { SiteGraph } from './site-graph';

type Findings = SiteAudit['findings'];
type Failed = Extract<Findings[number]['outcome'], { status: 'failed' }>;

/** Why a website's faults exist: those of its pages and those of the whole, grouped by what one repair mends. */
export function findCauses({ pages, isDescribed }: SiteGraph, findings: Findings): Cause[] {
  const causes = new CauseCollection();
  const causePages = pages.map(({ url, page }): CausePage => {
    const faults = withoutMeant(page.faults, { url, isNoindex: page.isNoindex, isDescribed });
    return { url, title: page.title, description: page.description, layout: page.layout ?? '', faults };
  });
  const shared = findSharedTexts(causePages);
  findPageCauses(causePages, causes, shared);
  const site = { indexes: new Map(pages.map(({ url }, index) => [url, index])), shared };
  for (const { id, outcome } of findings) {
    const check = findSiteCheck(id);
    if (!check || outcome.status !== 'failed') continue;
    for (const { kind, key = '', count, pages: concerned, subject } of listCauses(check, outcome, site)) {
      causes.addSiteFault({ kind, key }, { id, severity: outcome.severity, count }, concerned, subject);
    }
  }
  const forecast = createSiteForecast(pages.map(({ page: { seo, lost = [] } }) => ({ seo, lost })));
  return causes.list().map((cause) => ({ ...cause, after: forecast(cause) }));
}

function listCauses(
  { cause }: SiteCheck,
  { items, count }: Failed,
  site: CrawledPages,
): readonly SiteCause[] {
  if (typeof cause === 'function') return cause(items, site);
  // The pages themselves, not those that link to them.
  return [{ ...cause, count, pages: items.flatMap((item) => findItself(item, site)) }];
}
