import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SuburbMap } from '@/components/art/suburb-map';
import { seoPrice } from '@/lib/content/seo-price';
import type { seoJobs } from '@/lib/content/seo-services';
import type { Locale } from '@/lib/i18n/locales';
import { SearchPhrases } from './search-phrases';
import { TechnicalChecks } from './technical-checks';

const gets = ['1', '2', '3'] as const;

/** The three services as the lines of a job sheet, each with a sample of the work, and one price under all of them. */
export function SeoJobs({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.services');
  const price = () => <b>{seoPrice(locale)}</b>;
  return (
    <section className="sec" aria-labelledby="seo-jobs-title">
      <div className="wrap">
        <h2 id="seo-jobs-title">{t('title')}</h2>
        <div className="seo-sheet">
          <SeoJob id="keyword-research">
            <SearchPhrases />
          </SeoJob>
          <SeoJob id="technical-seo">
            <TechnicalChecks />
          </SeoJob>
          <SeoJob id="local-seo">
            <SuburbMap />
          </SeoJob>
          <footer>
            <p className="t3">{t('total')}</p>
            <p>{t('report')}</p>
            <p className="price">{t.rich('price', { price })}</p>
          </footer>
        </div>
      </div>
    </section>
  );
}

interface SeoJobProps {
  id: (typeof seoJobs)[number];
  /** What the work looks like. */
  children: ReactNode;
}

function SeoJob({ id, children }: SeoJobProps) {
  const t = useTranslations('seo-services.services');
  return (
    <article className="seo-job" id={id} aria-labelledby={`${id}-title`}>
      <div className="seo-job-words">
        <h3 className="t4" id={`${id}-title`}>
          {t(`list.${id}.title`)}
        </h3>
        <p>{t(`list.${id}.text`)}</p>
      </div>
      <div className="seo-job-get">
        <h4>{t('get')}</h4>
        <ul className="benefits">
          {gets.map((get) => (
            <li key={get}>{t(`list.${id}.get.${get}`)}</li>
          ))}
        </ul>
      </div>
      <div className={`seo-job-art art-${id}`}>{children}</div>
    </article>
  );
}
