import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { localePath } from '@/lib/i18n/path';
import { navGroups } from '@/lib/site/navigation';
import styles from './mobile-menu.module.css';
import { MobileMenuLanguages } from './mobile-menu-languages';
import { MobileMenuTheme } from './mobile-menu-theme';
import { NavLink } from './nav-link';

/** What the mobile menu offers: all pages of the navigation, languages, themes. */
export function MobileMenuContent() {
  const locale = useLocale();
  const t = useTranslations('shell');
  return (
    <>
      <nav aria-label={t('menu.open')}>
        {navGroups.map(({ group, items }) => (
          <ul
            key={group}
            className={group === 'tools' ? styles.tools : undefined}
            aria-label={t(`nav.groups.${group}`)}
          >
            {items.map(({ href, label, icon }) => (
              <li key={href}>
                <NavLink href={localePath(locale, href)}>
                  <Icon name={icon} />
                  {t(`nav.${label}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <MobileMenuLanguages locale={locale} label={t('language.choose')} />
      <MobileMenuTheme
        label={t('theme.choose')}
        modes={themeModes.map((mode) => ({ mode, label: t(`theme.${mode}`) }))}
        toggle={{ light: t('theme.toLight'), dark: t('theme.toDark') }}
      />
    </>
  );
}
