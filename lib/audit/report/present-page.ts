import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedPage } from './presented-report';

/** The page as we read it; the same in every language. */
export function presentPage(facts: AuditFacts): PresentedPage {
  const { page, fetchedAt, checksVersion } = facts;
  const { requestedUrl, url, status, redirects, timing, bytes, title, description, preview } = page;
  return {
    url: requestedUrl,
    finalUrl: url,
    statusCode: status,
    redirects,
    title,
    description,
    fetchedAt,
    timing,
    bytes,
    preview,
    categories: facts.categories,
    checksVersion,
  };
}
