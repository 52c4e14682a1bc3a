import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { navGroups, pages } from '@/lib/site/pages';
import { NavLink } from './nav-link';

/** The header's pages in one ruled line, grouped: the firm, its free tools, how to reach it. */
export function SiteIndex({ locale }: { locale: Locale }) {
  const t = useTranslations('shell.nav');
  return (
    <nav className="index" aria-label={t('label')}>
      <div className="wrap">
        <ul>
          {navGroups.map(({ group, ids }) => (
            <li key={group} className={`grp-${group}`}>
              <ul className="grp">
                {ids.map((id) => (
                  <li key={id}>
                    <NavLink href={localePath(locale, pages[id].path)}>{t(id)}</NavLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
