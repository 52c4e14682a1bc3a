import { useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { PhoneLink } from './phone-link';

/** Where the office is, the phone that dials and the e-mail address: the same three lines wherever they stand. */
export function OfficeLines() {
  const t = useTranslations('contact.details');
  const { locality, region, postalCode } = brand.address;
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
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
        </dd>
      </div>
    </dl>
  );
}
