import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { navGroups } from '@/lib/site/navigation';
import { NavLink } from './nav-link';

/** All pages in one ruled index, grouped: the firm, its free tools, how to reach it. Two lines where one is too short. */
export function SiteIndex({ locale }: { locale: Locale }) {
  const t = useTranslations('shell.nav');
  const [firm, ...rest] = navGroups.map(({ group, items }) => (
    <ul key={group} className={`grp grp-${group}`} aria-label={t(`groups.${group}`)}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={localePath(locale, href)}>{t(label)}</NavLink>
        </li>
      ))}
    </ul>
  ));
  return (
    <nav className="index" aria-label={t('label')}>
      <div className="wrap">
        {firm}
        <div className="index-rest">{rest}</div>
      </div>
    </nav>
  );
}
