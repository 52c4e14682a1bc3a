import { useTranslations } from 'next-intl';
import { SoundToggle } from '@/components/effects/sound-toggle';
import { Icon } from '@/components/ui/icon';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { brand } from '@/lib/config/brand';
import { formatTemperature } from '@/lib/i18n/format-temperature';
import { type Locale, locales } from '@/lib/i18n/locales';
import { LanguageMenu } from './language-menu';
import { ThemeMenu } from './theme-menu';
import { ThemeToggle } from './theme-toggle';
import { TopBarStrip } from './top-bar-strip';

/** Shown without a reading, marked as a sample; the figure is from the specification. */
const sampleTemperature = 26;

/** The dark bar above the header: the firm's name, the visitor's place and weather, and settings. */
export function TopBar({ locale }: { locale: Locale }) {
  const t = useTranslations('top-bar');
  const shell = useTranslations('shell');
  const sound = useTranslations('sound');
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
      words={{
        label: t('label'),
        // The browser replaces these placeholders without a message formatter.
        place: t('place', { city: '{city}', country: '{country}' }),
        fallbackPlace: t('fallbackPlace'),
        sunny: t('sunny'),
        sampleTemperature: formatTemperature(locales[locale].hrefLang, sampleTemperature),
        sample: t('sample'),
        weatherSource: t('weatherSource', { source: '{source}' }),
        device: t('device', { os: '{os}', browser: '{browser}' }),
        deviceType: { mobile: t('mobile'), desktop: t('desktop') },
        otherOs: t('otherOs'),
        otherBrowser: t('otherBrowser'),
        close: t('close'),
      }}
      icons={{
        place: <Icon name="map-pin" />,
        sun: <Icon name="sun" />,
        cloud: <Icon name="cloud" />,
        rain: <Icon name="cloud-rain" />,
        mobile: <Icon name="smartphone" />,
        desktop: <Icon name="laptop" />,
        close: <Icon name="x" />,
      }}
    >
      <ThemeMenu options={options} chooseLabel={shell('theme.choose')} icon={<Icon name="sun-moon" />} />
      <ThemeToggle
        words={{ light: shell('theme.toLight'), dark: shell('theme.toDark') }}
        icons={{ light: <Icon name="sun" />, dark: <Icon name="moon" /> }}
      />
      <SoundToggle words={{ on: sound('on'), off: sound('off') }} />
      <LanguageMenu locale={locale} chooseLabel={shell('language.choose')} icon={<Icon name="globe" />} />
    </TopBarStrip>
  );
}
