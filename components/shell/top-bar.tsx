import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { themeModes } from '@/lib/theme/auto-theme';
import { LanguageMenu } from './language-menu';
import { ThemeMenu } from './theme-menu';

/** The dark bar above the header: who we are, and how the visitor wants to see it. */
export function TopBar({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const options = themeModes.map((value) => ({
    value,
    label: t(`theme.${value}`),
    description: t(`theme.${value}Description`),
    buttonLabel: t('theme.label', { mode: t(`theme.${value}`) }),
  }));

  return (
    <section className="top" aria-label={t('topBar.label')}>
      <div className="wrap">
        <b>{brand.name}</b>
        <span className="wide">{t('topBar.promise')}</span>
        <div className="end">
          <ThemeMenu options={options} chooseLabel={t('theme.choose')} icon={<Icon name="sun-moon" />} />
          <LanguageMenu locale={locale} chooseLabel={t('language.choose')} icon={<Icon name="globe" />} />
        </div>
      </div>
    </section>
  );
}
