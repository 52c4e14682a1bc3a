import { useLocale, useTranslations } from 'next-intl';
import { keepOnLine } from './format-opening-hours';
import { withinValues } from './within-values';

/** Returns a formatter for deadlines within a sentence, such as `within 24 hours (Monday – Friday)`. Server only. */
export function useWithinHours(): (hours: number) => string {
  const t = useTranslations('common.officeHours');
  const locale = useLocale();
  return (hours) => {
    const { open } = withinValues(locale, hours);
    return t('within', { hours, open: keepOnLine(open) });
  };
}
