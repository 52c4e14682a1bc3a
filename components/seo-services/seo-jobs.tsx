import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import SuburbMap from '@/components/art/suburb-map.svg';
import { sampleNoteId } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import priceStyles from '@/components/ui/price.module.css';
import { Section } from '@/components/ui/section';
import tickListStyles from '@/components/ui/tick-list.module.css';
import { seoPrice } from '@/lib/content/seo-price';
import type { seoJobs } from '@/lib/content/seo-services';
import { SearchPhrases } from './search-phrases';
import styles from './seo-jobs.module.css';
import { TechnicalChecks } from './technical-checks';

const gets = ['1', '2', '3'] as const;

type SeoJobId = (typeof seoJobs)[number];

/** Background of each sample of work. */
const backgrounds: Record<SeoJobId, string | undefined> = {
  'keyword-research': 'bg-sand',
  'technical-seo': 'bg-panel',
  'local-seo': undefined,
};

/** The three services as the lines of a job sheet, each with a sample of the work, and one price under all of them. */
export function SeoJobs() {
  const locale = useLocale();
  const t = useTranslations('seo-services.services');
  const price = () => <b>{seoPrice(locale)}</b>;
  return (
    <Section aria-labelledby="seo-jobs-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <h2 id="seo-jobs-title">{t('title')}</h2>
        <div className={styles.sheet}>
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
            <p className="heading-md">{t('total')}</p>
            <p>{t('report')}</p>
            <p className={classNames(priceStyles.price, styles.price)}>{t.rich('price', { price })}</p>
          </footer>
        </div>
      </div>
    </Section>
  );
}

interface SeoJobProps {
  id: SeoJobId;
  /** A sample of the work. */
  children: ReactNode;
}

function SeoJob({ id, children }: SeoJobProps) {
  const t = useTranslations('seo-services.services');
  return (
    <article className={styles.job} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h3 className="heading-lg" id={`${id}-title`}>
          {t(`list.${id}.title`)}
        </h3>
        <p>{t(`list.${id}.text`)}</p>
      </div>
      <div className={styles.outcome}>
        <h4>{t('get')}</h4>
        <ul className={tickListStyles.list}>
          {gets.map((get) => (
            <li key={get}>{t(`list.${id}.get.${get}`)}</li>
          ))}
        </ul>
      </div>
      <div className={classNames(styles.sample, backgrounds[id])}>{children}</div>
    </article>
  );
}
