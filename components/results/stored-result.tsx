import { StoredAdvice } from '@/components/ai-recommendations/stored-advice';
import { RunNotice } from '@/components/audit/report/run-notice';
import { StoredCheck } from '@/components/audit/report/stored-check';
import { StoredReport } from '@/components/audit/report/stored-report';
import { WatchNotices } from '@/components/audit/watch/watch-notices';
import { StoredGrowth } from '@/components/business-growth/stored-growth';
import { StoredPlan } from '@/components/smart-personalization/stored-plan';
import type { KeptResult } from '@/lib/attachments/found-result';

/** The page under the private link of a result of any tool. */
export function StoredResult({ stored }: { stored: KeptResult }) {
  switch (stored.kind) {
    case 'audit':
      return (
        <>
          <RunNotice of="run" />
          <RunNotice of="proof" />
          <WatchNotices path={stored.result.watch.path} />
          <StoredReport report={stored.result} />
        </>
      );
    case 'check':
      return <StoredCheck analysis={stored.result} link={stored.url} expiresAt={stored.expiresAt} />;
    case 'growth':
      return <StoredGrowth result={stored.result} expiresAt={stored.expiresAt} />;
    case 'personalization':
      return <StoredPlan stored={stored.result} expiresAt={stored.expiresAt} />;
    case 'advice':
      return <StoredAdvice stored={stored.result} expiresAt={stored.expiresAt} />;
  }
}
