import { useTranslations } from 'next-intl';
import { LegalSummary } from '@/components/legal/legal-summary';
import { firm } from '@/lib/content/firm';
import { legalFacts } from '@/lib/content/legal';

/** The four most important terms. */
export function TermsSummary() {
  const t = useTranslations('terms.summary');
  return (
    <LegalSummary
      title={t('title')}
      rows={[
        { term: t('prices'), value: legalFacts.currency },
        { term: t('payment'), value: t('beforeWork') },
        { term: t('invoices'), value: t('days', { count: firm.invoiceDays }) },
        { term: t('law'), value: t('queensland') },
      ]}
    />
  );
}
