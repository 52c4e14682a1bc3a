import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Severity } from '@/components/ui/severity';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ModeBank } from './mode-bank';
import { StatusCard } from './status-card';
import styles from './theme-demo-sections.module.css';
import { ThemeTests } from './theme-tests';

const modeIcons = { light: 'sun', dark: 'moon', system: 'laptop', auto: 'clock' } as const;

/** The theme demo: the current theme and what determines it, four buttons to change it, and two tests. */
export function ThemeDemoSections({ locale }: { locale: Locale }) {
  const t = useTranslations('theme-demo');
  const { hrefLang } = locales[locale];
  const modes = {
    light: t('modes.light'),
    dark: t('modes.dark'),
    system: t('modes.system'),
    auto: t('modes.auto'),
  };
  const themes = { light: t('themes.light'), dark: t('themes.dark') };
  const keys = themeModes.map((value) => ({
    value,
    label: modes[value],
    description: t(`descriptions.${value}`),
    icon: <Icon name={modeIcons[value]} />,
  }));

  return (
    <>
      <section className={styles.themeHead} aria-labelledby="theme-title">
        <div className="page-width">
          <h1 id="theme-title">{t('title')}</h1>
          <p className={`lead ${styles.intro}`}>{t('lede')}</p>
          <p className="text-muted max-w-160">{t('rule')}</p>
        </div>
      </section>
      <section aria-labelledby="status-title">
        <div className="page-width">
          <h2 id="status-title" className="sr-only">
            {t('status.title')}
          </h2>
          <div className="noscript:hidden!">
            <StatusCard
              hrefLang={hrefLang}
              words={{
                modes,
                themes,
                labels: {
                  mode: t('status.mode'),
                  resolved: t('status.resolved'),
                  timeBased: t('status.timeBased'),
                  time: t('status.time'),
                  systemPreference: t('status.systemPreference'),
                },
                active: t('status.active'),
                notActive: t('status.notActive'),
                unknown: t('status.unknown'),
                dial: t('status.dial'),
              }}
            />
            <ModeBank keys={keys} label={t('choose')} />
          </div>
          <div className={`${styles.withoutScript} stack`}>
            <p className="lead">{t('noScript')}</p>
            <ul className="stack">
              {keys.map(({ value, label, description }) => (
                <li key={value}>
                  <b>{label}</b>: {description}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Section className="noscript:hidden!" background="sand" aria-labelledby="tests-title">
        <div className="page-width">
          <h2 id="tests-title">{t('tests.title')}</h2>
          <p className={`lead ${styles.benchLede}`}>{t('tests.text')}</p>
          <ThemeTests
            hrefLang={hrefLang}
            quick={{
              title: t('quick.title'),
              text: t('quick.text'),
              start: t('quick.start'),
              stop: t('quick.stop'),
              states: {
                idle: t('quick.idle'),
                running: t('quick.running'),
                done: t('quick.done'),
                stopped: t('quick.stopped'),
              },
              modes,
            }}
            comprehensive={{
              title: t('comprehensive.title'),
              text: t('comprehensive.text'),
              start: t('comprehensive.start'),
              idle: t('comprehensive.idle'),
              labels: {
                average: t('comprehensive.average'),
                slowest: t('comprehensive.slowest'),
                changes: t('comprehensive.changes'),
                wrong: t('comprehensive.wrong'),
              },
            }}
            icons={{ quick: <Icon name="sun-moon" />, comprehensive: <Icon name="gauge" /> }}
            verdicts={{
              passed: <Severity level="passed">{t('comprehensive.passed')}</Severity>,
              failed: <Severity level="critical">{t('comprehensive.failed')}</Severity>,
            }}
          />
        </div>
      </Section>
    </>
  );
}
