import { useTranslations } from 'next-intl';
import { LegalSummary } from '@/components/legal/legal-summary';
import { companyFacts } from '@/lib/content/company-facts';
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
        { term: t('invoices'), value: t('days', { count: companyFacts.invoiceDays }) },
        { term: t('law'), value: t('queensland') },
      ]}
    />
  );
}
