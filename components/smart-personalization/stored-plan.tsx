import { KeptUntil } from '@/components/results/kept-until';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type { PlanWithAnswers } from '@/lib/personalization/result';
import { StoredPlanView } from './stored-plan-view';
import { useToolParts } from './use-tool-parts';

interface StoredPlanProps {
  locale: Locale;
  stored: PlanWithAnswers;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a plan. */
export function StoredPlan({ locale, stored, expiresAt }: StoredPlanProps) {
  return (
    <>
      <StoredPlanView
        stored={stored}
        parts={useToolParts(locale)}
        toolPath={localePath(locale, '/smart-personalization')}
      />
      <KeptUntil locale={locale} expiresAt={expiresAt} />
    </>
  );
}
