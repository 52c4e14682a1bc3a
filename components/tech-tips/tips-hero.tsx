import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/sample-mark';
import { classNames } from '@/components/ui/class-names';
import { tips } from '@/lib/content/tips';
import { DashScene } from './dash-scene';
import styles from './tips-hero.module.css';

/** The view from the driver's seat: the coast, and the dashboard with one light on. */
export function TipsHero() {
  const t = useTranslations('tech-tips.hero');
  return (
    <section className={styles.hero} aria-labelledby="tips-title">
      <DashScene label={t('picture')} />
      <div className="page-width">
        <h1 id="tips-title">{t('title')}</h1>
        <p className={classNames('lead', styles.lead)}>
          {t('lede', { count: tips.length })} <SampleMark of="authors" />
        </p>
      </div>
    </section>
  );
}
