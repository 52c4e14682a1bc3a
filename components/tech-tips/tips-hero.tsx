import { useTranslations } from 'next-intl';
import { SampleNote } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import { SentenceSpace } from '@/components/ui/sentence-space';
import { tips } from '@/lib/content/tips';
import styles from './tips-hero.module.css';

/** The upper part of a dashboard, whose lights are the filter below it. */
export function TipsHero() {
  const t = useTranslations('tech-tips.hero');
  return (
    <section className={styles.hero} aria-labelledby="tips-title">
      <div className="page-width">
        <h1 id="tips-title">{t('title')}</h1>
        <p className={classNames('lead', styles.lead)}>
          {t('lede', { count: tips.length })}
          <SentenceSpace />
          <SampleNote of="authors" className="block mt-2" />
        </p>
      </div>
    </section>
  );
}
