import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type AuditStage, auditWebsite } from './engine/audit-website';
import { presentAnalysis } from './report/present-analysis';
import type { PresentedAnalysis } from './report/presented-report';
import type { AnalysisInput } from './schema';

/** What the SEO checker answers. Nothing is kept of it but ten minutes' memory of the page. */
export async function analyseWebsite(
  { url, fresh }: AnalysisInput,
  locale: Locale,
  { clientIp, onStage }: { clientIp?: string; onStage?: (stage: AuditStage) => void } = {},
): Promise<PresentedAnalysis> {
  return presentAnalysis(await auditWebsite(url, { isFresh: fresh, clientIp, onStage }), locale);
}
