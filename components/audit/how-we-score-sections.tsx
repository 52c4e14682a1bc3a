import { useTranslations } from 'next-intl';
import { metricWeights } from '@/lib/audit/overall-score';
import { ERROR_PAGE_CAP, UNCRAWLABLE_CAP } from '@/lib/audit/score';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type CheckNames, CheckWeights } from './check-weights';

const sentences = ['mean', 'skip', 'lost', 'down', 'same'] as const;
const figures = ['seoScore', 'loadSpeed', 'mobileScore', 'securityScore'] as const;
const bands = ['good', 'mid', 'bad'] as const;

/** The whole arithmetic, so that anybody can redo it. */
export function HowWeScoreSections({ locale, names }: { locale: Locale; names: CheckNames }) {
  const t = useTranslations('how-we-score');
  const metrics = useTranslations('seo-report.metrics');
  const { number, percent } = formatters(locale);
  return (
    <>
      <section className="score-hero" aria-labelledby="score-title">
        <div className="wrap two">
          <h1 id="score-title">{t('hero.title')}</h1>
          <p className="lede">{t('hero.lede')}</p>
        </div>
      </section>
      <section className="sec" aria-labelledby="sum-title">
        <div className="wrap two">
          <div>
            <h2 id="sum-title">{t('sum.title')}</h2>
            <ul className="bands">
              {bands.map((band) => (
                <li key={band} className={band}>
                  {t(`bands.${band}`)}
                </li>
              ))}
            </ul>
          </div>
          <ol className="sum">
            {sentences.map((id) => (
              <li key={id}>{t(`sum.${id}`)}</li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec sand" aria-labelledby="overall-title">
        <div className="wrap two">
          <div>
            <h2 id="overall-title">{t('overall.title')}</h2>
            <p className="lede">{t('overall.text')}</p>
            <dl className="shares">
              {figures.map((figure) => (
                <div key={figure}>
                  <dt>{metrics(figure)}</dt>
                  <dd className="nums">{percent(metricWeights[figure])}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h2 className="t3">{t('caps.title')}</h2>
            <dl className="caps">
              <Cap figure={number(UNCRAWLABLE_CAP)}>{t('caps.crawlable')}</Cap>
              <Cap figure={number(ERROR_PAGE_CAP)}>{t('caps.error')}</Cap>
            </dl>
          </div>
        </div>
      </section>
      <CheckWeights locale={locale} names={names} />
    </>
  );
}

function Cap({ figure, children }: { figure: string; children: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className="nums t4">{figure}</dd>
    </div>
  );
}
