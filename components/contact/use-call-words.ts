import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { dateFormat } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import { listCallHours } from '@/lib/leads/call-times';
import type { CallFieldWords } from './call-field';

/** The words of the choice of a call; undefined where visitors book one in a calendar. */
export function useCallWords(): CallFieldWords | undefined {
  const t = useTranslations('contact.call');
  const forms = useTranslations('forms');
  const { hrefLang } = locales[useLocale()];
  if (brand.bookingUrl) return undefined;
  const clock = dateFormat(hrefLang, { timeStyle: 'short', timeZone: brand.timeZone });
  const hours = listCallHours().map(({ choice, workingDays, time }) => [
    choice,
    t(workingDays === 1 ? 'next' : 'after', { time: clock.format(time) }),
  ]);
  const label = forms('optional', { label: t('label', { minutes: firm.consultationMinutes }) });
  return { label, none: t('none'), first: '', second: '', third: '', ...Object.fromEntries(hours) };
}
