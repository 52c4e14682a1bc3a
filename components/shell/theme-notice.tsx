import { useTranslations } from 'next-intl';
import { AutoSwitchNotice } from './auto-switch-notice';

/** Says for a moment that mode auto has switched the theme by itself. */
export function ThemeNotice() {
  const t = useTranslations('shell.theme');
  return <AutoSwitchNotice words={{ light: t('switchedToLight'), dark: t('switchedToDark') }} />;
}
