import { showHost } from '@/lib/i18n/show-host';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedPage } from '../presented';
import { presentPageTruncation } from './present-findings';
import { presentRefusal } from './present-refusal';
import type { ReportWords } from './words/report-words';

/** The page as it was read. */
export function presentPage(facts: AuditFacts, words: ReportWords): PresentedPage {
  const { page, fetchedAt, checksVersion } = facts;
  const { requestedUrl, url, status, redirects, timing, bytes, title, description, preview } = page;
  const refusal = presentRefusal(facts, words);
  const { host } = new URL(url);
  const shownHost = showHost(host);
  const truncation = presentPageTruncation(facts.findings, words);
  return {
    url: requestedUrl,
    finalUrl: url,
    ...(shownHost !== host && { shownHost }),
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
    ...(facts.speed && { speed: facts.speed }),
    ...(truncation !== undefined && { truncation }),
    ...(refusal && { refusal }),
  };
}
