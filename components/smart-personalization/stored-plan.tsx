import { useLocale } from 'next-intl';
import { KeptUntil } from '@/components/results/kept-until';
import { localePath } from '@/lib/i18n/path';
import type { PlanWithAnswers } from '@/lib/smart-personalization/result';
import { StoredPlanView } from './stored-plan-view';
import { usePlanTexts } from './use-plan-texts';

interface StoredPlanProps {
  stored: PlanWithAnswers;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a plan. */
export function StoredPlan({ stored, expiresAt }: StoredPlanProps) {
  const locale = useLocale();
  return (
    <>
      <StoredPlanView
        stored={stored}
        texts={usePlanTexts(locale)}
        toolPath={localePath(locale, '/smart-personalization')}
      />
      <KeptUntil expiresAt={expiresAt} />
    </>
  );
}
