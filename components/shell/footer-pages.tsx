import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/path';
import { footerPages } from '@/lib/site/navigation';
import { NavLink } from './nav-link';
import styles from './site-footer.module.css';

/** All pages as plain links, folded; open as the target of a menu button whose script didn't load. */
export function FooterPages() {
  const locale = useLocale();
  const t = useTranslations('shell');
  return (
    <nav id="site-index" className={styles.pages} aria-label={t('footer.pages')} tabIndex={-1}>
      <details>
        <summary>
          {t('footer.pages')}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {footerPages.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={localePath(locale, href)}>{t(`nav.${label}`)}</NavLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
