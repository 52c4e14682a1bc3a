import { useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';

/** Who to turn to: the company, its office, its business e-mail address and its phone. */
export function LegalContact() {
  const t = useTranslations('contact.details');
  const { locality, region, postalCode } = brand.address;
  return (
    <address className="legal-contact">
      <b className="t2">{brand.legalName}</b>
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
            <a href={brand.phoneHref}>
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
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
    </address>
  );
}
