import { useTranslations } from 'next-intl';
import { AutoSwitchNotice } from './auto-switch-notice';

/** Announces briefly that mode auto has switched the theme. */
export function ThemeNotice() {
  const t = useTranslations('shell.theme');
  return <AutoSwitchNotice words={{ light: t('switchedToLight'), dark: t('switchedToDark') }} />;
}
