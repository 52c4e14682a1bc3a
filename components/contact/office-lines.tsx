import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { formatHours } from '@/lib/i18n/format-hours';
import { PhoneLink } from './phone-link';

/** The office's address, phone number as a link, number for overseas callers if any, e-mail address and opening hours. */
export function OfficeLines() {
  const t = useTranslations('contact.details');
  const { locality, region, postalCode } = brand.address;
  const hours = formatHours(useLocale(), brand.openingHours);
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
        <dd>{t('open', hours)}</dd>
      </div>
    </dl>
  );
}
