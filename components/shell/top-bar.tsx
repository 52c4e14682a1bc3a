import { useLocale, useMessages, useTranslations } from 'next-intl';
import { SoundToggle } from '@/components/effects/sound-toggle';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { brand } from '@/lib/config/brand';
import { formatTemperature } from '@/lib/i18n/format-temperature';
import { locales } from '@/lib/i18n/locales';
import { LanguageSwitcher } from './language-switcher';
import { ThemeSwitcher } from './theme-switcher';
import { ThemeToggle } from './theme-toggle';
import { TopBarStrip } from './top-bar-strip';

/** Shown without a reading, marked as a sample; the figure is from the specification. */
const sampleTemperature = 26;

/** The dark bar above the header: the firm's name, the visitor's place and weather, and settings. */
export function TopBar() {
  const locale = useLocale();
  const { deviceLine: _deviceLine, ...words } = useMessages()['top-bar'];
  const shell = useTranslations('shell');
  const sound = useMessages().sound;
  const options = themeModes.map((value) => ({
    value,
    label: shell(`theme.${value}`),
    description: shell(`theme.${value}Description`),
    buttonLabel: shell('theme.label', { mode: shell(`theme.${value}`) }),
  }));

  return (
    <TopBarStrip
      language={locales[locale].hrefLang}
      brandName={brand.name}
      words={words}
      sampleTemperature={formatTemperature(locales[locale].hrefLang, sampleTemperature)}
    >
      <ThemeSwitcher options={options} chooseLabel={shell('theme.choose')} />
      <ThemeToggle words={{ light: shell('theme.toLight'), dark: shell('theme.toDark') }} />
      <SoundToggle words={sound} />
      <LanguageSwitcher locale={locale} chooseLabel={shell('language.choose')} />
    </TopBarStrip>
  );
}
