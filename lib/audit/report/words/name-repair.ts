import type { Cause } from '../../causes/cause';
import type { CauseKind } from '../../check';
import { siteChecks } from '../../crawl/site-checks';
import type { RepairWords } from './repair-words';

/** Kinds of which a website may have several. */
const recurring: readonly CauseKind[] = ['element', 'template'];

/**
 * A repair's title. A single fault says more than what it has in common with others: on one page alone, elsewhere beside
 * the kind. `total`: pages of the website.
 */
export function nameRepair(
  { kind, faults, site }: Pick<Cause, 'kind' | 'faults' | 'site'>,
  total: number,
  { t, checks }: RepairWords,
): string {
  const pages = new Set(faults.flatMap((fault) => fault.pages)).size;
  const title = t(`kinds.${kind}.title`, { count: Math.max(pages, ...site.map(({ count }) => count)) });
  const [first] = faults;
  if (!first || faults.length + site.length > 1) return title;
  const fault = checks.title(first.id, first.reason);
  if (total < 2 || pages === 1) return fault;
  return recurring.includes(kind) ? t('plan.named', { title, fault }) : title;
}

export function isSiteCheck(id: string): id is (typeof siteChecks)[number]['id'] {
  return siteChecks.some((check) => check.id === id);
}
