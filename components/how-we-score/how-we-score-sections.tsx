import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { checks, EMPTY_PAGE_CAP, ERROR_PAGE_CAP, UNCRAWLABLE_CAP } from '@/lib/audit/check-costs';
import { loadCheckWords } from '@/lib/audit/words';
import { accuracy } from '@/lib/content/accuracy';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { AccuracySection } from './accuracy-section';
import { CausesSection } from './causes-section';
import { CheckWeights } from './check-weights';
import styles from './how-we-score-sections.module.css';
import { ScoreClosing } from './score-closing';
import { ScoreScale } from './score-scale';
import { WorkedExample } from './worked-example';

/** From zero up, as on the ruler. */
const bands = ['bad', 'mid', 'good'] as const;

/** The complete calculation of the scores. */
export function HowWeScoreSections() {
  const locale = useLocale();
  const t = useTranslations('how-we-score');
  const { number } = formatters(locale);
  return (
    <>
      <section className={styles.hero} aria-labelledby="score-title">
        <div className="page-width grid gap-x-16 gap-y-6 items-end min-[60rem]:grid-cols-[5fr_7fr]">
          <h1 id="score-title">{t('hero.title')}</h1>
          <p className="lead">{t('hero.lede')}</p>
        </div>
        <div className="page-width">
          <div className={styles.ruler}>
            <a className="text-link" href="#ceilings">
              {t('caps.title')}
            </a>
            <ScoreScale />
          </div>
          <ul className={styles.bands}>
            {bands.map((band) => (
              <li key={band} className={styles[band]}>
                {t(`bands.${band}`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <NamedSum locale={locale} />
      <Section className={styles.overall} aria-labelledby="ceilings">
        <div className="page-width">
          <h2 id="ceilings">{t('caps.title')}</h2>
          <p className="lead mt-3">{t('overall.title')}</p>
          <dl className={styles.caps}>
            <Cap figure={number(ERROR_PAGE_CAP)}>{t('caps.error')}</Cap>
            <Cap figure={number(EMPTY_PAGE_CAP)}>{t('caps.empty')}</Cap>
            <Cap figure={number(UNCRAWLABLE_CAP)}>{t('caps.crawlable')}</Cap>
          </dl>
        </div>
      </Section>
      <CausesSection />
      <NamedCheckWeights locale={locale} />
      <ScoreClosing />
    </>
  );
}

function Cap({ figure, children }: { figure: string; children: string }) {
  return (
    <div className={styles.cap}>
      <dt>{children}</dt>
      <dd className="figures">{figure}</dd>
    </div>
  );
}

async function NamedSum({ locale }: { locale: Locale }) {
  return <WorkedExample locale={locale} words={await loadCheckWords(locale)} />;
}

/** The weights and accuracy of all checks, with their names as in reports in this language. */
async function NamedCheckWeights({ locale }: { locale: Locale }) {
  const all: readonly { id: string }[] = checks;
  const words = await loadCheckWords(locale);
  const names = Object.fromEntries(all.map(({ id }) => [id, words.name(id)]));
  return (
    <>
      <CheckWeights locale={locale} names={names} />
      <AccuracySection locale={locale} names={names} measured={accuracy} />
    </>
  );
}
