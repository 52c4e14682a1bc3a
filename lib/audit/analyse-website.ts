import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { storeResult } from '@/lib/results/store-result';
import { type AuditStage, auditWebsite } from './engine/audit-website';
import type { PresentedAnalysis } from './presented';
import { presentAnalysis } from './report/present-analysis';
import type { AnalysisInput } from './schema';

export { checkFormPage } from './request/check-form-page';

/** Returns the result of the SEO checker and stores it under a private link, without the website's owner. */
export async function analyseWebsite(
  { url, fresh }: AnalysisInput,
  locale: Locale,
  {
    clientIp,
    visitorId,
    onStage,
  }: { clientIp?: string; visitorId?: string; onStage?: (stage: AuditStage) => void } = {},
): Promise<PresentedAnalysis> {
  const facts = await auditWebsite(url, { isFresh: fresh, clientIp, onStage });
  const reportUrl = await storeResult({ kind: 'check', locale, payload: facts, visitorId });
  return presentAnalysis(facts, locale, reportUrl);
}
