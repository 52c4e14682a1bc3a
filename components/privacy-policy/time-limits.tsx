import { useLocale, useTranslations } from 'next-intl';
import { LegalSummary } from '@/components/legal/legal-summary';
import { retention } from '@/lib/config/retention';
import { legalFacts } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';

/** How long personal data is kept, and when requests are answered. */
export function TimeLimits() {
  const locale = useLocale();
  const t = useTranslations('privacy-policy.limits');
  const { measure } = formatters(locale);
  return (
    <LegalSummary
      title={t('title')}
      rows={[
        { term: t('enquiry'), value: measure(retention.leadYears, 'year') },
        { term: t('trace'), value: measure(retention.leadTraceDays, 'day') },
        { term: t('mails'), value: measure(retention.mailDays, 'day') },
        { term: t('answer'), value: measure(legalFacts.privacyAnswerDays, 'day') },
      ]}
    />
  );
}
