import { useLocale, useTranslations } from 'next-intl';
import { withinValues } from './within-values';

/** Writes a promise, such as `within 24 hours (Monday – Friday)`, to stand in a sentence. Drawn on the server. */
export function useWithinHours(): (hours: number) => string {
  const t = useTranslations('common.officeHours');
  const locale = useLocale();
  return (hours) => t('within', withinValues(locale, hours));
}
