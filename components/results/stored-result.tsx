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
export function StoredResult({ locale, stored }: { locale: Locale; stored: KeptResult }) {
  switch (stored.kind) {
    case 'audit':
      return (
        <>
          <RunNotice of="run" />
          <RunNotice of="proof" />
          <WatchNotices locale={locale} path={stored.result.watch.path} />
          <StoredReport locale={locale} report={stored.result} />
        </>
      );
    case 'check':
      return (
        <StoredCheck
          locale={locale}
          analysis={stored.result}
          link={stored.url}
          expiresAt={stored.expiresAt}
        />
      );
    case 'growth':
      return <StoredGrowth locale={locale} result={stored.result} expiresAt={stored.expiresAt} />;
    case 'personalization':
      return <StoredPlan locale={locale} stored={stored.result} expiresAt={stored.expiresAt} />;
    case 'advice':
      return <StoredAdvice locale={locale} stored={stored.result} expiresAt={stored.expiresAt} />;
  }
}
