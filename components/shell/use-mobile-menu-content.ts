import { useTranslations } from 'next-intl';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { navGroups } from '@/lib/site/navigation';
import type { MobileMenuContent } from './mobile-menu-panel';

/** The panel's links and labels, built on the server, because the browser has no message catalogue. */
export function useMobileMenuContent(locale: Locale): MobileMenuContent {
  const t = useTranslations('shell');
  return {
    title: t('menu.open'),
    close: t('menu.close'),
    groups: navGroups.map(({ group, items }) => ({
      group,
      label: t(`nav.groups.${group}`),
      links: items.map(({ href, label, icon }) => ({
        href: localePath(locale, href),
        label: t(`nav.${label}`),
        icon,
      })),
    })),
    language: t('language.choose'),
    theme: {
      label: t('theme.choose'),
      modes: themeModes.map((mode) => ({ mode, label: t(`theme.${mode}`) })),
      toggle: { light: t('theme.toLight'), dark: t('theme.toDark') },
    },
  };
}
