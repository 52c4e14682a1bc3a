import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { christmasBreak } from '@/lib/config/holidays';
import { dateFormat } from '@/lib/i18n/format-day';
import { formatOpeningHours, keepOnLine } from '@/lib/i18n/format-opening-hours';
import { locales } from '@/lib/i18n/locales';
import { PhoneLink } from './phone-link';

/** The office's address, phone number as a link, number for overseas callers if any, e-mail address, opening hours and when it is closed. */
export function OfficeLines() {
  const t = useTranslations('contact.details');
  const { locality, region, postalCode } = brand.address;
  const locale = useLocale();
  const hours = formatOpeningHours(locale, brand.openingHours);
  const days = dateFormat(locales[locale].hrefLang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // Of any two years.
  const first = days.format(Date.parse(`2026-${christmasBreak.first}`));
  const last = days.format(Date.parse(`2027-${christmasBreak.last}`));
  return (
    <dl>
      <div>
        <dt>{t('office')}</dt>
        <dd>
          <bdi dir="ltr">{`${locality} ${region} ${postalCode}`}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
      {brand.phoneAbroad && (
        <div>
          <dt>{t('phoneAbroad')}</dt>
          <dd>
            <a href={brand.phoneAbroad.href}>
              <bdi dir="ltr">{brand.phoneAbroad.printed}</bdi>
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('hours')}</dt>
        <dd>{t('open', { days: keepOnLine(hours.days), hours: keepOnLine(hours.hours) })}</dd>
        <dd>{t('closed', { first, last })}</dd>
      </div>
    </dl>
  );
}
