import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { localePath } from '@/lib/i18n/path';
import { navGroups } from '@/lib/site/navigation';
import { NavLink } from './nav-link';
import styles from './site-index.module.css';

/** The index of all pages, grouped: the firm, its free tools, contact. Two lines where one is too short. */
export function SiteIndex() {
  const locale = useLocale();
  const t = useTranslations('shell.nav');
  const [firm, ...rest] = navGroups.map(({ group, items }) => (
    <ul
      key={group}
      className={classNames(styles.group, group === 'firm' && styles.firm, group === 'tools' && styles.tools)}
      aria-label={t(`groups.${group}`)}
    >
      {items.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={localePath(locale, href)}>{t(label)}</NavLink>
        </li>
      ))}
    </ul>
  ));
  return (
    <nav className={styles.index} aria-label={t('label')}>
      <div className={`page-width ${styles.pages}`}>
        {firm}
        <div className={styles.rest}>{rest}</div>
      </div>
    </nav>
  );
}
