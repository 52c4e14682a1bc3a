import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { locales } from '@/lib/i18n/locales';
import { ModeBank } from './mode-bank';
import { StatusCard } from './status-card';
import styles from './theme-demo-sections.module.css';
import { ThemeTests } from './theme-tests';

const modeIcons = { light: 'sun', dark: 'moon', system: 'laptop', auto: 'clock' } as const;

/** The theme demo: the current theme and what determines it, four buttons to change it, and two tests. */
export function ThemeDemoSections() {
  const locale = useLocale();
  const t = useTranslations('theme-demo');
  const { hrefLang } = locales[locale];
  const { modes, themes, status, quick, comprehensive } = useMessages()['theme-demo'];
  const keys = themeModes.map((value) => ({
    value,
    label: modes[value],
    description: t(`descriptions.${value}`),
    icon: modeIcons[value],
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
            <StatusCard hrefLang={hrefLang} words={{ modes, themes, status }} />
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
          <ThemeTests hrefLang={hrefLang} words={{ quick, comprehensive, modes }} />
        </div>
      </Section>
    </>
  );
}
