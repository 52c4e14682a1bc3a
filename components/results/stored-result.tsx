import { StoredAdvice } from '@/components/ai-recommendations/stored-advice';
import { RunNotice } from '@/components/audit/report/run-notice';
import { StoredCheck } from '@/components/audit/report/stored-check';
import { StoredReport } from '@/components/audit/report/stored-report';
import { WatchNotices } from '@/components/audit/watch/watch-notices';
import { StoredGrowth } from '@/components/business-growth/stored-growth';
import { StoredPlan } from '@/components/smart-personalization/stored-plan';
import type { KeptResult } from '@/lib/attachments/found-result';
import type { Locale } from '@/lib/i18n/locales';

/** The page under the private link of a result of any tool. */
export function StoredResult({ locale, kept }: { locale: Locale; kept: KeptResult }) {
  switch (kept.kind) {
    case 'audit':
      return (
        <>
          <RunNotice />
          <WatchNotices locale={locale} path={kept.result.watch.path} />
          <StoredReport locale={locale} report={kept.result} />
        </>
      );
    case 'check':
      return (
        <StoredCheck locale={locale} analysis={kept.result} link={kept.url} expiresAt={kept.expiresAt} />
      );
    case 'growth':
      return <StoredGrowth locale={locale} result={kept.result} expiresAt={kept.expiresAt} />;
    case 'personalization':
      return <StoredPlan locale={locale} kept={kept.result} expiresAt={kept.expiresAt} />;
    case 'advice':
      return <StoredAdvice locale={locale} kept={kept.result} expiresAt={kept.expiresAt} />;
  }
}
