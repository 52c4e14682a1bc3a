import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import { brand } from '@/lib/config/brand';
import { areas } from '@/lib/content/areas';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import { footerServices } from '@/lib/site/navigation';
import columns from './footer-columns.module.css';
import { Logo } from './logo';
import styles from './site-footer.module.css';
import { SocialIcon } from './social-icons';

/** The firm, its services, contact, and a road sign with the suburbs served. */
export function FooterColumns() {
  const locale = useLocale();
  const t = useTranslations('shell.footer');
  const { number } = formatters(locale);
  const names = { brand: brand.name, company: brand.legalName };
  const blurb = t('blurb', { ...names, years: companyFacts.expertiseYears });

  return (
    <div className={classNames(styles.cols, columns.columns)}>
      <div>
        <span className={styles.logo}>
          <Logo />
        </span>
        <p className={styles.blurb}>{blurb}</p>
        <p className={styles.social}>
          <a href={brand.social.facebook} rel="me noopener" aria-label={t('facebook', names)}>
            <SocialIcon network="facebook" />
          </a>
          <a href={brand.social.instagram} rel="me noopener" aria-label={t('instagram', names)}>
            <SocialIcon network="instagram" />
          </a>
        </p>
      </div>
      <nav aria-label={t('services')}>
        <h2>{t('services')}</h2>
        <ul>
          {footerServices.map(({ href, label }) => (
            <li key={href}>
              <Link href={localePath(locale, href)} prefetch={false}>
                {t(`serviceLinks.${label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{t('contact')}</h2>
        <ul>
          <li>{t('place')}</li>
          <li>
            <a href={brand.phoneHref}>
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </li>
        </ul>
      </div>
      <div className={roadSignStyles.sign}>
        <h2>{t('areas')}</h2>
        <ul>
          {areas.map(({ name, km }) => (
            <li key={name}>
              <bdi>{name}</bdi>
              <span className="whitespace-nowrap">{number(km)}</span>
            </li>
          ))}
          <li>{t('allAreas')}</li>
        </ul>
      </div>
    </div>
  );
}
