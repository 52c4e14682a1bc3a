import { useLocale, useTranslations } from 'next-intl';
import { ManageCookies } from '@/components/consent/manage-cookies';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import { legalLinks } from '@/lib/site/navigation';
import { DeviceLine } from './device-line';
import { FooterColumns } from './footer-columns';
import { FooterPages } from './footer-pages';
import { LanguageLinks } from './language-links';
import { NavLink } from './nav-link';
import styles from './site-footer.module.css';

/** Footer of every page: the firm and the suburbs served, all pages and languages as plain links, legal links. */
export function SiteFooter() {
  const locale = useLocale();
  const t = useTranslations('shell.footer');
  const consent = useTranslations('consent');
  const { year } = formatters(locale);
  const names = { brand: brand.name, company: brand.legalName };

  return (
    <footer className={styles.footer}>
      <div className="page-width">
        <FooterColumns />
        <FooterPages />
        <ul className={styles.languages} aria-label={t('languages')}>
          <LanguageLinks locale={locale} />
        </ul>
        <div className={styles.base}>
          <span>{t('copyright', { ...names, year: year(new Date().getFullYear()) })}</span>
          <ul className={styles.legal} aria-label={t('legal')}>
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={localePath(locale, href)}>{t(`legalLinks.${label}`)}</NavLink>
              </li>
            ))}
            <li>
              <ManageCookies label={consent('reopen')} />
            </li>
          </ul>
          <DeviceLine />
        </div>
      </div>
    </footer>
  );
}
