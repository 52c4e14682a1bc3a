import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/path';
import { footerPages } from '@/lib/site/navigation';
import { NavLink } from './nav-link';
import styles from './site-footer.module.css';

/** All pages as plain links: the menu button's target without script. */
export function FooterPages() {
  const locale = useLocale();
  const t = useTranslations('shell');
  return (
    <nav id="site-index" className={styles.pages} aria-label={t('footer.pages')} tabIndex={-1}>
      <h2>{t('footer.pages')}</h2>
      <ul>
        {footerPages.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={localePath(locale, href)}>{t(`nav.${label}`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
